import { describe, expect, it } from 'vitest';
import { clampQuantity } from './quantity.ts';

describe('clampQuantity', () => {
  it.each([
    [3, 5, 3],
    [6, 5, 5],
    [0, 5, 1],
    [-2, 5, 1],
    [2.9, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 5],
    [3, 0, 1],
  ])('%s of %s is %s [PROD-14, PROD-15, CART-05]', (wanted, stock, quantity) => {
    expect(clampQuantity(wanted, stock)).toBe(quantity);
  });
});
