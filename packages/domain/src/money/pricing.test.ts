import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedBy, asCharges } from './charges.ts';
import { kobo, sumKobo } from './money.ts';
import { freeShippingText, type PricingPolicy, quote, sellerShares, specifiedPolicy } from './pricing.ts';

const line = (price: number, quantity: number, sellerId = 'ada') => ({ price: kobo(price), quantity, sellerId });

const charged = (shipping: number, tax: number) => asCharges({ shipping: kobo(shipping), tax: kobo(tax) });

describe('quote', () => {
  const of = (...lines: ReturnType<typeof line>[]) => quote(lines, specifiedPolicy);

  it.each([
    ['exactly ₦50 pays', [line(5000, 1)], 1000],
    ['a kobo more is free', [line(5001, 1)], 0],
    ['goods that cost nothing pay', [line(0, 1)], 1000],
    ['an empty cart has none', [], 0],
  ])('shipping: %s [CONST-04]', (_, lines, shipping) => {
    expect(addedBy(of(...lines).charges, 'shipping')).toBe(shipping);
  });

  it.each([
    ['is a tenth', [line(5000, 1)], 500],
    ['of less than half a kobo is none', [line(4, 1)], 0],
    ['of half a kobo rounds up', [line(245, 1)], 25],
    ['rounds once, not per line', [line(5, 1), line(5, 1)], 1],
  ])('tax %s [CONST-05]', (_, lines, tax) => {
    expect(addedBy(of(...lines).charges, 'tax')).toBe(tax);
  });

  it('the total is subtotal, shipping and tax; quantities count [CONST-06]', () => {
    expect(of(line(2000, 1), line(300, 3))).toEqual({ subtotal: 2900, charges: charged(1000, 290), total: 4190 });
    expect(of(line(2000, 2), line(1000, 3))).toEqual({ subtotal: 7000, charges: charged(0, 700), total: 7700 });
    expect(of()).toEqual({ subtotal: 0, charges: charged(0, 0), total: 0 });
  });

  it('follows the policy it is given', () => {
    const policy: PricingPolicy = {
      freeShippingAboveKobo: kobo(0),
      shippingKobo: kobo(500),
      taxBasisPoints: 750,
      commissionBasisPoints: 0,
    };
    expect(quote([line(1000, 1)], policy)).toEqual({ subtotal: 1000, charges: charged(0, 75), total: 1075 });
  });

  it.each([line(-1, 1), line(1, 0), line(1, -1), line(1, 1.5), line(2 ** 52, 2)])('refuses %j', (broken) => {
    expect(() => quote([broken], specifiedPolicy)).toThrow(RangeError);
  });
});

describe('sellerShares', () => {
  it('rounds the commission down once a seller, in the order of first appearance', () => {
    expect(sellerShares([line(99, 1, 'bola'), line(1000, 2), line(50, 1, 'bola')], specifiedPolicy)).toEqual([
      { sellerId: 'bola', items: 149, commission: 14, payable: 135 },
      { sellerId: 'ada', items: 2000, commission: 200, payable: 1800 },
    ]);
    expect(sellerShares([], specifiedPolicy)).toEqual([]);
  });

  it('conserves money: payable + commission + charges = total, whatever the cart and the policy', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: 0, max: 99_999_999_999 }).map(kobo),
      quantity: fc.integer({ min: 1, max: 1000 }),
      sellerId: fc.constantFrom('ada', 'bola', 'chidi'),
    });
    const rate = fc.integer({ min: 0, max: 10_000 });
    const anyPolicy = fc.record({
      freeShippingAboveKobo: fc.integer({ min: 0, max: 1e6 }).map(kobo),
      shippingKobo: fc.integer({ min: 0, max: 1e6 }).map(kobo),
      taxBasisPoints: rate,
      commissionBasisPoints: rate,
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), anyPolicy, (lines, policy) => {
        const shares = sellerShares(lines, policy);
        const { charges, total } = quote(lines, policy);
        const parts = shares.flatMap(({ payable, commission }) => [payable, commission]);
        expect(sumKobo([...parts, addedBy(charges)])).toBe(total);
        expect(Math.min(0, ...parts)).toBe(0);
      }),
      { numRuns: 1500 },
    );
  });
});

it('says from where on shipping is free [PROD-27, CONST-01]', () => {
  expect(freeShippingText(specifiedPolicy)).toBe('Free shipping on orders over ₦50.00');
});
