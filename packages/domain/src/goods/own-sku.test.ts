import { expect, it } from 'vitest';
import { ownSku, skuInitials } from './own-sku.ts';

it.each([
  ["Amaka's Cloth", 'AC'],
  ['Àmàká’s Cloth', 'AC'],
  ['Ọjà of the Four Winds', 'OOT'],
  ['3D Prints', '3P'],
  ['布', 'SKU'],
])('the SKUs of %s begin with %s', (store, initials) => {
  expect(skuInitials(store)).toBe(initials);
});

it('an own SKU has four digits, or more where they are needed', () => {
  expect([ownSku('AC', 42), ownSku('AC', 12_345)]).toEqual(['AC-0042', 'AC-12345']);
});
