import type { Cart, CartLine } from '@oja/contract/cart';
import { kobo } from '@oja/domain/money/money';
import { type BuyerRates, quote, specifiedPolicy } from '@oja/domain/money/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptied, withQuantity } from './changed-cart.ts';
import { groupBySeller } from './group-by-seller.ts';

function line(over: Partial<CartLine> = {}): CartLine {
  return {
    lineId: 'l1',
    productId: 'p1',
    name: 'Ankara dress',
    price: kobo(12_500),
    originalPrice: kobo(12_500),
    quantity: 2,
    discountPrice: null,
    images: [],
    sellerId: 's1',
    storeName: 'Adire Palace',
    storeSlug: 'adire-palace',
    selectedColor: 'Red',
    selectedSize: 'M',
    brandName: null,
    stock: 3,
    boundBy: 'stock',
    stockItemId: over.productId ?? 'p1',
    inOtherVariants: 0,
    discontinued: false,
    ...over,
  };
}
const cartOf = (lines: CartLine[], rates: BuyerRates = specifiedPolicy): Cart => ({
  lines,
  quote: quote(
    lines.filter(({ discontinued }) => !discontinued),
    rates,
  ),
  rates,
  lowered: [],
  leftOut: 0,
});
const charged = (shipping: number, tax: number) => [
  { kind: 'shipping', amount: shipping, included: false },
  { kind: 'tax', amount: tax, included: false },
];

describe('the cart while the shop has not answered yet', () => {
  it('shows the totals of the one price function [CART-02, CONST-06]', () => {
    const changed = withQuantity(cartOf([line()]), 'l1', 3);
    expect(changed.lines[0]?.quantity).toBe(3);
    // ₦375.00 are above ₦50.00 and ship free; tax is 10 %.
    expect(changed.quote).toEqual({ subtotal: 37_500, charges: charged(0, 3750), total: 41_250 });
  });

  it.each([
    ['below ₦100, where a kobo of tax is a large part', 0, 10_000],
    ['up to ₦999,999,999.99', 10_000, 99_999_999_999],
  ])('computes the very totals of the shop, at any rates, for prices %s [CART-02]', (_, min, max) => {
    const anyLine = fc.record({
      price: fc.integer({ min, max }).map(kobo),
      quantity: fc.integer({ min: 1, max: 50 }),
      discontinued: fc.boolean(),
    });
    const anyRates = fc.record({
      freeShippingAboveKobo: fc.integer({ min: 0, max: 20_000 }).map(kobo),
      shippingKobo: fc.integer({ min: 0, max: 5000 }).map(kobo),
      taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 20 }),
        anyRates,
        fc.nat(),
        fc.nat({ max: 50 }),
        (given, rates, at, to) => {
          const lines = given.map((of, index) =>
            line({ ...of, lineId: `l${index}`, productId: `p${index}`, stock: 50 }),
          );
          const changed = withQuantity(cartOf(lines, rates), `l${at % lines.length}`, to);
          const sold = changed.lines.filter(({ discontinued }) => !discontinued);
          expect(changed.quote).toEqual(quote(sold, rates));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('stays within 1 and the stock [CART-05]', () => {
    expect(withQuantity(cartOf([line()]), 'l1', 9).lines[0]?.quantity).toBe(3);
  });

  it('leaves the other variants of a product what is left of its stock', () => {
    const blue = line({ lineId: 'l2', selectedColor: 'Blue', quantity: 1, stock: 2 });
    const other = line({ lineId: 'l3', productId: 'p2' });
    const cart = cartOf([line(), blue, other]);
    const stocks = (quantity: number) => withQuantity(cart, 'l1', quantity).lines.map(({ stock }) => stock);
    expect(stocks(3)).toEqual([3, 1, 3]);
    expect(stocks(0)).toEqual([4, 3]);
  });

  it('hands out what is left line by line when the stock fell below the cart, and can be lowered [CART-05, CART-06]', () => {
    const red = line({ quantity: 3, stock: 3 });
    const blue = line({ lineId: 'l2', selectedColor: 'Blue', quantity: 3, stock: 0 });
    const shown = (lineId: string, quantity: number) =>
      withQuantity(cartOf([red, blue]), lineId, quantity).lines.map((one) => [one.quantity, one.stock]);
    expect(shown('l1', 2)).toEqual([
      [2, 2],
      [3, 1],
    ]);
    expect(shown('l2', 2)).toEqual([
      [3, 3],
      [2, 0],
    ]);
    expect(shown('l1', 0)).toEqual([[3, 3]]);
    expect(shown('l2', 0)).toEqual([[3, 3]]);
  });

  it('loses a line at 0 and is worth nothing when empty', () => {
    const two = cartOf([line(), line({ lineId: 'l2', price: kobo(100) })]);
    expect(withQuantity(two, 'l1', 0).lines.map(({ lineId }) => lineId)).toEqual(['l2']);
    expect(emptied(two).quote.total).toBe(0);
  });

  it('follows the rates that the operator set', () => {
    const policy = { ...specifiedPolicy, taxBasisPoints: 750, shippingKobo: kobo(2500) };
    const cheap = line({ price: kobo(1000), quantity: 1 });
    const changed = withQuantity(cartOf([cheap], policy), 'l1', 2);
    expect(changed.quote).toEqual({ subtotal: 2000, charges: charged(2500, 150), total: 4650 });
  });

  it('does not charge for what is gone', () => {
    const gone = line({ lineId: 'l2', discontinued: true, price: kobo(0), stock: 0, sellerId: null });
    const changed = withQuantity(cartOf([line(), gone]), 'l1', 1);
    expect(changed.quote.subtotal).toBe(12_500);
  });

  it('does not count what is sold out [CART-02]', () => {
    const soldOut = line({ lineId: 'l2', productId: 'p2', stock: 0 });
    expect(withQuantity(cartOf([line(), soldOut]), 'l1', 1).quote.subtotal).toBe(12_500);
  });
});

describe('the lines of a cart', () => {
  it('are grouped by seller, those without one last', () => {
    const lines = [
      line({ lineId: 'a', sellerId: null, discontinued: true }),
      line({ lineId: 'b', sellerId: 's2' }),
      line({ lineId: 'c' }),
      line({ lineId: 'd', sellerId: 's2' }),
    ];
    const groups = groupBySeller(lines).map(({ sellerId, lines: own }) => [sellerId, own.map((one) => one.lineId)]);
    expect(groups).toEqual([
      ['s2', ['b', 'd']],
      ['s1', ['c']],
      [null, ['a']],
    ]);
  });
});
