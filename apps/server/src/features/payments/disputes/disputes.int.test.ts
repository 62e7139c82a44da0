import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { Log } from '../../../platform/log.ts';
import { createPaystack } from '../../../platform/payments/paystack/paystack.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import {
  audited,
  orderOf,
  paidOrder,
  postWebhook,
  refundOf,
  refundOnDashboard,
  signal,
  silent,
  tellRefund,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { applyMessages } from '../inbox/apply-messages.ts';
import { tellMatters } from '../matters/tell-matters.ts';
import { compareWithProvider } from '../report/compare-with-provider.ts';
import { noteDispute } from './record-dispute.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const apply = (log: Log = silent, means = shop) => applyMessages(means, log, signal);
const awaiting = { status: 'awaiting-merchant-feedback', dueAt: '2026-12-01T10:00:00.000Z' };
let disputes = 2867;
const tell = (id: number, reference: string, event: string, more: object) =>
  postWebhook(shop, {
    event: `charge.dispute.${event}`,
    data: { id, refund_amount: 275_000, currency: 'NGN', category: 'fraud', transaction: { reference }, ...more },
  });
/** The bank takes the money of a payment back, and the provider's books show it from now on. */
function reverse(reference: string): void {
  const transaction = shop.sandbox.state.store.transaction(reference);
  if (!transaction) throw new Error('No transaction.');
  transaction.status = 'reversed';
}
const letTry = () => sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
const shopWith = (baseUrl: string | null, secretKey: string) => ({
  ...shop,
  payments: {
    ...shop.payments,
    provider: createPaystack({ baseUrl: () => baseUrl, secretKey, checkoutOrigins: () => [] }),
  },
});

it('a dispute of a payment that is not ours is told in the log and kept nowhere else [B15]', async () => {
  const told: object[] = [];
  const id = ++disputes;
  await tell(id, 'of-another-system', 'create', awaiting);
  await apply({ ...silent, warn: (details: object) => told.push(details) });
  expect(told).toEqual([{ reference: 'of-another-system', event: 'charge.dispute.create' }]);
  const kept = shop.db.selectFrom('disputes').select('id').where('reference', '=', 'of-another-system');
  expect(await kept.execute()).toEqual([]);
  expect(await audited(shop, `dispute:${id}`)).toEqual([]);
});

it('a dispute that was written down before it was known to be another system’s ends by its message [B15]', async () => {
  const id = ++disputes;
  const reference = 'of-another-system-before';
  const dispute = { id: String(id), status: awaiting.status, amount: null, currency: 'NGN', reason: '' };
  await inTransaction(shop.db, (tx) => noteDispute(tx, reference, { ...dispute, dueAt: null, resolution: null }));
  await tell(id, reference, 'resolve', { status: 'resolved', resolution: 'declined' });
  await apply();
  const row = shop.db.selectFrom('disputes').select(['status', 'resolution']).where('reference', '=', reference);
  expect(await row.execute()).toEqual([{ status: 'resolved', resolution: 'declined' }]);
});

it.each([
  ['whose reference says so', 'oja-01zzzzzzzzzzzzzzzzzzzzzz01', {}],
  ['whose note says so', 'of-our-checkout', { metadata: { checkout_id: 'c' } }],
])('a dispute of a payment %s is ours, though it is not known here [B15]', async (_, reference, note) => {
  await tell(++disputes, reference, 'create', { ...awaiting, transaction: { reference, ...note } });
  await apply();
  const kept = shop.db.selectFrom('disputes').select('id').where('reference', '=', reference);
  expect(await kept.execute()).toHaveLength(1);
});

