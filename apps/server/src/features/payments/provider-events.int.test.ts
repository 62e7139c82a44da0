import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPaystack } from '../../platform/payments/paystack/paystack.ts';
import { mailTo } from '../../testing/mailbox.ts';
import {
  finishRefund,
  paidTwice,
  paymentOf,
  postWebhook,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
  verify,
} from '../../testing/payment-steps.ts';
import { seedSeller } from '../../testing/seed.ts';
import {
  buyerWith,
  createTill,
  expectConserved,
  openPayment,
  payOnPage,
  plainProduct,
  type Till,
} from '../../testing/till.ts';
import { applyMessages } from './apply-messages.ts';
import { sendRefunds } from './send-refunds.ts';
import { tellOverdueRefunds } from './tell-overdue-refunds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const apply = () => applyMessages(shop, silent, signal);
let told = 9_100_000_000;
const tellCharge = (reference: string) =>
  postWebhook(shop, { event: 'charge.success', data: { id: ++told, reference } });
const tellRefund = (reference: string, status: string) =>
  postWebhook(shop, {
    event: `refund.${status}`,
    data: { status, transaction_reference: reference, refund_reference: String(++told), amount: '275000' },
  });
const audited = async (subject: string) => {
  const rows = await shop.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('at')
    .execute();
  return rows.map(({ action }) => action);
};

/** A refund made on the provider's own pages, carried out by now. */
async function refundOnDashboard(reference: string, amount: number): Promise<void> {
  const { store } = shop.sandbox.state;
  const transaction = store.transaction(reference)?.id;
  const answer = await fetch(`${shop.sandbox.url}/refund`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ transaction, amount }),
  });
  expect(answer.status).toBe(200);
  for (const refund of store.refundsOf(transaction ?? 0)) {
    refund.startedAt = new Date(Date.now() - 60_000).toISOString();
  }
}

/** An order paid by card; its seller has an address for mail. */
async function paidOrder() {
  const seller = await seedSeller(shop.db, { payout: { subaccount_code: null, email: `seller-${++told}@oja.test` } });
  const product = await plainProduct(shop.db, { seller_id: seller.id });
  const buyer = await buyerWith(shop, { product });
  const { reference, url, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await verify(buyer, reference);
  return { buyer, reference, orderId, sellerMail: `seller-${told}@oja.test` };
}

const orderOf = (orderId: string) =>
  shop.db
    .selectFrom('orders')
    .select(['refunded_amount', 'payment_status', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

describe('events about refunds', () => {
  it('may come in any order: processed before pending leaves it processed [B34]', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    for (const refund of refundsAtProvider(shop, reference)) {
      refund.startedAt = new Date(Date.now() - 60_000).toISOString();
    }
    await tellRefund(reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
    await tellRefund(reference, 'processing');
    await tellRefund(reference, 'pending');
    await apply();
    const [refund] = await refundOf(shop, reference);
    expect(refund).toMatchObject({ state: 'processed', processed_at: expect.any(Date) });
    expect(await audited(`refund:${refund?.id}`)).toEqual([
      'refund.requested',
      'refund.posted',
      'refund.pending',
      'refund.processed',
    ]);
    expect(await audited(`payment:${reference}`)).toEqual(['payment.settled']);
  });

  it('bring a refund that waits for a person back, when the provider carries it out after all [B34]', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
    for (const refund of refundsAtProvider(shop, reference)) {
      refund.startedAt = new Date(Date.now() - 60_000).toISOString();
    }
    await tellRefund(reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
  });

  it('of a refund made on the provider’s pages are recorded, in part and in full, and the books stay balanced [E5]', async () => {
    const { reference, orderId, sellerMail } = await paidOrder();
    await refundOnDashboard(reference, 100_000);
    await tellRefund(reference, 'processed');
    await tellRefund(reference, 'processed');
    await Promise.all([apply(), apply()]);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'at_provider', amount: 100_000, state: 'processed', requested_by: 'provider' },
    ]);
    expect(await orderOf(orderId)).toEqual({ refunded_amount: 100_000, payment_status: 'paid', status: 'pending' });
    await refundOnDashboard(reference, 175_000);
    await tellRefund(reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toHaveLength(2);
    expect(await orderOf(orderId)).toEqual({ refunded_amount: 275_000, payment_status: 'refunded', status: 'pending' });
    expect((await paymentOf(shop, reference)).reversed_at).not.toBeNull();
    const left = await shop.db
      .selectFrom('ledger_entries')
      .select(['account', sql<number>`sum(amount)::float8`.as('sum')])
      .where('reference', '=', reference)
      .groupBy('account')
      .having(sql`sum(amount)`, '<>', 0)
      .orderBy('account')
      .execute();
    // All that is left of it is the fee, which the provider keeps.
    const fees = store(reference)?.fees ?? Number.NaN;
    expect(left).toEqual([
      { account: 'provider_clearing', sum: -fees },
      { account: 'provider_fees', sum: fees },
    ]);
    const subjects = (await mailTo(shop, sellerMail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('went back to its buyer'))).toHaveLength(2);
  });

  const store = (reference: string) => shop.sandbox.state.store.transaction(reference);

  it('of a refund that we owe and an operator made there are not paid twice [E5]', async () => {
    const reference = await paidTwice(shop);
    await refundOnDashboard(reference, 275_000);
    await tellRefund(reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'duplicate_payment', state: 'processed', attempts: 0 },
    ]);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  });

  it('of money that is none of ours change nothing [E5]', async () => {
    await tellRefund('T92abcdefgh', 'processed');
    await apply();
    const open = shop.db.selectFrom('payment_inbox').select('outcome').where('applied_at', 'is', null);
    expect(await open.execute()).toEqual([]);
    expect(await refundOf(shop, 'T92abcdefgh')).toEqual([]);
  });
});

