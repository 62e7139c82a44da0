import type { DeskStore } from '@oja/contract/desks/desk-store';
import { describe, expect, it } from 'vitest';
import { deskPlace } from './desk-place.ts';

const store = (slug: string): DeskStore => ({
  id: slug,
  slug,
  storeName: slug,
  logo: null,
  role: 'owner',
  couriers: [],
  status: 'approved',
});
const stores = [store('bola-foods'), store('amakas-cloth'), store('ọjà')];

describe('deskPlace', () => {
  it.each([
    ['/desk', undefined, 'bola-foods', true],
    ['/desk/', 'amakas-cloth', 'amakas-cloth', true],
    ['/desk', 'of-another', 'bola-foods', true],
    ['/desk/amakas-cloth', 'bola-foods', 'amakas-cloth', true],
    ['/desk/amakas-cloth/', undefined, 'amakas-cloth', true],
    ['/desk/%E1%BB%8Dj%C3%A0', undefined, 'ọjà', true],
    ['/desk/amakas-cloth/orders', undefined, 'amakas-cloth', false],
    ['/desk/of-another', 'amakas-cloth', undefined, true],
    ['/desk/%', 'amakas-cloth', undefined, true],
  ])('%s, last at %s: %s', (path, last, slug, isToday) => {
    const place = deskPlace(path, stores, last);
    expect(place.store?.slug).toBe(slug);
    expect(place.isToday).toBe(isToday);
  });

  it('is where a store is opened, whoever asks [DESK-09]', () => {
    expect(deskPlace('/desk/open', stores, 'amakas-cloth')).toMatchObject({ store: null, isOpening: true });
    expect(deskPlace('/desk/open/more', stores, undefined).isOpening).toBe(false);
    expect(deskPlace('/desk', stores, undefined).isOpening).toBe(false);
  });

  it('is no desk for who works for no store', () => {
    expect(deskPlace('/desk', [], 'amakas-cloth').store).toBeNull();
  });
});
