import { kobo } from '@oja/domain/money/money';
import type { Buyer } from '@oja/testing/people/newcomer';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { newOperator } from '../../testing/money-back-steps.ts';
import { paidOrder } from '../../testing/payment-steps.ts';
import { loosen, plant } from '../../testing/planted-breaches/plant.ts';
import { createTill, type Till } from '../../testing/till.ts';
import { hasConfirmed } from '../accounts/accounts.questions.ts';
import { confirmSession } from '../accounts/sessions/sessions.queries.ts';
import { closeOrphan } from '../payments/orphans/orphans.queries.ts';
import {
  findAudit,
  findDisputes,
  findOpenRefunds,
  findOrder,
  findOrphans,
  findOverpaid,
  findReports,
  findStakes,
  isStillOperator,
  lockAccountOf,
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

it('of orphans, disputes and refunds the hundred stand there that come first', async () => {
  const rows = [
    loosen('orphan_payments'),
    loosen('disputes'),
    loosen('refunds'),
    sql`insert into orphan_payments (reference, provider, found_at)
      select 'oja-' || day, 'paystack', now() - make_interval(days => day) from generate_series(1, 102) day`,
    sql`insert into disputes (id, reference, status, opened_at)
      select day::text, ${order.reference}, 'pending', now() - make_interval(days => day)
      from generate_series(1, 102) day`,
    sql`insert into refunds (id, reference, amount, reason, state, created_at, excess, matter)
      select gen_random_uuid(), ${order.reference}, day, 'requested', 'sending', now() - make_interval(days => day), 1,
        'excess' from generate_series(1, 102) day`,
  ];
  const seen = await readOf(rows, async (tx) => ({
    orphans: (await findOrphans(tx)).map(({ reference }) => reference),
    disputes: (await findDisputes(tx)).map(({ id }) => id),
    open: (await findOpenRefunds(tx)).map(({ amount }) => amount),
    overpaid: (await findOverpaid(tx)).map(({ amount }) => amount),
  }));
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const oldest = hundred.map((day) => 103 - day);
  expect(seen).toEqual({
    orphans: hundred.map((day) => `oja-${day}`),
    disputes: hundred.map(String),
    open: oldest,
    overpaid: oldest,
  });
});

it('what is at stake in a matter is its own, though others have the same name', async () => {
  const { reference } = order;
  const inDispute = (id: string, amount: number) => sql`
    insert into disputes (id, reference, status, amount, currency) values (${id}, ${reference}, 'pending', ${amount}, 'NGN')`;
  const nobodys = (name: string, amount: number) => sql`
    insert into orphan_payments (reference, provider, amount, currency) values (${name}, 'paystack', ${amount}, 'NGN')`;
  const refundId = newId();
  const rows = [
    loosen('orphan_payments'),
    loosen('disputes'),
    loosen('refunds'),
    inDispute(reference, 1),
    nobodys(reference, 2),
    inDispute('both', 3),
    nobodys('both', 4),
    sql`insert into disputes (id, reference, status) values ('no sum', 'oja-nobody', 'pending')`,
    sql`insert into refunds (id, reference, amount, not_owed, reason, state)
      values (${refundId}, ${reference}, 1000, 100, 'requested', 'manual')`,
  ];
  const subjects = [`payment:${reference}`, 'dispute:both', 'orphan:both', 'dispute:no sum', `refund:${refundId}`];
  const stakes = await readOf(rows, (tx) => findStakes(tx, subjects));
  expect(subjects.map((subject) => stakes.get(subject)?.amount)).toEqual([275_000, 3, 4, null, 900]);
});

it.each([
  ['bank', { bank_amount: 30, written_off: 1 }],
  ['written_off', { bank_amount: 3, written_off: 9 }],
  ['nothing_owed', { bank_amount: 3, written_off: 1 }],
])('a word about an orphan, %s, adds to what left by it, and to no other orphan', async (resolution, sums) => {
  const nobodys = (reference: string) => sql`
    insert into orphan_payments (reference, provider, bank_amount, written_off, payer_email)
    values (${reference}, 'paystack', 3, 1, 'payer@oja.test')`;
  const word = { resolution, note: 'Agreed.', due: kobo(27), excess: kobo(8) };
  const seen = await readOf([loosen('orphan_payments'), nobodys('oja-this'), nobodys('oja-other')], async (tx) => {
    await closeOrphan(tx, operator.id, 'oja-this', word);
    return tx
      .selectFrom('orphan_payments')
      .select(['resolution', 'bank_amount', 'written_off', 'payer_email'])
      .where('reference', 'in', ['oja-this', 'oja-other'])
      .orderBy('reference', 'desc')
      .execute();
  });
  expect(seen).toEqual([
    { resolution, ...sums, payer_email: null },
    { resolution: null, bank_amount: 3, written_off: 1, payer_email: 'payer@oja.test' },
  ]);
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
    await confirmSession(tx, id);
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

it('an account is found by its address, not when it is deleted, and is held for whoever asked', async () => {
  const person = await newBuyer(shop);
  const find = (tx: Tx) => lockAccountOf(tx, person.email.toUpperCase());
  expect(await readOf([], find)).toBe(person.id);
  const deleted = sql`update users set deleted_at = now() where id = ${person.id}`;
  expect(await readOf([loosen('users'), deleted], find)).toBeNull();
  expect(await readOf([], (tx) => lockAccountOf(tx, 'nobody@oja.test'))).toBeNull();
  const others = () =>
    sql`select from users where id = ${person.id} for no key update skip locked`
      .execute(shop.db)
      .then(({ rows }) => rows);
  const whileHeld = await readOf([], async (tx) => {
    await find(tx);
    return others();
  });
  expect([whileHeld.length, (await others()).length]).toEqual([0, 1]);
});
