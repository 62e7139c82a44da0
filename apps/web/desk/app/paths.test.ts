import { describe, expect, it } from 'vitest';
import { deskPath, matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';

describe('addresses of the desk', () => {
  it('are written', () => {
    expect(deskPath('amakas-cloth', 'today')).toBe('/desk/amakas-cloth');
    expect(deskPath('amakas-cloth', 'orders', undefined, { tab: 'to-pack' })).toBe(
      '/desk/amakas-cloth/orders?tab=to-pack',
    );
    expect(deskPath('', 'opening', undefined, { at: 'where' })).toBe('/desk/open?at=where');
    expect(deskPath('ọjà', 'parcel', { id: 'a/b' })).toBe('/desk/%E1%BB%8Dj%C3%A0/orders/a%2Fb');
  });

  it.each([
    ['/desk/amakas-cloth', 'amakas-cloth', 'today'],
    ['/desk/amakas-cloth/', 'amakas-cloth', 'today'],
    ['/desk/amakas-cloth/orders', 'amakas-cloth', 'orders'],
    ['/desk/amakas-cloth/products', 'amakas-cloth', 'products'],
    ['/desk/amakas-cloth/products/new', 'amakas-cloth', 'newProduct'],
    ['/desk/amakas-cloth/products/0190f1a2', 'amakas-cloth', 'product'],
    ['/desk/amakas-cloth/print/slips', 'amakas-cloth', 'slips'],
    ['/desk/%E1%BB%8Dj%C3%A0/more', 'ọjà', 'more'],
    ['/desk/amakas-cloth/nowhere', 'amakas-cloth', undefined],
    ['/desk/amakas-cloth/store', 'amakas-cloth', 'store'],
    ['/desk/amakas-cloth/store/holiday', 'amakas-cloth', 'holiday'],
    ['/desk/open', '', 'opening'],
    ['/desk/open/', '', 'opening'],
    ['/desk/open/orders', '', undefined],
    ['/desk/amakas-cloth/open', 'amakas-cloth', undefined],
    ['/desk', '', 'today'],
    ['/desk/%', '%', 'today'],
  ])('%s is read as %s, %s', (pathname, slug, page) => {
    const place = placeIn(pathname);
    expect(place.slug).toBe(slug);
    expect(matchDeskPath(place.path)?.name).toBe(page);
  });

  it('come back as they went', () => {
    const { path } = placeIn(deskPath('s', 'parcel', { id: 'a/b %' }));
    expect(matchDeskPath(path)).toEqual({ name: 'parcel', params: { id: 'a/b %' } });
  });
});
