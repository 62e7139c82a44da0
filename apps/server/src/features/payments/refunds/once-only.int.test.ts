import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  booked,
  closeMatter as closeAsShown,
  moveRefund,
  newOperator,
  openDispute,
  readOrder,
  refundAtDashboard,
  refundOrder,
  resolveDispute,
} from '../../../testing/money-back-steps.ts';
import {
  behave,
  beside,
  paidOrder,
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
import { forgetMessages } from '../inbox/forget-messages.queries.ts';
import { compareWithProvider } from '../report/compare-with-provider.ts';
import { findOpenRefund, postponeRefund } from './refunds.queries.ts';
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
function once(happen: () => Promise<unknown>): <T>(answer: T) => Promise<T> {
  let isDone = false;
  return async (answer) => {
    if (!isDone) {
      isDone = true;
      await happen();
    }
    return answer;
  };
}
const apply = () => applyMessages(shop, silent, signal);
async function olderBy(interval: string): Promise<void> {
  const ago = sql`${interval}::interval`;
  await sql`update payment_inbox set received_at = received_at - ${ago}, applied_at = applied_at - ${ago}`.execute(
    shop.db,
  );
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
  await sql`update matters set since = since - ${ago}, closed_at = closed_at - ${ago} where subject like 'payment:%'`.execute(
    shop.db,
  );
}
const told = new Set<string>();
async function tellNews(reference: string): Promise<void> {
  for (const { body } of shop.sandbox.state.store.state.deliveries.filter((one) => one.reference === reference)) {
    if (told.has(body)) continue;
    told.add(body);
    await postRaw(shop, body, sign(shop, body));
  }
  await apply();
}

/** 10 was lost and unlisted beyond the lag, 11 is sent. */
async function sentTwice() {
  const { reference } = await owed();
  await behave(
    shop,
    { refund: { ...still, listedAfterSeconds: 86_400 }, faults: { refund: ['drop_after'] } },
    reference,
  );
  await send(reference);
  await send(reference);
  await lagPasses(reference);
  await behave(shop, { refund: still }, reference);
  await send(reference);
  const [first, second] = refundsAtProvider(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ provider_refund_id: String(second?.id), state: 'pending' }]);
  return { reference, first, second };
}

describe('a refund that is listed late, after another was sent and has failed', () => {
  it('is the one that goes back: no third is sent [E2]', async () => {
    const { reference, first, second } = await sentTwice();
    await moveRefund(shop, second?.id ?? 0, 'failed');
    list(first, -1);
    await send(reference);
    await send(reference);
    expect(live(reference)).toHaveLength(1);
  });
  it('and was known as its twin before that: no third is sent [E2]', async () => {
    const { reference, first, second } = await sentTwice();
    list(first, -1);
    await send(reference);
    await moveRefund(shop, second?.id ?? 0, 'failed');
    await send(reference);
    await send(reference);
    expect(live(reference)).toHaveLength(1);
  });
});

it('the late answer to a first POST does not hide a second one that is on its way [E2]', async () => {
  const { reference } = await owed();
  const meanwhile = once(async () => {
    list(refundsAtProvider(shop, reference)[0], 86_400);
    await send(reference);
    await lagPasses(reference);
    await behave(
      shop,
      { refund: { ...still, listedAfterSeconds: 600 }, faults: { refund: ['drop_after'] } },
      reference,
    );
    await send(reference);
  });
  const slow = beside(shop, ({ refund }) => ({ refund: async (order) => meanwhile(await refund(order)) }));
  await send(reference, slow);
  const [first] = refundsAtProvider(shop, reference);
  list(first, -1);
  await moveRefund(shop, first?.id ?? 0, 'failed');
  await send(reference);
  await send(reference);
  expect(live(reference)).toHaveLength(1);
});

