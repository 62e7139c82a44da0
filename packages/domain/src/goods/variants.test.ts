import { describe, expect, it } from 'vitest';
import { kobo } from '../money/money.ts';
import { isSoldOut, type OfferedVariant, shownVariant } from './variants.ts';

const variant = (color: string, size: string, stock: number): OfferedVariant => ({
  color,
  size,
  price: kobo(250_000),
  stock,
});
const shirts = [variant('Red', 'M', 0), variant('Red', 'L', 2), variant('Blue', 'M', 3), variant('Blue', 'L', 0)];

describe('the variant that is shown', () => {
  it.each([
    [{}, 'Red L'],
    [{ color: 'Red' }, 'Red L'],
    [{ color: 'Blue' }, 'Blue M'],
    [{ size: 'M' }, 'Blue M'],
    [{ color: 'Red', size: 'M' }, 'Red M'],
    [{ color: 'Blue', size: 'L' }, 'Blue L'],
  ])('of %j is %s: the first that can be bought, or else the first that was meant', (choice, shown) => {
    const { color, size } = shownVariant(shirts, choice) ?? {};
    expect(`${color} ${size}`).toBe(shown);
  });

  it('is the first one where nothing is left, and none where nothing fits', () => {
    const gone = shirts.map((shirt) => ({ ...shirt, stock: 0 }));
    expect(shownVariant(gone, {})).toBe(gone[0]);
    expect(shownVariant(gone, { size: 'L' })).toBe(gone[1]);
    expect(shownVariant(shirts, { color: 'Green' })).toBeUndefined();
    expect(shownVariant([], {})).toBeUndefined();
  });
});

it.each([
  [{}, false],
  [{ color: 'Red' }, false],
  [{ color: 'Red', size: 'M' }, true],
  [{ color: 'Red', size: 'L' }, false],
  [{ color: 'Green' }, true],
])('a choice of %j is sold out: %s', (choice, soldOut) => {
  expect(isSoldOut(shirts, choice)).toBe(soldOut);
});
