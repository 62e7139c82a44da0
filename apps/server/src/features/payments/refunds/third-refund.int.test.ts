import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  chargeBack,
  closeMatter as closeAsShown,
  moveRefund,
  newOperator,
  readOrder,
  refundAtDashboard,
  refundOrder,
} from '../../../testing/money-back-steps.ts';
import {
  behave,
  beside,
  paidOrder,
  payFromNowhere,
  paymentOf,
  postRaw,
  refundOf,
  refundsAtProvider,
  relay,
  sign,
  signal,
  silent,
  still,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, sendWebhooks, type Till } from '../../../testing/till.ts';
import { applyMessages } from '../inbox/apply-messages.ts';
import { recordOrphan } from '../orphans/record-orphan.ts';
import { reviewOrphan } from '../orphans/review-orphan.ts';
import { compareWithProvider } from '../report/compare-with-provider.ts';
import { findMoneyOf } from './payment-money.queries.ts';
import { reviewPayment, reviewRefunds } from './review-refunds.ts';
import { sendRefunds } from './send-refunds.ts';

const amount = 50_000;
const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  sendWebhooks(shop);
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'held' };
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

async function owed() {
  const { reference, orderId } = await paidOrder(shop);
  await behave(shop, { refund: still }, reference);
  await refundOrder(operator, orderId, amount);
  await relay(shop);
  return { reference, orderId };
}
const live = (reference: string) => refundsAtProvider(shop, reference).filter(({ status }) => status !== 'failed');
const isDue = (reference: string) =>
  sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
const lagPasses = (reference: string) =>
  sql`update refunds set missing_since = missing_since - interval '16 minutes' where reference = ${reference}`.execute(
    shop.db,
  );
function list(refund: { listedFrom: string } | undefined, seconds: number): void {
  if (!refund) throw new Error('no refund');
  refund.listedFrom = new Date(Date.now() + seconds * 1000).toISOString();
}
const send = async (reference: string, who: Till = shop) => {
  await isDue(reference);
  await sendRefunds(who, silent, signal);
};
const apply = () => applyMessages(shop, silent, signal);
async function olderBy(interval: string): Promise<void> {
  const ago = sql`${interval}::interval`;
  await sql`update payment_inbox set received_at = received_at - ${ago}, applied_at = applied_at - ${ago}`.execute(
    shop.db,
  );
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
  await sql`update refunds set created_at = created_at - ${ago}, there_since = there_since - ${ago}`.execute(shop.db);
  await sql`update payment_inbox set first_received_at = first_received_at - ${ago}`.execute(shop.db);
  await sql`update matters set since = since - ${ago}, closed_at = closed_at - ${ago} where subject like 'payment:%'`.execute(
    shop.db,
  );
}
const lostLater = { ...still, listedAfterSeconds: 600 };
const tellOf = async (reference: string, name: string, amount: number, status = 'pending') => {
  const data = { status, transaction_reference: reference, refund_reference: name, amount: String(amount) };
  const body = JSON.stringify({ event: `refund.${status}`, data });
  await postRaw(shop, body, sign(shop, body));
  await apply();
};

/** 10 was lost and unlisted beyond the lag; 11 is about to be sent. */
async function aboutToSendAgain() {
  const { reference } = await owed();
  await behave(
    shop,
    { refund: { ...still, listedAfterSeconds: 86_400 }, faults: { refund: ['drop_after'] } },
    reference,
  );
  await send(reference);
  await send(reference);
  await lagPasses(reference);
  return reference;
}