it('a list that goes back behind a failure does not set back what was sent after it [E2]', async () => {
  const { reference } = await owed();
  await send(reference);
  const [first] = refundsAtProvider(shop, reference);
  const { provider } = shop.payments;
  const { rows } = await sql<{
    id: string;
  }>`select provider_transaction_id::text as id from payments where reference = ${reference}`.execute(shop.db);
  const old = await provider?.listRefunds(rows[0]?.id ?? '');
  await moveRefund(shop, first?.id ?? 0, 'failed');
  await behave(shop, { refund: { ...still, listedAfterSeconds: 600 }, faults: { refund: ['drop_after'] } }, reference);
  await send(reference);
  await reviewRefunds(
    beside(shop, () => ({ listRefunds: async () => old as never })),
    reference,
    silent,
  );
  await send(reference);
  await send(reference);
  expect(live(reference)).toHaveLength(1);
});

it('what somebody has looked into does not count again when another message waits [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
  await tellNews(reference);
  const [{ body } = { body: '' }] = shop.sandbox.state.store.state.deliveries.filter(
    (one) => one.reference === reference && one.event === 'refund.pending',
  );
  await olderBy('16 minutes');
  await apply();
  await postRaw(shop, body, sign(shop, body));
  await closeAsShown(operator, 'refund_not_listed', reference);
  await olderBy('16 minutes');
  await apply();
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  await refundAtDashboard(shop, reference, { amount: 10_000, listedAfterSeconds: 86_400, ...still });
  await tellNews(reference);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid - 10_000 });
});

it('nor stops what was decided after it [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
  await tellNews(reference);
  const [{ body } = { body: '' }] = shop.sandbox.state.store.state.deliveries.filter(
    (one) => one.reference === reference && one.event === 'refund.pending',
  );
  await olderBy('16 minutes');
  await apply();
  await postRaw(shop, body, sign(shop, body));
  await closeAsShown(operator, 'refund_not_listed', reference);
  await olderBy('16 minutes');
  await apply();
  // The first has never been: the provider says so.
  const { refunds } = shop.sandbox.state.store.state as { refunds: { transactionId: number }[] };
  const at = refunds.indexOf(refundsAtProvider(shop, reference)[0] as never);
  refunds.splice(at, 1);
  await refundOrder(operator, orderId, 150_000);
  await relay(shop);
  await refundAtDashboard(shop, reference, { amount: 10_000, listedAfterSeconds: 86_400, ...still });
  await tellNews(reference);
  await behave(shop, { refund: still }, reference);
  await send(reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
});

it('that a twin goes back is no matter any more once it has failed [E4]', async () => {
  const { reference, first } = await sentTwice();
  list(first, -1);
  await send(reference);
  await moveRefund(shop, first?.id ?? 0, 'failed');
  await reviewRefunds(shop, reference, silent);
  const { waiting, overpaid } = await operator.call('operatorMatters', {});
  expect([...waiting, ...overpaid].filter((matter) => matter.reference === reference)).toEqual([]);
});

describe('what others do meanwhile that changes nothing', () => {
  it('is no reason to ask the provider anew [E2]', async () => {
    const { reference } = await owed();
    await send(reference);
    const slow = beside(shop, ({ listRefunds }) => ({
      async listRefunds(id) {
        const listed = await listRefunds(id);
        expect(await reviewRefunds(shop, reference, silent)).toBe(0);
        return listed;
      },
    }));
    expect(await reviewPayment(slow, reference, silent)).toBe(0);
  });
  it('keeps no worker from sending another refund of the payment [E2]', async () => {
    const { reference, orderId } = await owed();
    await refundOrder(operator, orderId, 10_000);
    await relay(shop);
    const [first, second] = await refundOf(shop, reference);
    await sql`update refunds set next_check_at = now() - interval '1 hour' where id = ${first?.id}`.execute(shop.db);
    await sql`update refunds set next_check_at = now() + interval '1 hour' where id = ${second?.id}`.execute(shop.db);
    const slow = beside(shop, ({ listRefunds }) => ({
      async listRefunds(id) {
        const listed = await listRefunds(id);
        await sql`update refunds set next_check_at = now() + interval '1 minute' where id = ${second?.id}`.execute(
          shop.db,
        );
        return listed;
      },
    }));
    for (let minute = 0; minute < 5; minute++) {
      await sql`update refunds set next_check_at = now() where id = ${first?.id}`.execute(shop.db);
      await sendRefunds(slow, silent, signal);
    }
    expect(live(reference)).toHaveLength(1);
  });
});

