import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, effectivePrice, hasDiscount } from './discount.ts';
import { kobo } from './money.ts';

const product = (price: number, discountPrice?: number | null) => ({
  price: kobo(price),
  discountPrice: discountPrice == null ? discountPrice : kobo(discountPrice),
});

describe('a discount exists only when 0 < discountPrice < price', () => {
  const cases = [
    [1000, undefined, false, 1000, 0],
    [1000, null, false, 1000, 0],
    [1000, 0, false, 1000, 0],
    [1000, -5, false, 1000, 0],
    [1000, 1000, false, 1000, 0],
    [1000, 1001, false, 1000, 0],
    [1000, 999, true, 999, 0],
    [1000, 1, true, 1, 99],
    [1000, 5, true, 5, 99],
    [1000, 10, true, 10, 99],
    [1000, 996, true, 996, 0],
    [1000, 995, true, 995, 1],
    [1000, 750, true, 750, 25],
    [1000, 745, true, 745, 26],
    [300, 200, true, 200, 33],
    [0, 0, false, 0, 0],
  ] as const;

  it.each(cases)('%s with %s: %s [FLASH-02]', (price, discount, exists) => {
    expect(hasDiscount(product(price, discount))).toBe(exists);
  });

  it.each(cases)('%s with %s costs (%s) %s [CONST-03, CART-23]', (price, discount, _, effective) => {
    expect(effectivePrice(product(price, discount))).toBe(effective);
  });

  it.each(cases)('%s with %s (%s, %s) saves %s percent [CONST-07]', (price, discount, _exists, _effective, percent) => {
    expect(discountPercent(product(price, discount))).toBe(percent);
  });

  it('never costs more than the price, and rounds half up below 100 [CONST-07]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.integer({ min: 0, max: 1e11 }), (price, discount) => {
        const priced = product(price, discount);
        expect(effectivePrice(priced)).toBeLessThanOrEqual(price);
        const off = BigInt(price - effectivePrice(priced));
        expect(discountPercent(priced)).toBe(Math.min(99, Number((off * 200n + BigInt(price)) / (2n * BigInt(price)))));
      }),
    );
  });
});
