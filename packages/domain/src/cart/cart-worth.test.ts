import { describe, expect, it } from 'vitest';
import { addedBy, asCharges } from '../money/charges.ts';
import { kobo } from '../money/money.ts';
import { quote, specifiedPolicy } from '../money/pricing.ts';
import {
  boundedUnits,
  cannotBeBought,
  cartQuote,
  isTooValuable,
  MAX_CART_WORTH,
  shownLinePrice,
  shownLines,
  unitsThatFit,
} from './cart-worth.ts';

const highest = kobo(99_999_999_999);

describe('what a cart can be worth', () => {
  it.each([
    [highest, 0, 100],
    [highest, 50 * highest, 50],
    [highest, MAX_CART_WORTH, 0],
    [highest, 1e20, 0],
    [MAX_CART_WORTH, 0, 1],
    [kobo(MAX_CART_WORTH + 1), 0, 0],
    [kobo(0), MAX_CART_WORTH, Number.MAX_SAFE_INTEGER],
  ])('goods of %d kobo beside others of %d: %d units', (price, others, units) => {
    expect(unitsThatFit(price, others)).toBe(units);
  });

  it.each([
    [101, 0, { units: 100, boundBy: 'worth' }],
    [100, 0, { units: 100, boundBy: 'stock' }],
    [60, 50 * highest, { units: 50, boundBy: 'worth' }],
    [0, MAX_CART_WORTH, { units: 0, boundBy: 'stock' }],
  ])('tells what bounds the units: stock %d beside goods of %d kobo', (stock, others, bounded) => {
    expect(boundedUnits(stock, highest, others)).toEqual(bounded);
  });

  it('is judged of all lines together, however far beyond what can be summed', () => {
    expect(isTooValuable([{ price: kobo(MAX_CART_WORTH), quantity: 1 }])).toBe(false);
    const one = { price: kobo(1), quantity: 1 };
    expect(isTooValuable([{ price: kobo(MAX_CART_WORTH), quantity: 1 }, one])).toBe(true);
    expect(isTooValuable(Array.from({ length: 100 }, () => ({ price: highest, quantity: 1_000_000 })))).toBe(true);
  });

  it('lets any cart be shown, at any rate of tax', () => {
    const lines = Array.from({ length: 100 }, () => ({ price: highest, quantity: 1_000_000 }));
    const { subtotal, total } = quote(shownLines(lines), { ...specifiedPolicy, taxBasisPoints: 10_000 });
    expect(subtotal).toBe(100 * 100 * highest);
    expect(total).toBe(2 * subtotal);
    expect(shownLines([{ price: kobo(Number.MAX_SAFE_INTEGER), quantity: 1 }])).toEqual([]);
    expect(shownLinePrice({ price: highest, quantity: 1_000_000 })).toBe(100 * highest);
    expect(shownLinePrice({ price: highest, quantity: 3 })).toBe(3 * highest);
  });
});

describe('what a cart costs', () => {
  const line = (given: object) => ({ price: kobo(10_000), quantity: 2, stock: 5, discontinued: false, ...given });

  it.each([
    ['as wanted', line({}), 20_000],
    ['as wanted, also where the quantity must be lowered', line({ stock: 1 }), 20_000],
    ['nothing for a line that is sold out', line({ stock: 0 }), 0],
    ['nothing for a product that is gone', line({ discontinued: true }), 0],
  ])('counts %s [CART-02, CHK-25]', (_, other, counted) => {
    const { subtotal, charges, total } = cartQuote([line({ price: kobo(300), quantity: 1 }), other], {
      ...specifiedPolicy,
      freeShippingAboveKobo: kobo(300),
    });
    expect(subtotal).toBe(300 + counted);
    expect(addedBy(charges, 'shipping')).toBe(counted === 0 ? 1000 : 0);
    expect(total).toBe(subtotal + addedBy(charges));
  });

  it('is nothing when all of it is sold out', () => {
    expect(cartQuote([line({ stock: 0 })], specifiedPolicy)).toEqual({
      subtotal: 0,
      charges: asCharges({ shipping: kobo(0), tax: kobo(0) }),
      total: 0,
    });
  });

  it('does not say what can be bought: a line that is gone, or of which there is less than wanted, cannot', () => {
    expect(cannotBeBought(line({ stock: 2 }))).toBe(false);
    expect(cannotBeBought(line({ stock: 1 }))).toBe(true);
    expect(cannotBeBought(line({ discontinued: true }))).toBe(true);
  });
});
