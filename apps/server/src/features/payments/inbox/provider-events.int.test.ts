import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { createPaystack } from '../../../platform/payments/paystack/paystack.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import {
  audited,
  carryOutRefunds,
  finishRefund,
  orderOf,
  paidOrder,
  paidTwice,
  paymentOf,
  postWebhook,
  refundOf,
  refundOnDashboard,
  refundsAtProvider,
  relay,
  signal,
  silent,
  tellRefund,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { refundOrder } from '../../operator/refund-order.ts';
import { tellMatters } from '../matters/tell-matters.ts';
import { findOrphanMoney, sumsOf } from '../orphans/orphan-money.queries.ts';
import { recordOrphan } from '../orphans/record-orphan.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { applyMessages } from './apply-messages.ts';

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

describe('events about refunds', () => {
  it('may come in any order: processed before pending leaves it processed [B34]', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    carryOutRefunds(shop, reference);
    await tellRefund(shop, reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
    await tellRefund(shop, reference, 'processing');
    await tellRefund(shop, reference, 'pending');
    await apply();
    const [refund] = await refundOf(shop, reference);
    expect(refund).toMatchObject({ state: 'processed', processed_at: expect.any(Date) });
    expect(await audited(shop, `refund:${refund?.id}`)).toEqual([
      'refund.requested',
      'refund.posted',
      'refund.pending',
      'refund.processed',
    ]);
    expect(await audited(shop, `payment:${reference}`)).toEqual(['payment.settled']);
  });

  it('bring a refund that waits for a person back, when the provider carries it out after all [B34]', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
    carryOutRefunds(shop, reference);
    await tellRefund(shop, reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
  });

  it('of a refund made on the provider’s pages are recorded, in part and in full, and the books stay balanced [E5]', async () => {
    const { reference, orderId, sellerMail } = await paidOrder(shop);
    await refundOnDashboard(shop, reference, 100_000);
    await tellRefund(shop, reference, 'processing');
    await tellRefund(shop, reference, 'processed');
    await Promise.all([apply(), apply()]);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'at_provider', amount: 100_000, state: 'processed', requested_by: 'provider' },
    ]);
    expect(await orderOf(shop, orderId)).toEqual({
      refunded_amount: 100_000,
      payment_status: 'paid',
      status: 'pending',
    });
    await refundOnDashboard(shop, reference, 175_000);
    await tellRefund(shop, reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toHaveLength(2);
    expect(await orderOf(shop, orderId)).toEqual({
      refunded_amount: 275_000,
      payment_status: 'refunded',
      status: 'pending',
    });
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
    const fees = shop.sandbox.state.store.transaction(reference)?.fees ?? Number.NaN;
    expect(left).toEqual([
      { account: 'provider_clearing', sum: -fees },
      { account: 'provider_fees', sum: fees },
    ]);
    const subjects = (await mailTo(shop, sellerMail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('went back to its buyer'))).toHaveLength(2);
  });

  it('of a refund that we owe and an operator made there are not paid twice [E5]', async () => {
    const reference = await paidTwice(shop);
    await refundOnDashboard(shop, reference, 275_000);
    await tellRefund(shop, reference, 'processed');
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'duplicate_payment', state: 'processed', attempts: 0 },
    ]);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  });

  it('of two equal refunds that we owe and an operator made there pay one each [E5]', async () => {
    const { orderId, reference } = await paidOrder(shop);
    const asked = { amount: 50_000, to: 'card', note: 'A tear in the cloth.' } as const;
    for (let part = 0; part < 2; part++) {
      await inTransaction(shop.db, (tx) => refundOrder(tx, shop.config, 'an operator', orderId, asked));
      await refundOnDashboard(shop, reference, 50_000);
    }
    await tellRefund(shop, reference, 'processed');
    await apply();
    const requested = { reason: 'requested', state: 'processed', attempts: 0 };
    expect(await refundOf(shop, reference)).toMatchObject([requested, requested]);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    expect(refundsAtProvider(shop, reference)).toHaveLength(2);
  });

  it('of money that is none of ours change nothing [E5]', async () => {
    await tellRefund(shop, 'T92abcdefgh', 'processed');
    await apply();
    const open = shop.db.selectFrom('payment_inbox').select('outcome').where('applied_at', 'is', null);
    expect(await open.execute()).toEqual([]);
    expect(await refundOf(shop, 'T92abcdefgh')).toEqual([]);
  });
});

