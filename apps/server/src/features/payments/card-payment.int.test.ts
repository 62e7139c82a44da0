import { type Kobo, kobo } from '@oja/domain/money/money';
import { fillCart, openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaystack } from '../../platform/payments/paystack/paystack.ts';
import {
  audited,
  evidenceOf,
  inboxSize,
  letAskAgain,
  paymentOf,
  postWebhook,
  refundOf,
  signal,
  silent,
  verify,
} from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, sendWebhooks, stockOf, type Till } from '../../testing/till.ts';
import { applyMessages } from './inbox/apply-messages.ts';
import { reconcilePayments } from './reconciler/reconcile-payments.ts';
import { settle } from './settle.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

const applied = () => applyMessages(shop, silent, signal);

describe('a card payment', () => {
  it('becomes an order when the buyer comes back, though no webhook was sent: B2 [PAY-14, PAY-15, PAY-16]', async () => {
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
    await letAskAgain(shop, reference);
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
    const before = await inboxSize(shop);
    await payOnPage(url);
    await vi.waitUntil(async () => (await inboxSize(shop)) > before);
    await applied();
    expect((await buyer.call('orders', { query: {} })).items.map(({ id }) => id)).toEqual([orderId]);
    expect((await buyer.call('cart', {})).lines).toEqual([]);
    const checks = (await paymentOf(shop, reference)).checks;
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect((await paymentOf(shop, reference)).checks).toBe(checks);
    const message = await shop.db.selectFrom('outbox').selectAll().where('dedupe', '=', `order:${orderId}`).execute();
    expect(message).toHaveLength(1);
  });

  it('is found by the reconciler when nobody told us: B4', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    await payOnPage(url);
    await reconcilePayments(shop, signal);
    expect((await paymentOf(shop, reference)).state).toBe('initialized');
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
    const { next_check_at, created_at, checks } = await paymentOf(shop, reference);
    expect(Number(next_check_at) - Number(created_at)).toBe(120_000);
    expect(checks).toBe(1);
    await due('72 hours');
    await reconcilePayments(shop, signal);
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'closed', next_check_at: null });
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
  });

  it('stays due while the provider does not know our key, and is not closed for it', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { reference } = await openPayment(buyer);
    await sql`update payments set created_at = now() - interval '72 hours', next_check_at = now(), last_checked_at = null
              where reference = ${reference}`.execute(shop.db);
    const { url } = shop.sandbox;
    const stranger = createPaystack({ baseUrl: () => url, secretKey: 'sk_test_rotated', checkoutOrigins: () => [url] });
    await reconcilePayments({ ...shop, payments: { ...shop.payments, provider: stranger } }, signal);
    const { state, next_check_at } = await paymentOf(shop, reference);
    expect(state).toBe('initialized');
    expect(next_check_at?.getTime()).toBeGreaterThan(Date.now());
  });

  it('told of by 20 webhooks and asked for by 20 polls at once becomes one order: B5', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url, orderId } = await openPayment(buyer);
    await payOnPage(url);
    const paid = { event: 'charge.success', data: { id: 9_000_000_001, reference } };
    await Promise.all([
      ...Array.from({ length: 20 }, () => postWebhook(shop, paid)),
      ...Array.from({ length: 20 }, () => verify(buyer, reference)),
      ...Array.from({ length: 5 }, () => applied()),
    ]);
    await letAskAgain(shop, reference);
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
    const found = await evidenceOf(shop, reference);
    const settled = await Promise.all(Array.from({ length: 8 }, () => settle(shop.db, reference, found)));
    expect(new Set(settled.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(settled[0]).toMatchObject({ kind: 'order', order: { orderId, amount: 275_000 } });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
  });

  it('of another amount becomes a refund of what was paid, and its hold ends; a fee that the buyer bore is no other amount', async () => {
    const product = await plainProduct(shop.db);
    const evidence = async () => {
      const { reference, url } = await openPayment(await buyerWith(shop, { product }));
      await payOnPage(url);
      return { reference, found: await evidenceOf(shop, reference) };
    };
    const less = await evidence();
    expect(await settle(shop.db, less.reference, { ...less.found, amount: kobo(274_999) })).toEqual({ kind: 'refund' });
    expect(await refundOf(shop, less.reference)).toMatchObject([{ reason: 'amount_mismatch', amount: 274_999 }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
    const more = await evidence();
    const withFee = { ...more.found, amount: kobo(279_125), requestedAmount: kobo(275_000), fees: kobo(4125) };
    expect(await settle(shop.db, more.reference, withFee)).toMatchObject({ kind: 'order', order: { amount: 275_000 } });
  });

  it('of which the provider tells no fees is booked with none', async () => {
    const { reference, url } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
    await payOnPage(url);
    const found = { ...(await evidenceOf(shop, reference)), fees: null };
    expect(await settle(shop.db, reference, found)).toMatchObject({ kind: 'order' });
    const booked = shop.db
      .selectFrom('ledger_entries')
      .select(['account', 'amount'])
      .where('reference', '=', reference);
    const ofProvider = booked.where('account', 'in', ['provider_clearing', 'provider_fees']);
    expect(await ofProvider.execute()).toEqual([{ account: 'provider_clearing', amount: 275_000 }]);
  });

  it('of no money is booked by its fee alone, is told as such ever after, and stands in the audit log', async () => {
    const unpaid = async (fees: Kobo | null) => {
      const { reference, url } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
      await payOnPage(url);
      const found = { ...(await evidenceOf(shop, reference)), amount: kobo(0), fees };
      for (let time = 0; time < 2; time++) {
        expect(await settle(shop.db, reference, found)).toEqual({ kind: 'nothing' });
      }
      expect(await audited(shop, `payment:${reference}`)).toEqual(['payment.settled']);
      const booked = shop.db.selectFrom('ledger_entries').select(['account', 'amount', 'kind']);
      return booked.where('reference', '=', reference).orderBy('amount').execute();
    };
    expect(await unpaid(kobo(50))).toEqual([
      { account: 'provider_clearing', amount: -50, kind: 'refund_due' },
      { account: 'provider_fees', amount: 50, kind: 'refund_due' },
    ]);
    expect(await unpaid(kobo(0))).toEqual([]);
    expect(await unpaid(null)).toEqual([]);
  });

  it('that nobody here began settles nothing', async () => {
    const { reference, url } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
    await payOnPage(url);
    const found = await evidenceOf(shop, reference);
    expect(await settle(shop.db, 'oja-no-such-payment', found)).toEqual({ kind: 'wait' });
    expect((await paymentOf(shop, reference)).state).toBe('initialized');
  });

  it('asks the provider at most once a second for a reference, however many poll: B27', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference } = await openPayment(buyer);
    const started = Date.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(buyer, reference)));
    const seconds = Math.ceil((Date.now() - started) / 1000);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['pending']));
    expect((await paymentOf(shop, reference)).checks).toBeLessThanOrEqual(seconds + 1);
    expect((await paymentOf(shop, reference)).checks).toBeGreaterThanOrEqual(1);
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
