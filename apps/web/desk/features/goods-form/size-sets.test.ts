import { describe, expect, it } from 'vitest';
import { sizeSetsFor } from './size-sets.ts';

describe('sets of sizes', () => {
  it('come with those of the category first', () => {
    expect(sizeSetsFor('Phones & Accessories')[0]?.sizes).toEqual(['64 GB', '128 GB', '256 GB']);
    expect(sizeSetsFor('Fashion › Shoes').map(({ name }) => name)).toEqual(['S–XXL', 'UK 6–20', '36–46', '64–256 GB']);
  });

  it('have every size, and no more than a product may have', () => {
    const [, dresses, shoes] = sizeSetsFor('Fashion');
    expect(dresses?.sizes).toEqual(['UK 6', 'UK 8', 'UK 10', 'UK 12', 'UK 14', 'UK 16', 'UK 18', 'UK 20']);
    expect(shoes?.sizes).toEqual(['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46']);
    for (const { sizes } of sizeSetsFor('')) expect(sizes.length).toBeLessThanOrEqual(12);
  });
});
