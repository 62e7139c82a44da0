import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { expireHold, finishRefund, letAskAgain, refundOf, signal, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { checkPayment } from './check-payment.ts';
import { sweepHolds } from './reconciler/sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

describe('a hold', () => {
  it('ends by itself, and another buyer can have the goods: A10', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const first = await buyerWith(shop, { product });
    const second = await buyerWith(shop, { product });
    const draft = await draftFor(second);
    const { orderId } = await openPayment(first);
    await expect(second.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'not_enough_stock' });
    await sweepHolds(shop, signal);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
    await expireHold(shop, orderId);
    await Promise.all([sweepHolds(shop, signal), sweepHolds(shop, signal)]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    await second.call('initializePayment', { body: draft });
  });

  it('that runs out while its money arrives becomes the order', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { orderId, url } = await openPayment(buyer);
    await payOnPage(url);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    expect((await buyer.call('order', { params: { id: orderId } })).id).toBe(orderId);
  });
});

describe('a late payment', () => {
  it('becomes an order if the goods are still there: B16', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  });

  it('is refunded in full if the goods are gone: B17', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const late = await buyerWith(shop, { product });
    const quick = await buyerWith(shop, { product });
    const first = await openPayment(late);
    await expireHold(shop, first.orderId);
    await sweepHolds(shop, signal);
    const second = await openPayment(quick);
    await payOnPage(first.url);
    await letAskAgain(shop, first.reference);
    expect(await verify(late, first.reference)).toMatchObject({
      success: false,
      orderId: null,
      code: 'refund_pending',
    });
    expect(await verify(late, first.reference)).toMatchObject({ code: 'refund_pending' });
    await payOnPage(second.url);
    expect(await verify(quick, second.reference)).toMatchObject({ success: true });
    const refunds = await refundOf(shop, first.reference);
    expect(refunds).toMatchObject([{ reason: 'out_of_stock_after_payment', amount: 275_000, state: 'requested' }]);
    await finishRefund(shop, first.reference);
    expect(await refundOf(shop, first.reference)).toMatchObject([{ state: 'processed' }]);
    expect(await ledgerOf('buyer_refund_due', first.reference)).toBe(0);
  });

  it('is refunded, too, if another late one takes the last of the goods at the same moment: B17', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const late: { buyer: Buyer; url: string; reference: string }[] = [];
    for (const buyer of [await buyerWith(shop, { product }), await buyerWith(shop, { product })]) {
      const opened = await openPayment(buyer);
      await expireHold(shop, opened.orderId);
      await sweepHolds(shop, signal);
      late.push({ buyer, ...opened });
    }
    for (const { url, reference } of late) {
      await payOnPage(url);
      await letAskAgain(shop, reference);
    }
    const answers = await shop.db.transaction().execute(async (tx) => {
      await sql`select from products where id = ${product.id} for update`.execute(tx);
      const asked = late.map(({ buyer, reference }) => verify(buyer, reference));
      await expect.poll(() => countLockWaiters(shop.db)).toBe(2);
      return asked;
    });
    const outcomes = (await Promise.all(answers)).map(({ code = 'order' }) => code);
    expect(outcomes.sort()).toEqual(['order', 'refund_pending']);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  });

  it('of a cart that was cancelled and paid anew is refunded as a duplicate: B19', async () => {
    const product = await plainProduct(shop.db, { stock: 5 });
    const buyer = await buyerWith(shop, { product });
    const first = await openPayment(buyer);
    const metadata = shop.sandbox.state.store.transaction(first.reference)?.metadata;
    expect(metadata).toMatchObject({ cancel_action: `${shop.config.publicUrl}/#/cart` });
    expect((await buyer.call('cart', {})).lines).toHaveLength(1);
    const second = await openPayment(buyer);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 5, held: 1 });
    await payOnPage(second.url);
    expect(await verify(buyer, second.reference)).toMatchObject({ success: true });
    await payOnPage(first.url);
    expect(await verify(buyer, first.reference)).toMatchObject({ code: 'refund_pending' });
    expect(await refundOf(shop, first.reference)).toMatchObject([{ reason: 'duplicate_payment' }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 4, held: 0 });
  });
});

it('for goods that were deleted while they were held goes back in full, all of it: B17, D8', async () => {
  const [gone, there] = [await plainProduct(shop.db), await plainProduct(shop.db)];
  const buyer = await buyerWith(shop, { product: gone }, { product: there });
  const { orderId, url, reference } = await openPayment(buyer);
  await sql`delete from products where id = ${gone.id}`.execute(shop.db);
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: false, orderId: null, code: 'refund_pending' });
  expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'out_of_stock_after_payment', amount: 550_000 }]);
  await expect(buyer.call('order', { params: { id: orderId } })).rejects.toMatchObject({ code: 'order_not_found' });
  expect(await stockOf(shop.db, there)).toEqual({ stock: 10, held: 0 });
});

describe('a payment that its buyer cancels', () => {
  const cancel = (buyer: Buyer, reference: string) => buyer.call('cancelPayment', { body: { reference } });

  it('gives its goods back and is awaited no more; paid late all the same it is an order: B19, B16', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { url, reference } = await openPayment(buyer);
    const stranger = await newBuyer(shop);
    await expect(cancel(stranger, reference)).rejects.toMatchObject({ code: 'payment_not_found' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
    expect(await cancel(buyer, reference)).toMatchObject({ success: false, code: 'pending' });
    expect(await cancel(buyer, reference)).toMatchObject({ success: false, code: 'pending' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    expect((await buyer.call('moneyUnderWay', {})).items).toEqual([]);
    expect((await buyer.call('cart', {})).lines).toHaveLength(1);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  });

  it('is an order if the provider has the money already', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { url, orderId, reference } = await openPayment(buyer);
    await payOnPage(url);
    expect(await cancel(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await cancel(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  });
});

it('a payment for an account that was deleted meanwhile goes back, though the goods are there', async () => {
  const product = await plainProduct(shop.db, { stock: 2 });
  const buyer = await buyerWith(shop, { product });
  const { orderId, url, reference } = await openPayment(buyer);
  await expireHold(shop, orderId);
  await sweepHolds(shop, signal);
  // Nobody waits for the money any more: three days later the reconciler gives it up.
  await sql`update payments set state = 'closed', next_check_at = null where reference = ${reference}`.execute(shop.db);
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  await payOnPage(url);
  await letAskAgain(shop, reference);
  expect(await checkPayment(shop, reference)).toEqual({ kind: 'refund' });
  expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'account_deleted', amount: 275_000 }]);
  expect(await stockOf(shop.db, product)).toEqual({ stock: 2, held: 0 });
  await finishRefund(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
  expect(await ledgerOf('buyer_refund_due', reference)).toBe(0);
});

async function ledgerOf(account: string, reference: string): Promise<number> {
  const entries = await shop.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account', '=', account)
    .where('reference', '=', reference)
    .execute();
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}