describe('a payment that the buyer’s bank takes back', () => {
  const dispute = (reference: string, event: string, more: object) =>
    postWebhook(shop, {
      event: `charge.dispute.${event}`,
      data: {
        id: 2867 + told,
        refund_amount: 275_000,
        currency: 'NGN',
        category: 'fraud',
        transaction: { reference },
        ...more,
      },
    });

  it('is marked refunded; the order stays, and its seller hears of it [B15]', async () => {
    const { reference, orderId, sellerMail } = await paidOrder();
    await dispute(reference, 'create', { status: 'awaiting-merchant-feedback', dueAt: '2026-12-01T10:00:00.000Z' });
    await apply();
    const row = () => shop.db.selectFrom('disputes').selectAll().where('reference', '=', reference).executeTakeFirst();
    expect(await row()).toMatchObject({ status: 'awaiting-merchant-feedback', amount: 275_000, resolved_at: null });
    expect(await orderOf(orderId)).toMatchObject({ payment_status: 'paid' });
    const transaction = shop.sandbox.state.store.transaction(reference);
    if (transaction) transaction.status = 'reversed';
    await dispute(reference, 'resolve', { status: 'resolved', resolution: 'merchant-accepted' });
    await dispute(reference, 'remind', { status: 'awaiting-merchant-feedback' });
    await apply();
    expect(await row()).toMatchObject({ status: 'resolved', resolution: 'merchant-accepted' });
    expect(await orderOf(orderId)).toEqual({ refunded_amount: 275_000, payment_status: 'refunded', status: 'pending' });
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'reversed', state: 'processed' }]);
    expect(await audited(`payment:${reference}`)).toEqual(['payment.settled', 'payment.reversed']);
    const mails = await mailTo(shop, sellerMail);
    expect(mails.filter(({ subject }) => subject.includes('went back to its buyer'))).toHaveLength(1);
    // Their list was slower than their status: the refund that turns up now is the same money.
    if (transaction) transaction.status = 'success';
    await refundOnDashboard(reference, 275_000);
    await tellRefund(reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toHaveLength(1);
  });
});

describe('an orphan', () => {
  it('that the provider confirms is in the books with its amount, and what is returned of it, too [B9]', async () => {
    const { reference } = await paidOrder();
    const orphan = `oja-restored${told}`;
    const { store } = shop.sandbox.state;
    const source = store.transaction(reference);
    if (!source) throw new Error('No transaction.');
    store.addTransaction({
      ...structuredClone(source),
      id: store.newId(),
      reference: orphan,
      accessCode: `acc${told}`,
    });
    await tellCharge(orphan);
    await sql`update payment_inbox set received_at = now() - interval '11 minutes', available_at = now()
              where applied_at is null`.execute(shop.db);
    await apply();
    const row = () =>
      shop.db.selectFrom('orphan_payments').selectAll().where('reference', '=', orphan).executeTakeFirstOrThrow();
    expect(await row()).toMatchObject({ amount: 275_000, currency: 'NGN', fees: source.fees, resolved_at: null });
    expect(await due(orphan)).toBe(-275_000);
    await refundOnDashboard(orphan, 275_000);
    await tellRefund(orphan, 'processed');
    await apply();
    expect(await row()).toMatchObject({ returned_amount: 275_000, resolution: 'provider' });
    expect(await due(orphan)).toBe(0);
    expect(await audited(`orphan:${orphan}`)).toEqual(['orphan.found', 'orphan.confirmed', 'orphan.returned']);
  });

  it('waits while the provider does not answer [B9]', async () => {
    const orphan = 'oja-01zzzzzzzzzzzzzzzzzzzzz777';
    await tellCharge(orphan);
    await sql`update payment_inbox set received_at = now() - interval '11 minutes', available_at = now()
              where applied_at is null`.execute(shop.db);
    const provider = createPaystack({ baseUrl: () => null, secretKey: 'sk_test_none', checkoutOrigins: () => [] });
    await applyMessages({ ...shop, payments: { ...shop.payments, provider } }, silent, signal);
    const found = () =>
      shop.db.selectFrom('orphan_payments').select('amount').where('reference', '=', orphan).execute();
    expect(await found()).toEqual([]);
    await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
    await apply();
    expect(await found()).toEqual([{ amount: null }]);
  });

  const due = async (reference: string) => {
    const rows = await shop.db
      .selectFrom('ledger_entries')
      .select('amount')
      .where('account', '=', 'orphans_due')
      .where('reference', '=', reference)
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
});

it('a refund that is not done after a day is told once [E2]', async () => {
  const reference = await paidTwice(shop);
  await sql`update refunds set created_at = now() - interval '25 hours' where reference = ${reference}`.execute(
    shop.db,
  );
  const errors: object[] = [];
  const log = { warn: () => undefined, error: (details: object) => errors.push(details) };
  await Promise.all([tellOverdueRefunds(shop, log), tellOverdueRefunds(shop, log)]);
  await tellOverdueRefunds(shop, log);
  expect(errors).toMatchObject([{ reference, state: 'requested' }]);
  await finishRefund(shop, reference);
});