describe('a payment that the buyer’s bank takes back', () => {
  it('is marked refunded; the order stays, and its seller hears of it [B15]', async () => {
    const { buyer, reference, orderId, sellerMail } = await paidOrder(shop);
    const id = ++disputes;
    await tell(id, reference, 'create', awaiting);
    await apply();
    const row = () => shop.db.selectFrom('disputes').selectAll().where('reference', '=', reference).executeTakeFirst();
    expect(await row()).toMatchObject({ status: 'awaiting-merchant-feedback', amount: 275_000, resolved_at: null });
    expect(await orderOf(shop, orderId)).toMatchObject({ payment_status: 'paid' });
    reverse(reference);
    await tell(id, reference, 'resolve', { status: 'resolved', resolution: 'merchant-accepted' });
    await tell(id, reference, 'remind', { status: 'awaiting-merchant-feedback' });
    await apply();
    expect(await row()).toMatchObject({ status: 'resolved', resolution: 'merchant-accepted' });
    expect(await orderOf(shop, orderId)).toEqual({
      refunded_amount: 275_000,
      payment_status: 'refunded',
      status: 'pending',
    });
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'reversed', state: 'processed', dispute_id: String(id) },
    ]);
    expect(await audited(shop, `payment:${reference}`)).toEqual(['payment.settled', 'payment.reversed']);
    const mails = await mailTo(shop, sellerMail);
    expect(mails.filter(({ subject }) => subject.includes('went back to its buyer'))).toHaveLength(1);
    const { orderNumber } = await buyer.call('order', { params: { id: orderId } });
    const told = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('went back to you'));
    expect(told.map(({ subject }) => subject)).toEqual(['₦2,750.00 went back to you']);
    expect(told[0]?.text).toContain('Your bank took it back.');
    expect(told[0]?.text).toContain(`Order: ${orderNumber}\n`);
    // Their list was slower than their status: the refund that turns up now is the same money.
    const transaction = shop.sandbox.state.store.transaction(reference);
    if (transaction) transaction.status = 'success';
    await refundOnDashboard(shop, reference, 275_000);
    await tellRefund(shop, reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toHaveLength(1);
  });

  it.each([
    ['does not answer', () => shopWith(null, 'sk_test_none')],
    ['refuses our key', () => shopWith(shop.sandbox.url, 'sk_test_of_yesterday')],
  ])(
    'is not forgotten while the provider %s, however long; the log and the audit log tell of it once [B15]',
    async (_, without) => {
      const { reference, orderId } = await paidOrder(shop);
      const id = ++disputes;
      await tell(id, reference, 'create', awaiting);
      reverse(reference);
      const told: object[] = [];
      const log = { ...silent, warn: (details: object) => told.push(details) };
      for (let round = 0; round < 3; round++) {
        await sql`update payment_inbox set available_at = now(), received_at = received_at - interval '2 hours'
                where applied_at is null`.execute(shop.db);
        await apply(log, without());
        await tellMatters(shop, log);
      }
      expect(await orderOf(shop, orderId)).toMatchObject({ payment_status: 'paid' });
      await letTry();
      await apply(log);
      expect(await orderOf(shop, orderId)).toMatchObject({ payment_status: 'refunded' });
      expect(await audited(shop, `dispute:${id}`)).toEqual(['dispute.create']);
      await tell(id, reference, 'remind', awaiting);
      await apply(log);
      await tellMatters(shop, log);
      expect(told.filter((details) => 'dispute' in details && details.dispute === String(id))).toMatchObject([
        { reference, status: 'awaiting-merchant-feedback' },
      ]);
      expect(await audited(shop, `dispute:${id}`)).toEqual(['dispute.create', 'dispute.remind']);
    },
  );

  it('months later without a word is found by the daily look, as long as it is contested or was not long ago [B15, I21]', async () => {
    const [open, resolved, closed] = [await paidOrder(shop), await paidOrder(shop), await paidOrder(shop)];
    for (const { reference } of [open, resolved, closed]) await tell(++disputes, reference, 'create', awaiting);
    for (const [index, { reference }] of [resolved, closed].entries()) {
      await tell(disputes - 1 + index, reference, 'resolve', { status: 'resolved', resolution: 'declined' });
    }
    await apply();
    await sql`update disputes set resolved_at = now() - interval '40 days' where reference = ${closed.reference}`.execute(
      shop.db,
    );
    await sql`update payments set created_at = created_at - interval '60 days', settled_at = settled_at - interval '60 days',
              last_checked_at = null`.execute(shop.db);
    for (const { reference } of [open, resolved, closed]) reverse(reference);
    await compareWithProvider(shop, silent, signal);
    const statuses = [];
    for (const { orderId } of [open, resolved, closed]) statuses.push((await orderOf(shop, orderId)).payment_status);
    expect(statuses).toEqual(['refunded', 'refunded', 'paid']);
  });
});
