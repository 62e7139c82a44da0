import { createHmac, randomUUID } from 'node:crypto';
import { kobo } from '@oja/domain/money';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { outboxHandlers } from '../../jobs.ts';
import { relayOutbox } from '../../platform/jobs/outbox.ts';
import type { Buyer } from '../../testing/buyer.ts';
import {
  buyerWith,
  createTill,
  draftFor,
  expectConserved,
  fillCart,
  openPayment,
  payOnPage,
  plainProduct,
  sendWebhooks,
  stockOf,
  type Till,
} from '../../testing/till.ts';
import { forgetOldSales } from '../orders/recent-sales.ts';
import { applyMessages } from './apply-messages.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sendRefunds } from './send-refunds.ts';
import { settle } from './settle.ts';
import { sweepHolds } from './sweep-holds.ts';

let shop: Till;
const { signal } = new AbortController();
const log = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

const verify = (buyer: Buyer, reference: string) => buyer.call('verifyPayment', { query: { reference } });
const applied = () => applyMessages(shop, log, signal);

/** A second passes for the reference: the provider may be asked again. */
async function letAskAgain(reference: string): Promise<void> {
  await sql`update payments set last_checked_at = last_checked_at - interval '2 seconds'
            where reference = ${reference}`.execute(shop.db);
}

async function expireHold(checkoutId: string): Promise<void> {
  await sql`update checkouts set expires_at = now() - interval '1 second' where id = ${checkoutId}`.execute(shop.db);
}

function paymentOf(reference: string) {
  return shop.db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
}

async function messagesIn(): Promise<{ outcome: string | null }[]> {
  return shop.db.selectFrom('payment_inbox').select('outcome').where('applied_at', 'is', null).execute();
}

async function inboxSize(): Promise<number> {
  return Number(
    (await sql<{ n: number }>`select count(*)::integer as n from payment_inbox`.execute(shop.db)).rows[0]?.n,
  );
}

