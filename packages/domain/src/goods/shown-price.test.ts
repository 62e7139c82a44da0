import { expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { shownPrice } from './shown-price.ts';

const of = (price: number, discountPrice?: number) => ({
  price: kobo(price),
  discountPrice: discountPrice === undefined ? null : kobo(discountPrice),
});

it('shows what is paid for the cheapest, and of equals the first', () => {
  expect(shownPrice([of(500), of(900, 400), of(450)])).toEqual(of(900, 400));
  expect(shownPrice([of(500), of(900, 500)])).toEqual(of(500));
  expect(shownPrice([of(900, 500), of(500)])).toEqual(of(900, 500));
});
