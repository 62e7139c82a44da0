import { expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { openSizeOf } from './open-size.ts';
import type { OfferedVariant } from './variants.ts';

const of = (color: string, size: string, stock: number, naira: number, discount?: number): OfferedVariant => ({
  color,
  size,
  stock,
  price: kobo(naira * 100),
  ...(discount !== undefined && { discountPrice: kobo(discount * 100) }),
});
const shirts = [
  of('Red', 'S', 0, 900),
  of('Red', 'M', 3, 1500, 1000),
  of('Red', 'L', 2, 1200),
  of('Blue', 'M', 0, 800),
  of('Blue', 'L', 4, 1200),
  of('Green', 'M', 1, 1100),
  of('Green', 'L', 1, 1100),
  of('White', 'M', 0, 1300),
  of('White', 'L', 0, 1200),
];

it('while several sizes of a colour can be bought, the cheapest of those is told, whether others cost more, and the most units of one [PROD-40]', () => {
  expect(openSizeOf(shirts, 'Red')).toEqual({ cheapest: shirts[1], from: true, stock: 3 });
  expect(openSizeOf(shirts, 'Green')).toEqual({ cheapest: shirts[5], from: false, stock: 1 });
});

it('where all sizes of a colour are sold out, none is chosen beforehand either [PROD-40]', () => {
  expect(openSizeOf(shirts, 'White')).toEqual({ cheapest: shirts[8], from: true, stock: 0 });
});

it.each(['Blue', 'Black', ''])('of %j there is no size to choose: one at most can be bought', (color) => {
  expect(openSizeOf(shirts, color)).toBeUndefined();
});