describe('a card payment', () => {
  it('becomes an order when the buyer comes back, though no webhook was sent: B2 [PAY-13, PAY-14, PAY-15, PAY-16, PAY-19, CHK-19, CHK-28]', async () => {
    const product = await plainProduct(shop.db, { price: 250_000, stock: 3 });
    const buyer = await buyerWith(shop, { product, quantity: 2 });
    const { reference, url, orderId } = await openPayment(buyer);
    expect(await verify(buyer, reference)).toEqual({
      success: false,
      orderId: null,
      orderNumber: null,
      amount: null,
      code: 'pending',
    });
    const back = await payOnPage(url);
    const address = new URL(back.headers.get('location') ?? '');
    expect([address.origin, address.searchParams.get('reference')]).toEqual([shop.config.publicUrl, reference]);
    await letAskAgain(reference);
    const order = await buyer.call('order', { params: { id: orderId } }).catch((error) => error);
    expect(order).toMatchObject({ code: 'order_not_found', status: 404 });
    const check = await verify(buyer, reference);
    expect(check).toMatchObject({ success: true, orderId, amount: 550_000 });
    expect(await buyer.call('order', { params: { id: orderId } })).toMatchObject({
      orderNumber: check.orderNumber,
      paymentInfo: { method: 'card', status: 'paid', transactionId: reference, amount: 550_000 },
    });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    expect((await buyer.call('cart', {})).lines).toEqual([]);
    expect(await verify(buyer, reference)).toEqual(check);
  });

  it('is settled by the webhook before the browser is back: B1, and after it was closed: B3', async () => {
    sendWebhooks(shop);
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    const before = await inboxSize();
    await payOnPage(url);
    await vi.waitUntil(async () => (await inboxSize()) > before);
    await applied();
    expect((await buyer.call('orders', { query: {} })).items.map(({ id }) => id)).toEqual([orderId]);
    expect((await buyer.call('cart', {})).lines).toEqual([]);
    const checks = (await paymentOf(reference)).checks;
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect((await paymentOf(reference)).checks).toBe(checks);
    const message = await shop.db.selectFrom('outbox').selectAll().where('dedupe', '=', `order:${orderId}`).execute();
    expect(message).toHaveLength(1);
  });

  it('is found by the reconciler when nobody told us: B4', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    await payOnPage(url);
    await reconcilePayments(shop, signal);
    expect((await paymentOf(reference)).state).toBe('initialized');
    await sql`update payments set created_at = created_at - interval '31 seconds',
              next_check_at = next_check_at - interval '31 seconds' where reference = ${reference}`.execute(shop.db);
    await reconcilePayments(shop, signal);
    expect((await buyer.call('order', { params: { id: orderId } })).id).toBe(orderId);
  });

  it('is watched for three days, then closed, and settled all the same when its money comes later', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url } = await openPayment(buyer);
    const due = (age: string) =>
      sql`update payments set created_at = now() - ${age}::interval, next_check_at = now(), last_checked_at = null
          where reference = ${reference}`.execute(shop.db);
    await due('50 seconds');
    await reconcilePayments(shop, signal);
    const { next_check_at, created_at, checks } = await paymentOf(reference);
    expect(Number(next_check_at) - Number(created_at)).toBe(120_000);
    expect(checks).toBe(1);
    await due('72 hours');
    await reconcilePayments(shop, signal);
    expect(await paymentOf(reference)).toMatchObject({ state: 'closed', next_check_at: null });
    await payOnPage(url);
    await letAskAgain(reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
  });

  it('told of by 20 webhooks and asked for by 20 polls at once becomes one order: B5', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    await payOnPage(url);
    const paid = { event: 'charge.success', data: { id: 9_000_000_001, reference } };
    await Promise.all([
      ...Array.from({ length: 20 }, () => post(paid)),
      ...Array.from({ length: 20 }, () => verify(buyer, reference)),
      ...Array.from({ length: 5 }, () => applied()),
    ]);
    await letAskAgain(reference);
    await verify(buyer, reference);
    const orders = await shop.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute();
    expect(orders).toEqual([{ id: orderId }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
  });

  it('is decided once, whoever brings the evidence, and everybody hears the same', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    await payOnPage(url);
    const outcome = await shop.payments.provider?.verify(reference);
    if (outcome?.kind !== 'success') throw new Error('not verified');
    const settled = await Promise.all(Array.from({ length: 8 }, () => settle(shop.db, reference, outcome.value)));
    expect(new Set(settled.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(settled[0]).toMatchObject({ kind: 'order', order: { orderId, amount: 275_000 } });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
  });

  it('of another amount becomes a refund of what was paid, and its hold ends; a fee that the buyer bore is no other amount', async () => {
    const product = await plainProduct(shop.db);
    const evidence = async () => {
      const { reference, url } = await openPayment(await buyerWith(shop, { product }));
      await payOnPage(url);
      const outcome = await shop.payments.provider?.verify(reference);
      if (outcome?.kind !== 'success') throw new Error('not verified');
      return { reference, found: outcome.value };
    };
    const less = await evidence();
    expect(await settle(shop.db, less.reference, { ...less.found, amount: kobo(274_999) })).toEqual({ kind: 'refund' });
    expect(await refundOf(less.reference)).toMatchObject([{ reason: 'amount_mismatch', amount: 274_999 }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
    const more = await evidence();
    const withFee = { ...more.found, amount: kobo(279_125), requestedAmount: kobo(275_000), fees: kobo(4125) };
    expect(await settle(shop.db, more.reference, withFee)).toMatchObject({ kind: 'order', order: { amount: 275_000 } });
  });

  it('asks the provider at most once a second for a reference, however many poll: B27', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference } = await openPayment(buyer);
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(buyer, reference)));
    const seconds = Math.ceil((Date.now() - started) / 1000);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['pending']));
    expect((await paymentOf(reference)).checks).toBeLessThanOrEqual(seconds + 1);
    expect((await paymentOf(reference)).checks).toBeGreaterThanOrEqual(1);
  });

  it('of another buyer does not exist: B30', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url } = await openPayment(buyer);
    await payOnPage(url);
    const stranger = await buyerWith(shop, { product });
    await expect(verify(stranger, reference)).rejects.toMatchObject({ code: 'payment_not_found', status: 404 });
    await expect(verify(buyer, 'oja-no-such-payment')).rejects.toMatchObject({ status: 404 });
    await expect(shop.call('verifyPayment', { query: { reference } })).rejects.toMatchObject({ status: 401 });
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
    expect((await stranger.call('orders', { query: {} })).items).toEqual([]);
  });

  it('keeps in the cart what was added while the buyer paid', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url } = await openPayment(buyer);
    await fillCart(buyer, { product, quantity: 2 });
    await payOnPage(url);
    await verify(buyer, reference);
    expect((await buyer.call('cart', {})).lines.map(({ quantity }) => quantity)).toEqual([2]);
    const second = await openPayment(buyer);
    await payOnPage(second.url);
    expect(await verify(buyer, second.reference)).toMatchObject({ success: true });
  });
});

describe('a hold', () => {
  it('ends by itself, and another buyer can have the goods: A10', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const first = await buyerWith(shop, { product });
    const second = await buyerWith(shop, { product });
    const { orderId } = await openPayment(first);
    const draft = await draftFor(second);
    await expect(second.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'not_enough_stock' });
    await sweepHolds(shop, signal);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
    await expireHold(orderId);
    await Promise.all([sweepHolds(shop, signal), sweepHolds(shop, signal)]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    await second.call('initializePayment', { body: draft });
  });

  it('that runs out while its money arrives becomes the order', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { orderId, url } = await openPayment(buyer);
    await payOnPage(url);
    await expireHold(orderId);
    await sweepHolds(shop, signal);
    expect((await buyer.call('order', { params: { id: orderId } })).id).toBe(orderId);
  });
});