it('an operator is told that a refund may be there unseen, not that the provider is away [E4]', async () => {
  const { reference, orderId } = await owed();
  await behave(
    shop,
    { refund: { ...still, listedAfterSeconds: 86_400 }, faults: { refund: ['drop_after'] } },
    reference,
  );
  await send(reference);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  await resolveDispute(shop, dispute, 'merchant-accepted');
  const said = await refundOrder(operator, orderId, 1_000, 'credit').catch((error) => error);
  expect(said.code).not.toBe('provider_unavailable');
});

it('what a bank took while a refund that failed later held all of the payment is booked [B15]', async () => {
  const { reference } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  const { id } = await refundAtDashboard(shop, reference, { amount: paid, ...still });
  await reviewRefunds(shop, reference, silent);
  await resolveDispute(shop, dispute, 'merchant-accepted');
  // The bank does take it: the provider had begun a refund that it cannot carry out therefore.
  const transaction = shop.sandbox.state.store.transaction(reference);
  const there = shop.sandbox.state.store.state.disputes.find((one) => one.id === dispute.id);
  if (!transaction || !there) throw new Error('not there');
  there.amount = 100_000;
  transaction.bankTook = 100_000;
  transaction.chargedBackAt = new Date().toISOString();
  const tellOf = async (event: string) => {
    for (const { body, event: of } of shop.sandbox.state.store.state.deliveries.filter(
      (one) => one.reference === reference,
    )) {
      if (of === event) await postRaw(shop, body, sign(shop, body));
    }
    await apply();
  };
  await reviewPayment(shop, reference, silent);
  const before = await booked(shop, reference, 'provider_clearing');
  await moveRefund(shop, id, 'failed');
  await tellOf('refund.failed');
  await reviewRefunds(shop, reference, silent);
  for (let day = 0; day < 2; day++) {
    await sql`delete from provider_reports`.execute(shop.db);
    await compareWithProvider(shop, silent, signal);
  }
  expect(await booked(shop, reference, 'provider_clearing')).toBe(before - 100_000);
});

describe('a refund told of after an equal one', () => {
  const tellOf = async (reference: string, refund: number) => {
    const data = {
      status: 'pending',
      transaction_reference: reference,
      refund_reference: `bank-${refund}`,
      amount: '100000',
    };
    const body = JSON.stringify({ event: 'refund.pending', data });
    await postRaw(shop, body, sign(shop, body));
    await apply();
  };
  it.each([true, false])(
    'counts; the first was listed after somebody had looked for it in vain: %s [E4]',
    async (isLate) => {
      const { reference, orderId } = await paidOrder(shop);
      const plan = { amount: 100_000, listedAfterSeconds: isLate ? 86_400 : 0, ...still };
      const a = await refundAtDashboard(shop, reference, plan);
      await tellOf(reference, a.id);
      if (isLate) {
        await olderBy('16 minutes');
        await apply();
        await closeAsShown(operator, 'refund_not_listed', reference);
        list(refundsAtProvider(shop, reference)[0], -1);
        await reviewRefunds(shop, reference, silent);
      }
      const b = await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
      await tellOf(reference, b.id);
      const given = await refundOrder(operator, orderId, 175_000, 'credit').catch((error) => error.code);
      list(refundsAtProvider(shop, reference)[1], -1);
      await reviewRefunds(shop, reference, silent);
      expect(given).toBe('refund_too_large');
    },
  );
});