describe('an orphan', () => {
  it('that the provider confirms is in the books with its amount, and what is returned of it, too [B9]', async () => {
    const { reference } = await paidOrder(shop);
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
    await refundOnDashboard(shop, orphan, 275_000);
    await tellRefund(shop, orphan, 'processed');
    await apply();
    expect(await row()).toMatchObject({ returned_amount: 275_000, resolution: 'provider' });
    expect(await due(orphan)).toBe(0);
    expect(await audited(shop, `orphan:${orphan}`)).toEqual(['orphan.found', 'orphan.confirmed', 'orphan.returned']);
  });

  /** A payment of another shop's making, which only its note calls ours. */
  async function tellStrangePayment(): Promise<string> {
    const { reference } = await paidOrder(shop);
    const { store } = shop.sandbox.state;
    const source = store.transaction(reference);
    if (!source) throw new Error('No transaction.');
    const strange = `T${++told}`;
    const accessCode = `acc${told}`;
    store.addTransaction({ ...structuredClone(source), id: store.newId(), reference: strange, accessCode });
    const metadata = { checkout_id: 'somewhere' };
    await postWebhook(shop, { event: 'charge.success', data: { id: told, reference: strange, metadata } });
    return strange;
  }
  const tellPendingRefund = (reference: string) =>
    postWebhook(shop, {
      event: 'refund.pending',
      data: { transaction_reference: reference, amount: 100_000, status: 'pending' },
    });
  const waitElevenMinutes = () =>
    sql`update payment_inbox set received_at = now() - interval '11 minutes', available_at = now()
        where applied_at is null`.execute(shop.db);
  async function expectRefundUnderWay(reference: string): Promise<void> {
    const orphan = (await findOrphanMoney(shop.db, [reference])).get(reference);
    expect(orphan && sumsOf(orphan)).toMatchObject({ underWay: 100_000, left: 175_000 });
    await shop.db.deleteFrom('payment_inbox').where('reference', '=', reference).execute();
  }

  it('known by the note of its payment alone keeps what messages tell of its refunds [B9]', async () => {
    const strange = await tellStrangePayment();
    await waitElevenMinutes();
    await apply();
    await tellPendingRefund(strange);
    await apply();
    await expectRefundUnderWay(strange);
  });

  it('keeps it also before anybody could know it for an orphan [B9]', async () => {
    const strange = await tellStrangePayment();
    await tellPendingRefund(strange);
    await apply();
    await waitElevenMinutes();
    await apply();
    await expectRefundUnderWay(strange);
  });

  it('that the provider has not confirmed yet keeps what is told of its refunds until then [B9]', async () => {
    const { reference } = await paidOrder(shop);
    const orphan = `oja-early${told}`;
    await recordOrphan(shop, orphan, null);
    await tellRefund(shop, orphan, 'processed');
    await apply();
    const { store } = shop.sandbox.state;
    const source = store.transaction(reference);
    if (!source) throw new Error('No transaction.');
    const accessCode = `acc${orphan}`;
    store.addTransaction({ ...structuredClone(source), id: store.newId(), reference: orphan, accessCode });
    await refundOnDashboard(shop, orphan, 275_000);
    await recordOrphan(shop, orphan, null);
    await sql`update payment_inbox set available_at = now() where reference = ${orphan}`.execute(shop.db);
    await apply();
    const row = shop.db.selectFrom('orphan_payments').selectAll().where('reference', '=', orphan);
    expect(await row.executeTakeFirst()).toMatchObject({ returned_amount: 275_000, resolution: 'provider' });
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
  // What earlier tests left waiting is told before.
  await tellMatters(shop, silent);
  const reference = await paidTwice(shop);
  await sql`update refunds set created_at = now() - interval '25 hours' where reference = ${reference}`.execute(
    shop.db,
  );
  const errors: object[] = [];
  const log = { warn: () => undefined, error: (details: object) => errors.push(details) };
  await Promise.all([tellMatters(shop, log), tellMatters(shop, log)]);
  await tellMatters(shop, log);
  expect(errors).toMatchObject([{ reference, state: 'requested' }]);
  await finishRefund(shop, reference);
});