describe('a late payment', () => {
  it('becomes an order if the goods are still there: B16', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(orderId);
    await sweepHolds(shop, signal);
    await payOnPage(url);
    await letAskAgain(reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 0, held: 0 });
  });

  it('is refunded in full if the goods are gone: B17', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const late = await buyerWith(shop, { product });
    const quick = await buyerWith(shop, { product });
    const first = await openPayment(late);
    await expireHold(first.orderId);
    await sweepHolds(shop, signal);
    const second = await openPayment(quick);
    await payOnPage(first.url);
    await letAskAgain(first.reference);
    expect(await verify(late, first.reference)).toMatchObject({
      success: false,
      orderId: null,
      code: 'refund_pending',
    });
    expect(await verify(late, first.reference)).toMatchObject({ code: 'refund_pending' });
    await payOnPage(second.url);
    expect(await verify(quick, second.reference)).toMatchObject({ success: true });
    const refunds = await refundOf(first.reference);
    expect(refunds).toMatchObject([{ reason: 'out_of_stock_after_payment', amount: 275_000, state: 'requested' }]);
    await finishRefund(first.reference);
    expect(await refundOf(first.reference)).toMatchObject([{ state: 'processed' }]);
    expect(await ledgerOf('buyer_refund_due', first.reference)).toBe(0);
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
    expect(await refundOf(first.reference)).toMatchObject([{ reason: 'duplicate_payment' }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 4, held: 0 });
  });
});

describe('a refund', () => {
  it('is sent once, though two workers see it: E2', async () => {
    const reference = await paidTwice();
    await relayOutbox(shop.db, outboxHandlers, log, signal);
    await Promise.all([sendRefunds(shop, log, signal), sendRefunds(shop, log, signal), sendRefunds(shop, log, signal)]);
    expect(await refundOf(reference)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    const transaction = shop.sandbox.state.store.transaction(reference);
    expect(shop.sandbox.state.store.refundsOf(transaction?.id ?? 0)).toHaveLength(1);
    await finishRefund(reference);
  });

  it('is not posted again when the answer to the POST was lost: the one at the provider is adopted', async () => {
    const reference = await paidTwice();
    await relayOutbox(shop.db, outboxHandlers, log, signal);
    await sendRefunds(shop, log, signal);
    await sql`update refunds set state = 'sending', provider_refund_id = null, posted_at = now(), next_check_at = now()
              where reference = ${reference}`.execute(shop.db);
    await sendRefunds(shop, log, signal);
    const transaction = shop.sandbox.state.store.transaction(reference);
    expect(shop.sandbox.state.store.refundsOf(transaction?.id ?? 0)).toHaveLength(1);
    expect(await refundOf(reference)).toMatchObject([{ posted_at: null }]);
    await finishRefund(reference);
  });

  it('beyond what was paid, and a second one for the same reason, are refused by the database: E4', async () => {
    const reference = await paidTwice();
    const [refund] = await refundOf(reference);
    const more = (reason: 'requested' | 'duplicate_payment', amount: number) =>
      shop.db.insertInto('refunds').values({ id: randomUUID(), reference, reason, amount }).execute();
    await expect(more('requested', 1)).rejects.toMatchObject({ constraint: 'refunds_within_payment' });
    await expect(more('duplicate_payment', 1)).rejects.toMatchObject({ constraint: 'refunds_once_per_reason' });
    expect(await refundOf(reference)).toEqual([refund]);
  });

  /** The reference of a payment that is to be refunded. */
  async function paidTwice(): Promise<string> {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const first = await openPayment(buyer);
    const second = await openPayment(buyer);
    await payOnPage(second.url);
    await verify(buyer, second.reference);
    await payOnPage(first.url);
    await verify(buyer, first.reference);
    return first.reference;
  }
});

describe('the webhook', () => {
  it('refuses what is not signed by the provider, and keeps nothing of it: B7', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference: 'oja-forged' } });
    const good = sign(body);
    const before = await inboxSize();
    for (const signature of [undefined, '', 'x', sign(`${body} `), good.toUpperCase(), `${good}0`, good.slice(1)]) {
      expect((await postRaw(body, signature)).status).toBe(401);
    }
    expect(await inboxSize()).toBe(before);
  });

  it('accepts every spelling of a signed body: B8', async () => {
    const bodies = [
      '{"data":{"reference":"oja-spelt","id":71},"event":"charge.success"}',
      '{ "event" : "charge.success",\n"data":{"id":72,"reference":"oja-spelt","path":"a\\/b","name":"\\u1ecc\\u0062a"}}',
      '{"event":"subscription.create","data":null}',
      'not json at all',
    ];
    for (const body of bodies) expect((await postRaw(body, sign(body))).status).toBe(200);
  });

  it('needs no cookie, origin or header of ours, and says 413 to what is too large', async () => {
    const big = JSON.stringify({ event: 'x', data: 'y'.repeat(300_000) });
    expect((await postRaw(big, sign(big))).status).toBe(413);
  });

  it('told the same thing for days answers 200 and changes nothing: B6', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url } = await openPayment(buyer);
    await payOnPage(url);
    const message = { event: 'charge.success', data: { id: 8_000_000_001, reference } };
    await post(message);
    await applied();
    const settled = await paymentOf(reference);
    const size = await inboxSize();
    for (let day = 0; day < 3; day++) expect((await post(message)).status).toBe(200);
    await applied();
    expect([await inboxSize(), await paymentOf(reference)]).toEqual([size, settled]);
  });

  it('parks money under a reference that nobody knows: B9', async () => {
    const reference = 'oja-01zzzzzzzzzzzzzzzzzzzzzzzz';
    expect((await post({ event: 'charge.success', data: { id: 6_000_000_001, reference } })).status).toBe(200);
    await applied();
    expect(await orphans(reference)).toEqual([]);
    await sql`update payment_inbox set received_at = now() - interval '11 minutes', available_at = now()
              where applied_at is null`.execute(shop.db);
    const errors: object[] = [];
    await applyMessages(shop, { warn: () => undefined, error: (details) => errors.push(details) }, signal);
    expect(await orphans(reference)).toHaveLength(1);
    expect(errors).toContainEqual({ reference });
    expect(await messagesIn()).toEqual([]);
  });

  const orphans = (reference: string) =>
    shop.db.selectFrom('orphan_payments').selectAll().where('reference', '=', reference).execute();
});

