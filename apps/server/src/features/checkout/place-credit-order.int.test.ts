import { fillCart, openPayment, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buyerWith, createTill, expectConserved, outcomes, stockOf, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

async function ordersOf(productId: string) {
  return shop.db
    .selectFrom('order_items')
    .select(['order_id', 'quantity'])
    .where('product_id', '=', productId)
    .execute();
}

describe('a credit order', () => {
  async function placeTwo() {
    const product = await plainProduct(shop.db, { price: 250_000, stock: 10 });
    const buyer = await buyerWith(shop, { product, quantity: 2 });
    await giveCredit(shop.db, buyer.id, 1_000_000);
    const draft = await draftFor(buyer);
    const placed = await orderByCredit(buyer, draft);
    const order = await buyer.call('order', { params: { id: draft.orderId } });
    return { product, buyer, draft, placed, order };
  }

  it('is made in one step: stock lowered, cart empty, credit lowered [CHK-12, CHK-19, CHK-28]', async () => {
    const { product, buyer, placed } = await placeTwo();
    expect(placed.amount).toBe(550_000);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 8, held: 0 });
    expect((await buyer.call('cart', {})).lines).toEqual([]);
    expect((await buyer.call('checkout', {})).creditBalance).toBe(450_000);
  });

  it('is pending, for each of its sellers too, and paid, under the id that the browser made [CHK-20, CHK-21, CHK-22]', async () => {
    const { product, draft, placed, order } = await placeTwo();
    expect(placed.orderId).toBe(draft.orderId);
    expect(order).toMatchObject({
      id: draft.orderId,
      status: 'pending',
      paymentInfo: { method: 'credit', status: 'paid', amount: 550_000 },
      sellerIds: [product.seller_id],
      sellerStatuses: { [product.seller_id]: { status: 'pending' } },
      total: 550_000,
    });
  });

  it('begins its history with its creation, and keeps a transaction id of its own [CHK-13, CHK-23]', async () => {
    const { order } = await placeTwo();
    expect(order.statusHistory).toMatchObject([{ status: 'pending', updatedBy: 'system', notes: 'Order created' }]);
    expect(order.paymentInfo.transactionId).toMatch(/^CR-[0-9A-HJKMNP-TV-Z]{26}$/);
    const stored = await shop.db
      .selectFrom('orders')
      .select('payment_reference')
      .where('id', '=', order.id)
      .executeTakeFirst();
    expect(stored?.payment_reference).toBe(order.paymentInfo.transactionId);
  });

  it('is numbered by the millisecond [CHK-24]', async () => {
    const before = Date.now();
    const { placed, order } = await placeTwo();
    expect(order.orderNumber).toBe(placed.orderNumber);
    expect(order.orderNumber).toMatch(/^ORD-\d{13}$/);
    const number = Number(order.orderNumber.replace('ORD-', ''));
    expect(number).toBeGreaterThanOrEqual(before);
    expect(number).toBeLessThanOrEqual(Date.now());
  });

  it('for the last unit, asked for by 50 buyers at once, is made once: A2 [CHK-19, CHK-25]', async () => {
    const product = await plainProduct(shop.db, { name: 'Last gele', stock: 1 });
    const buyers = [];
    for (let number = 0; number < 50; number++) {
      const buyer = await buyerWith(shop, { product });
      await giveCredit(shop.db, buyer.id, 1_000_000);
      buyers.push({ buyer, draft: await draftFor(buyer) });
    }
    expect(await outcomes(buyers.map(({ buyer, draft }) => orderByCredit(buyer, draft)))).toEqual({
      won: 1,
      refusals: { 'Not enough stock for Last gele. Only 0 left.': 49 },
    });
    expect(await ordersOf(product.id)).toHaveLength(1);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  }, 60_000);

  it('answers a repeat with the same order, also when both come at once', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await giveCredit(shop.db, buyer.id, 300_000);
    const draft = await draftFor(buyer);
    const answers = await Promise.all([orderByCredit(buyer, draft), orderByCredit(buyer, draft)]);
    answers.push(await orderByCredit(buyer, draft));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await ordersOf(product.id)).toHaveLength(1);
  });

  it('is not told in answer to another one under its id, and nothing is bought: A13 [PAY-04]', async () => {
    const { buyer, product, draft } = await placeTwo();
    await fillCart(buyer, { product });
    const other = await draftFor(buyer, { orderId: draft.orderId });
    await expect(orderByCredit(buyer, other)).rejects.toMatchObject({ code: 'checkout_conflict', status: 409 });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 8, held: 0 });
    expect((await buyer.call('checkout', {})).creditBalance).toBe(450_000);
  });

  it('of one cart is made once, though two tabs send it under two ids', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await giveCredit(shop.db, buyer.id, 1_000_000);
    const draft = await draftFor(buyer);
    const { won } = await outcomes([orderByCredit(buyer, draft), orderByCredit(buyer, { ...draft, orderId: newId() })]);
    expect(won).toBe(1);
    expect(await ordersOf(product.id)).toHaveLength(1);
  });

  it('is refused without enough credit, and nothing changes [CHK-12]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await expect(orderByCredit(buyer, draft)).rejects.toThrow('Not enough store credit. Your balance is ₦0.00.');
    await giveCredit(shop.db, buyer.id, 274_999);
    await expect(orderByCredit(buyer, draft)).rejects.toThrow('Not enough store credit. Your balance is ₦2,749.99.');
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });

  it('may take all the credit there is [CHK-12]', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    await giveCredit(shop.db, buyer.id, 275_000);
    expect(await orderByCredit(buyer, await draftFor(buyer))).toMatchObject({ amount: 275_000 });
    expect((await buyer.call('checkout', {})).creditBalance).toBe(0);
  });

  it('waits for whoever changes the credit in the same moment, and is refused what is gone by then [CHK-12]', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    await giveCredit(shop.db, buyer.id, 300_000);
    const draft = await draftFor(buyer);
    const setBalance = (db: Pick<typeof shop.db, 'updateTable'>, balance: number) =>
      db.updateTable('store_credits').set({ balance }).where('user_id', '=', buyer.id).execute();
    let ordering: Promise<unknown> | undefined;
    await shop.db.transaction().execute(async (tx) => {
      await setBalance(tx, 100);
      ordering = orderByCredit(buyer, draft).catch((error) => error);
      await expect.poll(() => countLockWaiters(shop.db)).toBe(1);
    });
    expect(await ordering).toMatchObject({ code: 'not_enough_credit' });
    await setBalance(shop.db, 300_000);
  });

  it('keeps credit and stock when another line is short: nothing or all [CHK-19]', async () => {
    const first = await plainProduct(shop.db, { stock: 5 });
    const last = await plainProduct(shop.db, { name: 'Short one', stock: 5 });
    const buyer = await buyerWith(shop, { product: first }, { product: last, quantity: 3 });
    await giveCredit(shop.db, buyer.id, 10_000_000);
    const draft = await draftFor(buyer);
    const rival = await buyerWith(shop, { product: last, quantity: 4 });
    await openPayment(rival);
    await expect(orderByCredit(buyer, draft)).rejects.toThrow('Not enough stock for Short one. Only 1 left.');
    expect(await stockOf(shop.db, first)).toEqual({ stock: 5, held: 0 });
    expect((await buyer.call('checkout', {})).creditBalance).toBe(10_000_000);
  });
});
