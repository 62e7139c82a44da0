import type { CartItem } from '@oja/contract/cart';
import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, expectConserved } from '../../testing/till.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const highest = 99_999_999_999;
const tooValuable = {
  status: 409,
  code: 'cart_too_valuable',
  message: 'A cart can be worth at most ₦100,000,000,000.00. Please buy the rest in another order.',
};

/** Goods at ₦999,999,999.99, more of them than any sum of kobo could hold. */
const dear = (given = {}) => seedProduct(shop.db, { price: highest, stock: 1_000_000, ...given });

function itemOf(product: { id: string }, quantity: number): CartItem {
  return { productId: product.id, selectedColor: '', selectedSize: '', quantity };
}

describe('what a cart can be worth', () => {
  it.each([101, 90_072, 1_000_000])('bounds an addition: %d units', async (quantity) => {
    const buyer = await newBuyer(shop);
    await expect(buyer.call('addToCart', { body: itemOf(await dear(), quantity) })).rejects.toMatchObject(tooValuable);
    expect((await buyer.call('cart', {})).lines).toEqual([]);
  });

  it('bounds all lines together, and lets a line be lowered', async () => {
    const [one, two] = [await dear(), await dear()];
    const buyer = await buyerWith(shop, { product: one, quantity: 60 }, { product: two, quantity: 40 });
    await expect(buyer.call('addToCart', { body: itemOf(one, 1) })).rejects.toMatchObject(tooValuable);
    const { lines, quote } = await buyer.call('cart', {});
    expect(quote).toMatchObject({ subtotal: 100 * highest, shipping: 0, tax: 10 * highest, total: 110 * highest });
    const params = { id: lines[0]?.lineId ?? '' };
    for (const quantity of [61, 90_072, 1_000_000]) {
      const raised = buyer.call('setCartQuantity', { params, body: { quantity } });
      await expect(raised).rejects.toMatchObject(tooValuable);
    }
    await buyer.call('setCartQuantity', { params, body: { quantity: 59 } });
    const after = await buyer.call('setCartQuantity', { params, body: { quantity: 60 } });
    expect(after.lines.map(({ quantity, stock }) => [quantity, stock])).toEqual([
      [60, 100],
      [40, 100],
    ]);
  });

  it('lowers what is merged, and says so', async () => {
    const [one, two] = [await dear({ name: 'First' }), await dear({ name: 'Second' })];
    const buyer = await buyerWith(shop, { product: one, quantity: 10 });
    const items = [itemOf(two, 1_000_000), itemOf(one, 1_000_000)];
    const cart = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(cart.lines.map(({ name, quantity }) => [name, quantity])).toEqual([['First', 100]]);
    expect(cart.lowered).toEqual([
      { name: 'First', quantity: 100, boundBy: 'worth' },
      { name: 'Second', quantity: 0, boundBy: 'worth' },
    ]);
  });

  it('lowers what a visitor put aside', async () => {
    const items = [itemOf(await dear(), 1_000_000), itemOf(await dear(), 1)];
    const cart = await shop.visitor().call('quotePending', { body: { items } });
    expect(cart.lines).toMatchObject([{ quantity: 100, stock: 100, boundBy: 'worth' }]);
    expect(cart.lowered).toMatchObject([
      { quantity: 100, boundBy: 'worth' },
      { quantity: 0, boundBy: 'worth' },
    ]);
  });

  it('can be passed by a price that rose: the cart is shown, cannot be ordered, and can be lowered', async () => {
    const product = await dear({ price: 100 });
    const buyer = await buyerWith(shop, { product, quantity: 1_000_000 });
    await giveCredit(shop.db, buyer.id, 200 * highest);
    await shop.db.updateTable('products').set({ price: highest }).where('id', '=', product.id).execute();
    const cart = await buyer.call('cart', {});
    expect(cart.lines).toMatchObject([{ quantity: 1_000_000, stock: 100, boundBy: 'worth' }]);
    expect(cart.quote.subtotal).toBe(100 * highest);
    expect((await buyer.call('checkout', {})).quote).toEqual(cart.quote);
    await expect(orderByCredit(buyer, await draftFor(buyer))).rejects.toMatchObject(tooValuable);
    await expect(buyer.call('addToCart', { body: itemOf(await seedProduct(shop.db), 1) })).rejects.toMatchObject(
      tooValuable,
    );
    const params = { id: cart.lines[0]?.lineId ?? '' };
    for (const quantity of [500_000, 100]) await buyer.call('setCartQuantity', { params, body: { quantity } });
    const placed = await orderByCredit(buyer, await draftFor(buyer));
    expect(placed.amount).toBe(110 * highest);
    await expectConserved(shop);
  });
});