describe('a third refund', () => {
  it('is not sent when the first is listed alive and fails while the answer to the second is lost [E2]', async () => {
    const reference = await aboutToSendAgain();
    await behave(shop, { refund: lostLater, faults: { refund: ['drop_after'] } }, reference);
    await send(reference);
    const [first] = refundsAtProvider(shop, reference);
    list(first, -1);
    await send(reference);
    await moveRefund(shop, first?.id ?? 0, 'failed');
    await behave(shop, { refund: still }, reference);
    await send(reference);
    await send(reference);
    expect(live(reference)).toHaveLength(1);
  });

  it('is not sent when the first fails and the second was answered with 408, and may be there [E2]', async () => {
    const reference = await aboutToSendAgain();
    await behave(shop, { refund: lostLater }, reference);
    const late = beside(shop, ({ refund }) => ({
      async refund(order) {
        await refund(order);
        return { kind: 'refused', status: 408, message: null } as never;
      },
    }));
    await send(reference, late);
    const [first, second] = refundsAtProvider(shop, reference);
    expect(second).toBeDefined();
    list(first, -1);
    await moveRefund(shop, first?.id ?? 0, 'failed');
    await behave(shop, { refund: still }, reference);
    await send(reference);
    await send(reference);
    expect(live(reference)).toHaveLength(1);
  });

  it('is not sent on a list that shows the first alive and not the second, which is known to have failed [E2]', async () => {
    const reference = await aboutToSendAgain();
    await behave(shop, { refund: still }, reference);
    await send(reference);
    const [first, second] = refundsAtProvider(shop, reference);
    await moveRefund(shop, second?.id ?? 0, 'failed');
    await reviewRefunds(shop, reference, silent);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'failed' }]);
    list(first, -1);
    list(second, 86_400);
    await send(reference);
    expect(live(reference)).toHaveLength(1);
    // Once the list cannot lag any more, it is the first that goes back: no twin of ours, and not sent once more.
    await lagPasses(reference);
    for (let look = 0; look < 3; look++) await send(reference);
    expect(live(reference)).toHaveLength(1);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending', provider_refund_id: `${first?.id}` }]);
  });

  it.each([false, true])(
    'is not paid by hand, nor closed, while the second may be there; it is: %s [E2, E4]',
    async (isThere) => {
      const reference = await aboutToSendAgain();
      await behave(shop, { refund: lostLater, faults: { refund: ['drop_after'] } }, reference);
      await send(reference);
      const [first, second] = refundsAtProvider(shop, reference);
      if (first) first.status = 'needs-attention';
      list(first, -1);
      await send(reference);
      const [refund] = await refundOf(shop, reference);
      expect(refund).toMatchObject({ state: 'manual', posted_at: expect.any(Date) });
      const byHand = () =>
        operator.call('payRefundByHand', {
          params: { id: refund?.id ?? '' },
          body: { note: 'From our bank account.' },
          idempotencyKey: newId(),
        });
      await expect(byHand()).rejects.toMatchObject({ code: 'refund_uncertain' });
      await expect(
        operator.call('closeRefund', {
          params: { id: refund?.id ?? '' },
          body: { what: 'refund', seen: 'any', note: 'Nothing is owed.' },
          idempotencyKey: newId(),
        }),
      ).rejects.toMatchObject({ code: 'refund_uncertain' });
      if (isThere) {
        if (first) first.status = 'failed';
        list(second, -1);
      }
      await lagPasses(reference);
      await reviewRefunds(shop, reference, silent);
      const known = isThere ? { state: 'pending', provider_refund_id: `${second?.id}` } : { state: 'manual' };
      expect(await refundOf(shop, reference)).toMatchObject([{ ...known, posted_at: null }]);
      if (!isThere) await byHand();
    },
  );

  it('that turns up beside ours is a part of what was taken back already [B15, E4]', async () => {
    const reference = await aboutToSendAgain();
    await behave(shop, { refund: still }, reference);
    await send(reference);
    const [first] = refundsAtProvider(shop, reference);
    await chargeBack(shop, reference);
    const { state } = shop.sandbox.state.store as unknown as { state: { disputes: { transactionId: number }[] } };
    const transaction = shop.sandbox.state.store.transaction(reference);
    state.disputes = state.disputes.filter(({ transactionId }) => transactionId !== transaction?.id);
    await reviewPayment(shop, reference, silent);
    const before = await refundOf(shop, reference);
    expect(before).toMatchObject([{ amount }, { reason: 'reversed', amount: paid - amount }]);
    list(first, -1);
    if (first) first.status = 'processed';
    await reviewRefunds(shop, reference, silent);
    const gone = (await refundOf(shop, reference)).reduce((sum, one) => sum + one.amount - one.not_owed, 0);
    expect(gone).toBe(paid);
  });

  it('is not sent because a list lay here until the delay was over [E2]', async () => {
    const reference = await aboutToSendAgain();
    await behave(shop, { refund: lostLater, faults: { refund: ['drop_after'] } }, reference);
    await send(reference);
    const [first] = refundsAtProvider(shop, reference);
    list(first, -1);
    await moveRefund(shop, first?.id ?? 0, 'failed');
    await behave(shop, { refund: still }, reference);
    await send(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', missing_since: expect.any(Date) }]);
    const lag = shop.config.refundListLagSeconds;
    await sql`update refunds set missing_since = now() - make_interval(secs => ${lag - 1}) where reference = ${reference}`.execute(
      shop.db,
    );
    const slow = beside(shop, ({ listRefunds }) => ({
      async listRefunds(id) {
        const listed = await listRefunds(id);
        await vi.waitUntil(
          async () => {
            const { rows } = await sql<{ over: boolean }>`
              select now() - missing_since >= make_interval(secs => ${lag}) as over from refunds where reference = ${reference}
            `.execute(shop.db);
            return rows[0]?.over;
          },
          { timeout: 5_000 },
        );
        // Whoever asks now is shown it.
        list(refundsAtProvider(shop, reference)[1], -1);
        return listed;
      },
    }));
    await send(reference, slow);
    expect(live(reference)).toHaveLength(1);
  });
});

