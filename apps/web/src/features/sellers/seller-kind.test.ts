import { expect, it } from 'vitest';
import { sellerKind, sellerPlace } from './seller-kind.ts';

it('names the kind of seller [TOP-04]', () => {
  expect(sellerKind('individual')).toBe('Individual Seller');
  expect(sellerKind('business')).toBe('Business Seller');
});

it.each([
  [{ city: 'Kano', country: 'Nigeria' }, 'Kano, Nigeria'],
  [{ city: null, country: 'Nigeria' }, 'Nigeria'],
  [{ city: null, country: null }, ''],
])('%j is in %j [TOP-05]', (address, place) => {
  expect(sellerPlace(address)).toBe(place);
});