it('counts sales once: sellers and popularity grow with the order, and popularity forgets after 30 days [LIST-01]', async () => {
  const product = await plainProduct(shop.db, { units_sold_recently: 7 });
  const buyer = await buyerWith(shop, { product, quantity: 2 });
  const { url, reference, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await verify(buyer, reference);
  await Promise.all([1, 2, 3].map(() => relayOutbox(shop.db, outboxHandlers, log, signal)));
  const figures = async () =>
    shop.db
      .selectFrom('products')
      .innerJoin('sellers', 'sellers.id', 'products.seller_id')
      .select(['units_sold_recently', 'total_sales'])
      .where('products.id', '=', product.id)
      .executeTakeFirst();
  expect(await figures()).toEqual({ units_sold_recently: 9, total_sales: 2 });
  await forgetOldSales(shop.db);
  expect(await figures()).toEqual({ units_sold_recently: 9, total_sales: 2 });
  await sql`update orders set created_at = now() - interval '31 days' where id = ${orderId}`.execute(shop.db);
  await forgetOldSales(shop.db);
  await forgetOldSales(shop.db);
  expect(await figures()).toEqual({ units_sold_recently: 7, total_sales: 2 });
});

function sign(body: string): string {
  return createHmac('sha512', shop.sandbox.secretKey).update(body).digest('hex');
}

function postRaw(body: string, signature: string | undefined): Promise<Response> {
  return fetch(`${shop.url}/api/payment/webhook/paystack`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-paystack-signature': signature }),
    },
    body,
  });
}

function post(message: object): Promise<Response> {
  const body = JSON.stringify(message);
  return postRaw(body, sign(body));
}

function refundOf(reference: string) {
  return shop.db.selectFrom('refunds').selectAll().where('reference', '=', reference).execute();
}

async function ledgerOf(account: string, reference: string): Promise<number> {
  const entries = await shop.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account', '=', account)
    .where('reference', '=', reference)
    .execute();
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** The sandbox carries a refund out within seconds; here the clock of the refund is turned instead of waiting. */
async function finishRefund(reference: string): Promise<void> {
  await relayOutbox(shop.db, outboxHandlers, log, signal);
  await vi.waitUntil(
    async () => {
      const transaction = shop.sandbox.state.store.transaction(reference);
      for (const refund of shop.sandbox.state.store.refundsOf(transaction?.id ?? 0)) {
        refund.startedAt = new Date(Date.now() - 60_000).toISOString();
      }
      await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
      await sendRefunds(shop, log, signal);
      return (await refundOf(reference)).every(({ state }) => state === 'processed');
    },
    { timeout: 10_000, interval: 20 },
  );
}
