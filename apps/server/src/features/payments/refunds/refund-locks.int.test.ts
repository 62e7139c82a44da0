import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import {
  carryOutRefunds,
  finishRefund,
  paidTwice,
  refundOf,
  relay,
  signal,
  silent,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { payRefundByHand } from '../../operator/settle-refunds.ts';
import { lockPayment } from '../settle.queries.ts';
import { reviewPayment, reviewRefunds } from './review-refunds.ts';
import { sendRefunds } from './send-refunds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const send = () => sendRefunds(shop, silent, signal);

/** A refund at the provider, which has just carried it out, and that is in this state here. */
async function carriedOut(state: 'pending' | 'manual'): Promise<string> {
  const reference = await paidTwice(shop);
  await relay(shop);
  await send();
  await sql`update refunds set state = ${state}, next_check_at = now() where reference = ${reference}`.execute(shop.db);
  carryOutRefunds(shop, reference);
  return reference;
}

it('a refund is written down as done while the provider’s list is looked at, and neither has to begin again [E2]', async () => {
  const reference = await carriedOut('pending');
  const before = await deadlocks();
  let both: Promise<unknown> = Promise.resolve();
  await shop.db.transaction().execute(async (tx) => {
    // The worker is held up in the middle of its transaction, until the other waits too.
    await sql`lock table ledger_entries in share row exclusive mode`.execute(tx);
    const sending = send();
    await untilWaiting(1);
    both = Promise.all([sending, reviewRefunds(shop, reference, silent)]);
    await untilWaiting(2);
  });
  await both;
  expect(await deadlocks()).toBe(before);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
});

const payByHand = async (reference: string) => {
  const [refund] = await refundOf(shop, reference);
  await inTransaction(shop.db, (tx) =>
    payRefundByHand(tx, shop.config, 'an operator', refund?.id ?? '', { note: 'Paid by bank.' }),
  );
};
const workers: [what: string, ready: () => Promise<string>, work: (reference: string) => Promise<unknown>][] = [
  ['is handed to the worker', () => paidTwice(shop), () => relay(shop)],
  [
    'is about to be sent',
    async () => {
      const reference = await paidTwice(shop);
      await relay(shop);
      return reference;
    },
    send,
  ],
  ['is written down as done', () => carriedOut('pending'), send],
  ['is marked as paid by hand', () => carriedOut('manual'), payByHand],
  ['is looked up at the provider', () => carriedOut('pending'), (reference) => reviewRefunds(shop, reference, silent)],
  ['is asked about with all else', () => carriedOut('pending'), (reference) => reviewPayment(shop, reference, silent)],
];

it.each(workers)('whoever works on a refund that %s locks its payment first [E2]', async (_, ready, work) => {
  const reference = await ready();
  const before = await stateOf(reference);
  let working: Promise<unknown> = Promise.resolve();
  await shop.db.transaction().execute(async (tx) => {
    await lockPayment(tx, reference);
    working = work(reference);
    await untilWaiting(1);
    await sql`select from refunds where reference = ${reference} for update nowait`.execute(tx);
    expect(await stateOf(reference)).toEqual(before);
  });
  await working;
  await finishRefund(shop, reference);
});

it.each([
  ['has looked for a dispute', 'listDisputes'],
  ['has posted it', 'refund'],
] as const)('a worker that %s locks the payment anew before it writes that down [E2]', async (_, call) => {
  const reference = await paidTwice(shop);
  await relay(shop);
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>();
  const slow = {
    ...provider,
    async [call](of: never) {
      const answered = await provider[call](of);
      isAsked();
      await answer;
      return answered;
    },
  };
  const working = sendRefunds({ ...shop, payments: { ...shop.payments, provider: slow } }, silent, signal);
  await asked;
  const before = await stateOf(reference);
  await shop.db.transaction().execute(async (tx) => {
    await lockPayment(tx, reference);
    letAnswer();
    await untilWaiting(1);
    await sql`select from refunds where reference = ${reference} for update nowait`.execute(tx);
    expect(await stateOf(reference)).toEqual(before);
  });
  await working;
  expect(before).toMatchObject([{ state: 'sending' }]);
  expect(await stateOf(reference)).toMatchObject([{ state: 'pending' }]);
  await finishRefund(shop, reference);
});

async function stateOf(reference: string) {
  return (await refundOf(shop, reference)).map(({ state, attempts }) => ({ state, attempts }));
}

/** How often PostgreSQL had to end one of two transactions that waited for each other. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer as deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]?.deadlocks ?? Number.NaN;
}

/** Until so many transactions wait for locks of others. */
async function untilWaiting(count: number): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      return rows[0]?.waiting === count;
    },
    { timeout: 20_000, interval: 20 },
  );
}