describe('what a person has looked into in vain', () => {
  /**
   * A message of a refund that is not listed; a person has said that it is not there.
   * @param before what happens before the message comes
   */
  async function lookedInto(amount: number, before?: (reference: string, orderId: string) => Promise<void>) {
    const { buyer, reference, orderId } = await paidOrder(shop);
    await before?.(reference, orderId);
    await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
    await tellOf(reference, 'bank-a', amount);
    await olderBy('16 minutes');
    await apply();
    await closeAsShown(operator, 'refund_not_listed', reference);
    return { buyer, reference, orderId };
  }
  function neverWas(reference: string): void {
    const { refunds } = shop.sandbox.state.store.state as { refunds: unknown[] };
    refunds.splice(refunds.indexOf(refundsAtProvider(shop, reference)[0]), 1);
  }

  it('and has turned up with another kind of message does not swallow an equal one [E4]', async () => {
    const { reference, orderId } = await lookedInto(100_000);
    const [first] = refundsAtProvider(shop, reference);
    list(first, -1);
    await moveRefund(shop, first?.id ?? 0, 'processed');
    await tellOf(reference, 'bank-a', 100_000, 'processed');
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
    await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
    await tellOf(reference, 'bank-b', 100_000);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('is not brought back by the equal refund that the shop sends instead [E4]', async () => {
    const { reference, orderId } = await lookedInto(200_000);
    neverWas(reference);
    await behave(shop, { refund: still }, reference);
    await refundOrder(operator, orderId, 200_000);
    await relay(shop);
    await send(reference);
    await send(reference);
    await tellOf(reference, 'bank-own', 200_000);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  const turnedAway = (outcome: object) => beside(shop, () => ({ refund: async () => outcome as never }));

  it('nor by one of ours that was turned away before, and sent after it was told [E4]', async () => {
    const { reference, orderId } = await lookedInto(100_000, async (about, id) => {
      await refundOrder(operator, id, 100_000);
      await relay(shop);
      await send(about, turnedAway({ kind: 'rate_limited', retryAfter: 1 }));
    });
    neverWas(reference);
    await behave(shop, { refund: still }, reference);
    await send(reference);
    await send(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
    await tellOf(reference, 'bank-own', 100_000);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  });

  it.each([false, true])(
    'and pays what the shop owes does not swallow an equal one; refused before: %s [E4]',
    async (isRefused) => {
      const { reference, orderId } = await lookedInto(100_000);
      await refundOrder(operator, orderId, 100_000);
      await relay(shop);
      if (isRefused) await send(reference, turnedAway({ kind: 'refused', status: 400, message: null }));
      list(refundsAtProvider(shop, reference)[0], -1);
      await reviewRefunds(shop, reference, silent);
      expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending', reason: 'requested', posts: 0 }]);
      await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
      await tellOf(reference, 'bank-b', 100_000);
      expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    },
  );

  it('and has turned up does not swallow an equal one once it is forgotten [E4]', async () => {
    const { buyer, reference, orderId } = await lookedInto(100_000);
    const [first] = refundsAtProvider(shop, reference);
    list(first, -1);
    await reviewRefunds(shop, reference, silent);
    await moveRefund(shop, first?.id ?? 0, 'processed');
    await reviewRefunds(shop, reference, silent);
    await buyer.call('deleteAccount', { body: { password: buyer.password } });
    await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
    await tellOf(reference, 'bank-b', 100_000);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('nor by one of ours that the provider turns away [E4]', async () => {
    const { reference, orderId } = await lookedInto(200_000);
    neverWas(reference);
    await refundOrder(operator, orderId, 200_000);
    await relay(shop);
    const busy = beside(shop, () => ({
      async refund() {
        await reviewRefunds(shop, reference, silent);
        return { kind: 'rate_limited', retryAfter: 1 } as never;
      },
    }));
    await send(reference, busy);
    await refundAtDashboard(shop, reference, { amount: 10_000, listedAfterSeconds: 86_400, ...still });
    await tellOf(reference, 'bank-c', 10_000);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 65_000 });
    await behave(shop, { refund: still }, reference);
    await send(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
  });
});

it('what an account that is deleted was told of does not swallow an equal refund [E4]', async () => {
  const { buyer, reference, orderId } = await paidOrder(shop);
  const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
  await tellOf(reference, 'bank-a', 100_000);
  await moveRefund(shop, id, 'processed');
  await reviewRefunds(shop, reference, silent);
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  const { rows } = await sql<{ raw: Buffer | null }>`
    select raw from payment_inbox where reference = ${reference} and dedupe like 'refund.%'`.execute(shop.db);
  expect(rows).toEqual([{ raw: null }]);
  await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
  await tellOf(reference, 'bank-b', 100_000);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
});

it('what has failed and is forgotten does not swallow an equal refund [E4]', async () => {
  const { buyer, reference, orderId } = await paidOrder(shop);
  const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
  await tellOf(reference, 'bank-a', 100_000);
  await moveRefund(shop, id, 'failed');
  await reviewRefunds(shop, reference, silent);
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
  await tellOf(reference, 'bank-b', 100_000);
  // Beyond the time of the list it counts no more for what may be.
  await olderBy('16 minutes');
  await apply();
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
});

it('what is known of a payment is found without reading every message that was forgotten [E4]', async () => {
  const { reference } = await paidOrder(shop);
  const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
  await moveRefund(shop, id, 'processed');
  await reviewRefunds(shop, reference, silent);
  await refundAtDashboard(shop, reference, { amount: 50_000, listedAfterSeconds: 86_400, ...still });
  await tellOf(reference, 'bank-a', 50_000);
  const many = 20_000;
  await sql`
    insert into payment_inbox (id, provider, dedupe, reference, raw, digest, received_at, applied_at)
    select gen_random_uuid(), 'paystack', 'refund.processed:far-' || n || ':x:processed', 'far-' || n, null, sha256('x'),
      now() - interval '90 days', now() - interval '90 days' from generate_series(1, ${many}) n
  `.execute(shop.db);
  await sql`analyze payment_inbox`.execute(shop.db);
  const read = await shop.db.transaction().execute(async (tx) => {
    const rowsRead = async () =>
      (
        await sql<{ n: number }>`
          select seq_tup_read::float8 as n from pg_stat_xact_user_tables where relname = 'payment_inbox'`.execute(tx)
      ).rows[0]?.n ?? 0;
    const before = await rowsRead();
    await findMoneyOf(tx, reference);
    return (await rowsRead()) - before;
  });
  await sql`delete from payment_inbox where reference like 'far-%'`.execute(shop.db);
  expect(read).toBeLessThan(many);
});

it.each([
  ['5 days', 'told, and booked later', [225_000]],
  ['6 days 23 hours', 'told, as it is compared no more', []],
])('what a bank took of a payment %s old, which was not understood that day, is %s [B15]', async (age, _, booked) => {
  await sql`delete from provider_reports`.execute(shop.db);
  const { reference } = await paidOrder(shop);
  await refundAtDashboard(shop, reference, { amount: 50_000, listedAfterSeconds: 86_400, ...still });
  await tellOf(reference, 'bank-a', 50_000);
  // Their status says so alone: no dispute is listed.
  await chargeBack(shop, reference);
  const { state } = shop.sandbox.state.store as unknown as { state: { disputes: { transactionId: number }[] } };
  const transaction = shop.sandbox.state.store.transaction(reference);
  state.disputes = state.disputes.filter(({ transactionId }) => transactionId !== transaction?.id);
  expect(transaction?.status).toBe('reversed');
  const isOlder = (by: string) =>
    sql`update payments set created_at = created_at - ${by}::interval, settled_at = settled_at - ${by}::interval
        where reference = ${reference}`.execute(shop.db);
  await isOlder(age);
  await compareWithProvider(shop, silent, signal);
  // Within the hour the refund is listed, and known.
  list(refundsAtProvider(shop, reference)[0], -1);
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
  await apply();
  expect((await refundOf(shop, reference))[0]).toMatchObject({ amount: 50_000, reason: 'at_provider' });
  for (let day = 0; day < 3; day++) {
    await sql`update provider_reports set due_at = now() where finished_at is null`.execute(shop.db);
    await compareWithProvider(shop, silent, signal);
    await isOlder('1 day');
    await sql`update provider_reports set started_at = started_at - interval '1 day',
      finished_at = finished_at - interval '1 day', covers_from = covers_from - interval '1 day'`.execute(shop.db);
  }
  const reports = await shop.db.selectFrom('provider_reports').selectAll().execute();
  expect(reports.length).toBeGreaterThanOrEqual(3);
  const said = reports.flatMap(({ differences }) => differences as string[]).filter((one) => one.includes(reference));
  expect(said).toEqual([`${reference}: reversed there, and not yet known how far`]);
  const taken = (await refundOf(shop, reference)).filter(({ reason }) => reason === 'reversed');
  expect(taken.map(({ amount }) => amount)).toEqual(booked);
  expect((await paymentOf(shop, reference)).reversed_at !== null).toBe(booked.length > 0);
});

it('what waits as beyond what was paid stands on the page where it can be closed [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
  const { id } = await refundAtDashboard(shop, reference, { amount: 50_000, ...still });
  await reviewRefunds(shop, reference, silent);
  await moveRefund(shop, id, 'failed');
  await reviewRefunds(shop, reference, silent);
  const { waiting, overpaid } = await operator.call('operatorMatters', {});
  const waits = waiting.filter((one) => one.reference === reference && one.kind === 'refund_excess');
  const shown = overpaid.filter((one) => one.reference === reference);
  expect(waits.map(({ subject }) => subject).sort()).toEqual(shown.map((one) => `refund:${one.id}`).sort());
});

it.each([false, true])(
  'an equal refund of an orphan counts; somebody had looked for the first in vain before it was listed: %s [E4]',
  async (isLate) => {
    const reference = `oja-${newId()}`;
    await payFromNowhere(shop, reference, paid);
    await recordOrphan(shop, reference, null);
    const amount = 100_000;
    const a = await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: isLate ? 86_400 : 0, ...still });
    await tellOf(reference, 'bank-a', amount);
    if (isLate) {
      await olderBy('16 minutes');
      await apply();
      await closeAsShown(operator, 'refund_not_listed', reference);
      list(refundsAtProvider(shop, reference)[0], -1);
    }
    expect(await reviewOrphan(shop, reference)).toEqual(expect.any(Number));
    expect(a.id).toBeGreaterThan(0);
    await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
    await tellOf(reference, 'bank-b', amount);
    const { orphans } = await operator.call('operatorMatters', {});
    // What is on its way is not sent from the bank account besides.
    expect(orphans.find((one) => one.reference === reference)).toMatchObject({ left: paid - 2 * amount });
  },
);
