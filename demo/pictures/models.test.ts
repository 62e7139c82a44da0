import { describe, expect, it } from 'vitest';
import { products } from '../data/catalogue.ts';
import { Models } from './models.ts';
import { planPictures } from './plan.ts';

describe('the models of goods', () => {
  const models = new Models();

  it('are one for each product, and none for what is not sold', () => {
    expect([...models.keys].sort()).toEqual(products.map(({ key }) => key).sort());
  });

  it('change their digest with what they are built of, and no other', () => {
    const digests = new Map([...models.keys].map((key) => [key, models.digestOf(key)]));
    expect(new Set(digests.values()).size).toBeGreaterThan(digests.size / 2);
    expect(() => models.digestOf('unheard-of')).toThrow('unheard-of');
  });

  it('stand in every picture that is planned', () => {
    const shown = planPictures().flatMap((job) => ('scene' in job ? job.scene.goods.map(({ good }) => good) : []));
    expect(shown.filter((key) => !models.keys.has(key))).toEqual([]);
  });
});
