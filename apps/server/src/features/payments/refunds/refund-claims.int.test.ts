import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { paidOrder, paidTwice, refundOf, relay, signal, silent } from '../../../testing/payment-steps.ts';
import { createTill, type Till } from '../../../testing/till.ts';
import type { RefundState } from './refund-step.ts';
import { claimRefund, findOpenRefund, postponeRefund, recordRefundState } from './refunds.queries.ts';
import { sendRefunds } from './send-refunds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

/** A refund that the worker may take. */
async function dueRefund() {
  const reference = await paidTwice(shop);
  await relay(shop);
  return only(reference);
}

async function only(reference: string) {
  const [refund] = await refundOf(shop, reference);
  if (!refund) throw new Error(`There is no refund of ${reference}.`);
  return refund;
}

it('a worker passes over the refund that another is taking, and waits for nobody [E2]', async () => {
  const [first, second] = [await dueRefund(), await dueRefund()];
  await sql`update refunds set next_check_at = now() - interval '1 hour' where id = ${first.id}`.execute(shop.db);
  await shop.db.transaction().execute(async (tx) => {
    expect((await claimRefund(tx, 60))?.id).toBe(first.id);
    const other = inTransaction(shop.db, async (beside) => {
      await sql`set local lock_timeout = '5s'`.execute(beside);
      return claimRefund(beside, 60);
    });
    expect((await other)?.id).toBe(second.id);
    expect(await claimRefund(shop.db, 60)).toBeUndefined();
  });
});

it('a run takes twenty refunds at most, and the next the rest [E2]', async () => {
  await sql`update refunds set next_check_at = now() + interval '1 day'`.execute(shop.db);
  const { reference } = await paidOrder(shop);
  await sql`
    insert into refunds (id, reference, amount, reason, state, next_check_at)
    select gen_random_uuid(), ${reference}, 1, 'requested', 'sending', now() from generate_series(1, 23)
  `.execute(shop.db);
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  let asked = 0;
  const listRefunds = async () => {
    asked += 1;
    return { kind: 'not_sent' as const };
  };
  const away = { ...shop, payments: { ...shop.payments, provider: { ...provider, listRefunds } } };
  await sendRefunds(away, silent, signal);
  expect(asked).toBe(20);
  await sendRefunds(away, silent, signal);
  expect(asked).toBe(23);
});

it('a worker that was overtaken puts nothing off, and takes back nothing that another has posted [E2]', async () => {
  const { id, reference } = await dueRefund();
  const version = async () => (await findOpenRefund(shop.db, id))?.version ?? '';
  const early = await version();

  await sql`update refunds set posted_at = now() where id = ${id}`.execute(shop.db);
  await sql`update refunds set attempts = 2, posts = 2 where id = ${id}`.execute(shop.db);
  const before = await only(reference);
  await postponeRefund(shop.db, { id, version: early }, 3600, { sent: false, turnedAway: true });
  expect(await only(reference)).toEqual(before);
  await postponeRefund(shop.db, { id, version: await version() }, 3600, { sent: false, turnedAway: true });
  expect(await only(reference)).toMatchObject({ attempts: 1, posts: 1, posted_at: null });
});

it('a refund that is done is nothing else again, whoever says so late: B34', async () => {
  const { id, reference } = await dueRefund();
  const record = (to: RefundState) =>
    inTransaction(shop.db, (tx) =>
      recordRefundState(tx, id, to, { id: '77', status: to }, { checkAgainIn: 60, isAnswered: true }),
    );
  expect(await record('pending')).toBe(true);
  expect(await record('processed')).toBe(true);
  const done = await only(reference);
  expect(done).toMatchObject({ state: 'processed', processed_at: expect.any(Date) });
  for (const state of ['pending', 'processing', 'failed', 'manual'] as const) {
    expect(await record(state)).toBe(false);
    expect(await only(reference)).toEqual(done);
  }
});