it('a version that changes while a worker waits for the row does not match, and does by vacuum [E2]', async () => {
  const { reference } = await owed();
  const [row] = await refundOf(shop, reference);
  const read = await findOpenRefund(shop.db, row?.id ?? '');
  if (!read) throw new Error('no refund');
  const other = await shop.db.startTransaction().execute();
  await sql`update refunds set posted_at = now() where id = ${read.id}`.execute(other);
  const late = postponeRefund(shop.db, read, 3600, { sent: false });
  await vi.waitUntil(async () => (await countLockWaiters(shop.db)) > 0);
  await other.commit().execute();
  await late;
  expect(await refundOf(shop, reference)).toMatchObject([{ posted_at: expect.any(Date) }]);
  const now = await findOpenRefund(shop.db, read.id);
  await sql`select from refunds where id = ${read.id} for update`.execute(shop.db);
  await sql`vacuum (freeze) refunds`.execute(shop.db);
  expect((await findOpenRefund(shop.db, read.id))?.version).toBe(now?.version);
});

it('closing a matter and ticking off what the list shows do not block each other [E4]', async () => {
  const { reference } = await paidOrder(shop);
  const tellOf = async (amount: number) => {
    const data = { status: 'pending', transaction_reference: reference, amount: String(amount) };
    const body = JSON.stringify({ event: 'refund.pending', data });
    await postRaw(shop, body, sign(shop, body));
  };
  const refunds = [];
  for (const of of [50_000, 50_000, 60_000]) {
    refunds.push(await refundAtDashboard(shop, reference, { amount: of, listedAfterSeconds: 86_400, ...still }));
    if (refunds.length !== 2) await tellOf(of);
  }
  await olderBy('16 minutes');
  await apply();
  await tellOf(50_000);
  await sql`update payment_inbox set available_at = now() + interval '1 hour' where reference = ${reference}`.execute(
    shop.db,
  );
  for (const { id } of refunds) await moveRefund(shop, id, 'failed');
  for (const one of refundsAtProvider(shop, reference)) list(one, -1);
  const messages = await shop.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('reference', '=', reference)
    .orderBy('id')
    .execute();
  expect(messages).toHaveLength(2);
  const [lowest, highest] = messages;
  const closing = await shop.db.startTransaction().execute();
  await sql`select from payment_inbox where id = ${lowest?.id} for update`.execute(closing);
  const reviewing = reviewRefunds(shop, reference, silent);
  await vi.waitUntil(async () => (await countLockWaiters(shop.db)) > 0);
  // Whoever closes the matter goes on from the lowest to the highest, too.
  await sql`select from payment_inbox where id = ${highest?.id} for update nowait`.execute(closing);
  await closing.rollback().execute();
  await reviewing;
  const states = shop.db.selectFrom('payment_inbox').select('outcome').where('reference', '=', reference);
  expect(await states.execute()).toEqual([{ outcome: 'listed' }, { outcome: 'listed' }]);
});

it.each(['20 days', '27 days'])(
  'an equal refund counts when the messages of the first are %s old, whichever are forgotten [E4]',
  async (age) => {
    const { reference, orderId } = await paidOrder(shop);
    const tellOf = async (id: number, status: string) => {
      const data = { status, transaction_reference: reference, refund_reference: `bank-${id}`, amount: '100000' };
      const body = JSON.stringify({ event: `refund.${status}`, data });
      await postRaw(shop, body, sign(shop, body));
      await apply();
    };
    const a = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
    await tellOf(a.id, 'pending');
    const older = (by: string) =>
      sql`update payment_inbox set received_at = received_at - ${by}::interval, applied_at = applied_at - ${by}::interval
        where reference = ${reference}`.execute(shop.db);
    await older('5 days');
    await moveRefund(shop, a.id, 'processed');
    await tellOf(a.id, 'processed');
    await older(age);
    await sql`update refunds set updated_at = updated_at - ${age}::interval where reference = ${reference}`.execute(
      shop.db,
    );
    await forgetMessages(shop.db, signal);
    await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 600, ...still });
    await tellOf(a.id + 1, 'pending');
    const order = await readOrder(shop, operator, orderId);
    expect(order.left).toBe(paid - 200_000);
  },
);
