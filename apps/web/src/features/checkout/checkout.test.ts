import type { Cart, CartLine } from '@oja/contract/cart';
import type { Address } from '@oja/contract/checkout';
import { asCharges } from '@oja/domain/money/charges';
import { kobo } from '@oja/domain/money/money';
import { specifiedPolicy } from '@oja/domain/money/pricing';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../addresses/address-draft.ts';
import { orderDraftOf, orderIdFor, orderKey } from './order-draft.ts';
import { paymentAddress } from './payment-address.ts';
import { chosenAddress, newProgress, readProgress, shippingOf } from './progress.ts';

const user = { id: 'u1', email: 'ada@oja.ng' };
const line: CartLine = {
  lineId: 'l1',
  productId: 'p1',
  name: 'Ankara dress',
  price: kobo(1_250_050),
  originalPrice: kobo(1_500_000),
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
  stockItemId: 'p1',
  inOtherVariants: 0,
  discontinued: false,
};
const quote = {
  subtotal: kobo(2_500_100),
  charges: asCharges({ shipping: kobo(0), tax: kobo(250_010) }),
  total: kobo(2_750_110),
};
const cart: Cart = { lines: [line], quote, rates: specifiedPolicy, lowered: [], leftOut: 0 };
const shipping = { ...emptyAddress({ email: ' ada@oja.ng ' }), firstName: ' Ada ' };
const saved = (id: string, isDefault = false): Address => ({ ...shipping, city: id, id, isDefault });

describe('what is sent to be paid', () => {
  const draft = orderDraftOf(cart, shipping, user.id);

  it('carries the total in kobo and prices in naira [PAY-03, PAY-05]', () => {
    expect(draft.amount).toBe(2_750_110);
    expect(draft.items).toEqual([
      { productId: 'p1', sellerId: 's1', price: 12_500.5, quantity: 2, name: 'Ankara dress' },
    ]);
  });

  it('says who buys and where it goes, and nothing else [PAY-02, PAY-06]', () => {
    const { email, buyerId, shippingInfo } = draft;
    expect({ email, buyerId }).toEqual({ email: 'ada@oja.ng', buyerId: 'u1' });
    expect(shippingInfo).toEqual({ ...emptyAddress({ email: 'ada@oja.ng' }), firstName: 'Ada' });
    expect(Object.keys(draft).sort()).toEqual(['amount', 'buyerId', 'email', 'items', 'shippingInfo']);
  });

  it('leaves out what is gone', () => {
    const gone = { ...line, productId: 'p2', discontinued: true, sellerId: null };
    expect(orderDraftOf({ ...cart, lines: [line, gone] }, shipping, user.id).items).toHaveLength(1);
  });

  it('keeps its id for a repeat and for nothing else [PAY-04]', () => {
    let made = 0;
    const newId = () => `id-${++made}`;
    const draft = orderDraftOf(cart, shipping, user.id);
    const first = orderIdFor(null, orderKey(draft, 'card'), newId);
    expect(first.id).toBe('id-1');
    expect(orderIdFor(first, orderKey(orderDraftOf(cart, shipping, user.id), 'card'), newId)).toBe(first);
    expect(orderIdFor(first, orderKey(draft, 'credit'), newId).id).toBe('id-2');
    const more = { ...cart, lines: [{ ...line, quantity: 3 }] };
    expect(orderIdFor(first, orderKey(orderDraftOf(more, shipping, user.id), 'card'), newId).id).toBe('id-3');
    const elsewhere = { ...shipping, city: 'Kano' };
    expect(orderIdFor(first, orderKey(orderDraftOf(cart, elsewhere, user.id), 'card'), newId).id).toBe('id-4');
  });
});

describe('the page to pay on', () => {
  it.each([
    ['https://checkout.paystack.com/abc', 'https://checkout.paystack.com/abc'],
    ['/sandbox/paystack/pay/abc', 'https://oja.ng/sandbox/paystack/pay/abc'],
    ['http://localhost:3000/pay', 'http://localhost:3000/pay'],
    ['javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://user:secret@evil.example/', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j [PAY-07, PAY-08]', (given, address) => {
    expect(paymentAddress(given, 'https://oja.ng/')).toBe(address);
  });
});

describe('a checkout after a reload', () => {
  it('is where it was', () => {
    const progress = { ...newProgress(user), choice: 'new', draft: { ...shipping, city: 'Ibadan' }, save: false };
    expect(readProgress(JSON.parse(JSON.stringify(progress)), user)).toEqual(progress);
  });

  it("starts anew for another account, and when what was kept isn't sound", () => {
    const progress = { ...newProgress(user), choice: 'new' };
    const other = { id: 'u2', email: 'bola@oja.ng' };
    expect(readProgress(progress, other)).toEqual(newProgress(other));
    for (const kept of [undefined, null, 'x', [], { userId: 'u1', draft: 3, method: 'cash', order: { id: 1 } }])
      expect(readProgress(kept, user)).toEqual(newProgress(user));
  });

  it('goes to the chosen address, else the first, else the form [CHK-07]', () => {
    const addresses = [saved('Lagos', true), saved('Kano')];
    expect(chosenAddress(null, addresses)).toBe(addresses[0]);
    expect(chosenAddress('Kano', addresses)).toBe(addresses[1]);
    expect(chosenAddress('deleted', addresses)).toBe(addresses[0]);
    expect(chosenAddress('new', addresses)).toBe('new');
    expect(chosenAddress(null, [])).toBe('new');
    expect(shippingOf({ ...newProgress(user), choice: 'Kano' }, addresses)).toEqual({ ...shipping, city: 'Kano' });
  });
});
