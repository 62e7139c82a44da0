import type { Cart, CartLine } from '@oja/contract/cart';
import type { OrderDraft } from '@oja/contract/checkout';
import { asCharges } from '@oja/domain/money/charges';
import { kobo } from '@oja/domain/money/money';
import { specifiedPolicy } from '@oja/domain/money/pricing';
import { draftOf } from '@oja/testing/buying/order-draft';
import { describe, expect, it } from 'vitest';
import { readOrderDraft } from './order-draft.ts';
import { priceOrder } from './priced-order.ts';

const session = { userId: '0198b300-0000-7000-8000-000000000001' };
function line(given: Partial<CartLine> = {}): CartLine {
  return {
    lineId: 'l1',
    productId: 'p1',
    name: 'Gele',
    price: kobo(100_000),
    originalPrice: kobo(100_000),
    quantity: 1,
    discountPrice: null,
    images: [],
    sellerId: 's1',
    storeName: 'Iya Basira',
    storeSlug: 'iya-basira',
    selectedColor: '',
    selectedSize: '',
    brandName: null,
    stock: 5,
    boundBy: 'stock',
    stockItemId: 'p1',
    inOtherVariants: 0,
    discontinued: false,
    ...given,
  };
}

function cartOf(...lines: CartLine[]): Cart {
  const quote = {
    subtotal: kobo(100_000),
    charges: asCharges({ shipping: kobo(0), tax: kobo(10_000) }),
    total: kobo(110_000),
  };
  return { lines, quote, rates: specifiedPolicy, lowered: [], leftOut: 0 };
}

const draft = draftOf(cartOf(line()));

describe('an order draft', () => {
  it('needs a user id [CHK-18]', () => {
    expect(() => readOrderDraft({ userId: '' }, 'card', draft)).toThrow('User ID is missing');
  });

  it('has one hash for one request, and another for everything else', () => {
    const { hash } = readOrderDraft(session, 'card', draft);
    expect(readOrderDraft(session, 'card', structuredClone(draft)).hash).toBe(hash);
    const reordered = { ...draft, items: [...draft.items, { ...draft.items[0], productId: 'p0' }] } as OrderDraft;
    const turned = { ...reordered, items: reordered.items.toReversed() };
    expect(readOrderDraft(session, 'card', turned).hash).toBe(readOrderDraft(session, 'card', reordered).hash);
    const others = [
      readOrderDraft(session, 'credit', draft),
      readOrderDraft(session, 'card', { ...draft, amount: 110_001 }),
      readOrderDraft(session, 'card', { ...draft, shippingInfo: { ...draft.shippingInfo, city: 'Ibadan' } }),
      readOrderDraft(session, 'card', reordered),
    ];
    expect(new Set([hash, ...others.map((other) => other.hash)]).size).toBe(5);
  });
});

it('an order of a single kobo can be placed, one of nothing cannot', () => {
  expect(readOrderDraft(session, 'card', { ...draft, amount: 1 }).amount).toBe(1);
  for (const amount of [0, -1]) {
    expect(() => readOrderDraft(session, 'card', { ...draft, amount })).toThrow(
      'Cannot process a payment for this amount.',
    );
  }
  const rates = { ...specifiedPolicy, shippingKobo: kobo(0), taxBasisPoints: 0 };
  const asked = (amount: number) => ({
    ...readOrderDraft(session, 'card', draft),
    amount: kobo(amount),
    items: [{ productId: 'p1', quantity: 1, price: kobo(amount) }],
  });
  expect(priceOrder(asked(1), cartOf(line({ price: kobo(1) })), rates).quote.total).toBe(1);
  expect(() => priceOrder(asked(0), cartOf(line({ price: kobo(0) })), rates)).toThrow(
    'Cannot process a payment for this amount.',
  );
});

describe('pricing an order', () => {
  const asked = readOrderDraft(session, 'card', draft);

  it('takes the cart’s own lines and prices', () => {
    expect(priceOrder(asked, cartOf(line()), specifiedPolicy)).toMatchObject({
      lines: [{ productId: 'p1', sellerId: 's1', price: 100_000, quantity: 1, cartLineId: 'l1' }],
      quote: { total: 110_000 },
    });
  });

  it('forgives a kobo of float dust, not two', () => {
    expect(() => priceOrder({ ...asked, amount: kobo(109_999) }, cartOf(line()), specifiedPolicy)).not.toThrow();
    expect(() => priceOrder({ ...asked, amount: kobo(110_002) }, cartOf(line()), specifiedPolicy)).toThrow('₦1,100.00');
  });

  it('forgives a kobo in the price of an item, too, not two', () => {
    const at = (price: number) => ({ ...asked, items: [{ productId: 'p1', quantity: 1, price: kobo(price) }] });
    for (const price of [99_999, 100_001]) {
      expect(priceOrder(at(price), cartOf(line()), specifiedPolicy).lines).toMatchObject([{ price: 100_000 }]);
    }
    for (const price of [99_998, 100_002]) {
      expect(() => priceOrder(at(price), cartOf(line()), specifiedPolicy)).toThrow('Prices have changed.');
    }
  });

  it('keeps the first picture of each line', () => {
    const [first, second] = ['a', 'b'].map((name) => ({ src: name })) as never as CartLine['images'];
    const cart = cartOf(line({ images: [first, second] as CartLine['images'] }));
    expect(priceOrder(asked, cart, specifiedPolicy).lines[0]?.picture).toBe(first);
  });

  it('says what is short to whoever left it out of the amount, and not that prices have changed [CHK-25]', () => {
    const both = cartOf(
      line(),
      line({ lineId: 'l2', productId: 'p2', name: 'Fila', quantity: 2, stock: 0, inOtherVariants: 1 }),
    );
    const items = [...asked.items, { productId: 'p2', quantity: 2, price: kobo(100_000) }];
    expect(() => priceOrder({ ...asked, items }, both, specifiedPolicy)).toThrow(
      'Not enough stock for Fila. Only 1 left.',
    );
    // What is short is for the hold to say, which waits for what others give back in this moment.
    expect(priceOrder({ ...asked, amount: kobo(330_000), items }, both, specifiedPolicy).quote.total).toBe(330_000);
  });

  it('takes variants of one product as one item or as several', () => {
    const twice = { ...asked, amount: kobo(220_000), items: [{ productId: 'p1', quantity: 2, price: kobo(100_000) }] };
    const variants = cartOf(line({ selectedSize: 'M' }), line({ lineId: 'l2', selectedSize: 'L' }));
    expect(priceOrder(twice, variants, specifiedPolicy).lines).toHaveLength(2);
  });

  it('says what is gone, and whose record is no use [CHK-26, CHK-27]', () => {
    expect(() => priceOrder(asked, cartOf(line({ discontinued: true })), specifiedPolicy)).toThrow(
      'Product Gele not found.',
    );
    expect(() => priceOrder(asked, cartOf(line({ sellerId: null })), specifiedPolicy)).toThrow(
      'Product data for Gele is missing.',
    );
  });
});
