import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { type Buyer, newBuyer } from '../../testing/buyer.ts';
import { newOperator } from '../../testing/money-back-steps.ts';
import { paidOrder } from '../../testing/payment-steps.ts';
import { loosen, plant } from '../../testing/planted-breaches/plant.ts';
import { createTill, type Till } from '../../testing/till.ts';
import {
  findAudit,
  findDisputes,
  findOpenRefunds,
  findOrder,
  findOverpaid,
  findReports,
  hasConfirmed,
  isStillOperator,
  lockAccountOf,
  markConfirmed,
} from './operator.queries.ts';

let shop: Till;
let operator: Buyer;
let order: Awaited<ReturnType<typeof paidOrder>>;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
  order = await paidOrder(shop);
  await paidOrder(shop);
});
afterAll(() => shop.close());

/** What is read of rows that are there for one moment, by one clock. */
async function readOf<Result>(rows: readonly RawBuilder<unknown>[], read: (tx: Tx) => Promise<Result>) {
  const tx = await shop.db.startTransaction().execute();
  try {
    await plant(tx, rows);
    return await read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

const ago = (time: string) => sql`now() - ${time}::interval`;
/** There may be several that are not finished, so that each can be told by its age. */
const noReports = [
  sql`delete from provider_reports`,
  loosen('provider_reports'),
  sql`drop index provider_reports_one_open`,
];
const refund = (note: string, state: string, time: string, more: { excess?: number; closed?: boolean } = {}) => sql`
  insert into refunds (id, reference, amount, reason, state, note, created_at, excess, matter, matter_closed_at)
  values (${newId()}, ${order.reference}, 1000, 'requested', ${state}, ${note}, ${ago(time)}, ${more.excess ?? 0},
    ${more.excess ? 'excess' : null}, ${more.closed ? new Date() : null})`;
const noteOf = async (tx: Tx, ids: readonly { id: string }[]) => {
  const rows = await tx.selectFrom('refunds').select(['id', 'note']).execute();
  return ids.map(({ id }) => rows.find((row) => row.id === id)?.note);
};

it('refunds that are not done: those for a person first, then those that failed, of each the oldest first', async () => {
  const rows = [
    loosen('refunds'),
    refund('sending, new', 'sending', '1 hour'),
    refund('sending, old', 'sending', '3 hours'),
    refund('done', 'processed', '9 hours'),
    refund('closed', 'closed', '9 hours'),
    refund('failed', 'failed', '2 hours'),
    refund('for a person, new', 'manual', '1 hour'),
    refund('for a person, old', 'manual', '2 hours'),
  ];
  expect(await readOf(rows, async (tx) => noteOf(tx, await findOpenRefunds(tx)))).toEqual([
    'for a person, old',
    'for a person, new',
    'failed',
    'sending, old',
    'sending, new',
  ]);
});

it('a refund is overdue after a day, and a comparison with the provider, too', async () => {
  const report = (time: string, finished: boolean) => sql`
    insert into provider_reports (id, started_at, finished_at, covers_from)
    values (${newId()}, ${ago(time)}, ${finished ? new Date() : null}, ${ago('3 days')})`;
  const rows = [
    ...noReports,
    loosen('refunds'),
    refund('a day', 'sending', '24 hours'),
    refund('more', 'sending', '24 hours 1 second'),
    report('24 hours', false),
    report('24 hours 1 second', false),
    report('3 days', true),
  ];
  const seen = await readOf(rows, async (tx) => ({
    refunds: (await findOpenRefunds(tx)).map(({ overdue }) => overdue),
    reports: (await findReports(tx)).map(({ overdue }) => overdue),
  }));
  expect(seen).toEqual({ refunds: [true, false], reports: [false, true, false] });
});

it('of what went back too much stands there what nobody has closed, the oldest first', async () => {
  const rows = [
    loosen('refunds'),
    refund('new', 'processed', '1 hour', { excess: 5 }),
    refund('old', 'processed', '2 hours', { excess: 5 }),
    refund('closed', 'processed', '3 hours', { excess: 5, closed: true }),
    refund('no matter', 'processed', '3 hours'),
  ];
  expect(await readOf(rows, async (tx) => noteOf(tx, await findOverpaid(tx)))).toEqual(['old', 'new']);
});

it('disputes that are open stand before those that ended, of each the newest first', async () => {
  const dispute = (id: string, time: string, ended: boolean) => sql`
    insert into disputes (id, reference, status, opened_at, resolved_at)
    values (${id}, ${order.reference}, 'pending', ${ago(time)}, ${ended ? new Date() : null})`;
  const rows = [
    loosen('disputes'),
    dispute('old, ended', '4 days', true),
    dispute('old', '3 days', false),
    dispute('new, ended', '2 days', true),
    dispute('new', '1 day', false),
  ];
  expect((await readOf(rows, findDisputes)).map(({ id }) => id)).toEqual(['new', 'old', 'new, ended', 'old, ended']);
});

it('the last seven comparisons with the provider stand there, the newest first', async () => {
  const rows = [...noReports];
  for (const day of [4, 8, 1, 6, 3, 7, 2, 5]) {
    rows.push(sql`insert into provider_reports (id, started_at, covers_from, checked)
      values (${newId()}, now() - make_interval(days => ${day}), now(), ${day})`);
  }
  expect((await readOf(rows, findReports)).map(({ checked }) => checked)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('the audit log is read from the newest on, and goes on after a row of the same moment', async () => {
  const ids = [1, 2, 3].map((last) => `0198b300-0000-7000-8000-00000000000${last}`);
  const written = (id: string | undefined, time: string) => sql`
    insert into audit_log (id, at, actor, action, subject) values (${id}, ${ago(time)}, 'system', 'x', 'y')`;
  const rows = [
    sql`delete from audit_log`,
    written(ids[0], '1 hour'),
    written(ids[1], '1 hour'),
    written(ids[2], '2 hours'),
  ];
  const read = await readOf(rows, async (tx) => {
    const [first] = await findAudit(tx, null, 1);
    return [first, ...(await findAudit(tx, first ?? null, 5))].map((row) => row?.id);
  });
  expect(read).toEqual([ids[1], ids[0], ids[2]]);
});

it('an order is found by its id, its number or its payment, and is no other', async () => {
  const { orderId, reference } = order;
  const found = await findOrder(shop.db, { id: orderId });
  expect(found).toMatchObject({ orderId, reference, method: 'card', isPlay: false });
  expect(await findOrder(shop.db, { reference })).toEqual(found);
  expect(await findOrder(shop.db, { orderNumber: found?.orderNumber ?? '' })).toEqual(found);
  expect(await findOrder(shop.db, { id: newId() })).toBeUndefined();
});

it('a password counts for fifteen minutes, in the browser where it was said', async () => {
  const ofOperator = await shop.db.selectFrom('sessions').select('id').where('user_id', '=', operator.id).execute();
  const others = await shop.db.selectFrom('sessions').select('id').where('user_id', '<>', operator.id).execute();
  const [{ id } = { id: '' }] = ofOperator;
  expect(others.length).toBeGreaterThan(0);
  const countsAfter = (time: string) =>
    readOf([sql`update sessions set confirmed_at = ${ago(time)} where id = ${id}`], (tx) => hasConfirmed(tx, id));
  expect(await countsAfter('14 minutes 59 seconds')).toBe(true);
  expect(await countsAfter('15 minutes')).toBe(false);
  const counts = await readOf([sql`update sessions set confirmed_at = null`], async (tx) => {
    await markConfirmed(tx, id);
    return Promise.all([{ id }, ...others].map((session) => hasConfirmed(tx, session.id)));
  });
  expect(counts).toEqual([true, ...others.map(() => false)]);
});

it('an operator is who has the right and an account', async () => {
  const person = await newBuyer(shop);
  expect(await readOf([], (tx) => isStillOperator(tx, operator.id))).toBe(true);
  expect(await readOf([], (tx) => isStillOperator(tx, person.id))).toBe(false);
  const deleted = sql`update users set deleted_at = now() where id = ${operator.id}`;
  expect(await readOf([loosen('users'), deleted], (tx) => isStillOperator(tx, operator.id))).toBe(false);
});

it('an account is found by its address, and not when it is deleted', async () => {
  const person = await newBuyer(shop);
  const find = (tx: Tx) => lockAccountOf(tx, person.email.toUpperCase());
  expect(await readOf([], find)).toBe(person.id);
  const deleted = sql`update users set deleted_at = now() where id = ${person.id}`;
  expect(await readOf([loosen('users'), deleted], find)).toBeNull();
  expect(await readOf([], (tx) => lockAccountOf(tx, 'nobody@oja.test'))).toBeNull();
});
