import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { loosen, plant } from '../../../testing/planted-breaches/plant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { closeWaiting, findWaiting } from './matters.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const tables = ['refunds', 'orphan_payments', 'payment_inbox', 'disputes', 'provider_reports'];
const ids = Array.from({ length: 10 }, (_, index) => `0198b300-0000-7000-8000-00000000000${index}`);
/** Of a list of rows, by what each of them is about. */
const about = (rows: readonly { kind: string; subject: string }[]) =>
  rows.map(({ kind, subject }) => `${kind} ${subject.replace('0198b300-0000-7000-8000-00000000000', '')}`).sort();

/** What waits of rows that are there for one moment, by one clock. */
async function waitingOf(rows: readonly ReturnType<typeof sql>[]): Promise<string[]> {
  const tx = await shop.db.startTransaction().execute();
  try {
    await plant(tx, [...tables.map(loosen), sql`drop index provider_reports_one_open`, ...rows]);
    return about(await findWaiting(tx, null, 100));
  } finally {
    await tx.rollback().execute();
  }
}

it('a refund waits when it is not done after a day, and when it is a matter that nobody has closed', async () => {
  const refund = (id: number, state: string, age: string, matter: string | null = null, closed = false) => sql`
    insert into refunds (id, reference, amount, reason, state, created_at, matter, matter_since, matter_closed_at)
    values (${ids[id]}, 'oja-1', 1000, 'requested', ${state}, now() - ${age}::interval, ${matter}, now(),
      ${closed ? new Date() : null})`;
  const waiting = await waitingOf([
    refund(0, 'pending', '24 hours'),
    refund(1, 'pending', '24 hours 1 second'),
    refund(2, 'processed', '2 days'),
    refund(3, 'closed', '2 days'),
    refund(4, 'processed', '1 hour', 'excess'),
    refund(5, 'processed', '1 hour', 'excess', true),
    refund(6, 'processed', '1 hour', 'twin'),
    refund(7, 'processed', '1 hour', 'twin', true),
  ]);
  expect(waiting).toEqual(['refund_excess refund:4', 'refund_overdue refund:1', 'refund_twin refund:6']);
});

it('an orphan waits until it is resolved, for one of two reasons, and for what is refused of it', async () => {
  const orphan = (id: number, back: number, of: { resolved?: boolean; refused?: boolean } = {}) => sql`
    insert into orphan_payments (reference, provider, amount, returned_amount, bank_amount, written_off, resolved_at,
      reopened_at, refused_since)
    values (${String(id)}, 'paystack', 1000, ${back}, 300, 100, ${of.resolved ? new Date() : null}, now(),
      ${of.refused ? new Date() : null})`;
  const waiting = await waitingOf([
    orphan(0, 0),
    orphan(1, 800),
    orphan(2, 801),
    orphan(3, 0, { resolved: true }),
    orphan(4, 801, { resolved: true }),
    orphan(5, 0, { refused: true }),
    orphan(6, 0, { refused: true, resolved: true }),
  ]);
  expect(waiting).toEqual([
    'orphan orphan:0',
    'orphan orphan:1',
    'orphan orphan:5',
    'orphan_excess orphan:2',
    'orphan_refused orphan:5',
  ]);
});

it('a store waits while it has applied, since it did', async () => {
  const store = (id: number, status: string) => sql`
    insert into sellers (id, name, store_name, slug, status, status_at)
    values (${ids[id]}, 'n', 'n', ${`waits-${id}`}, ${status}, now() - interval '3 days')`;
  const statuses = ['opening', 'applied', 'approved', 'refused', 'suspended'];
  expect(await waitingOf(statuses.map((status, id) => store(id, status)))).toEqual(['store_applied store:1']);
});

it('products wait as one matter, since the oldest of them was sent', async () => {
  const draft = (id: number, state: string, age: string) => sql`
    insert into product_drafts (id, seller_id, body, state, submitted_at)
    values (${ids[id]}, ${ids[9]}, '{}', ${state},
      case when ${state} = 'in_review' then now() - ${age}::interval end)`;
  const store = sql`insert into sellers (id, name, store_name, slug) values (${ids[9]}, 'n', 'n', 'waits-drafts')`;
  expect(await waitingOf([store, draft(0, 'open', '1 day')])).toEqual([]);
  const two = [store, draft(0, 'in_review', '1 day'), draft(1, 'in_review', '2 days'), draft(2, 'open', '3 days')];
  expect(await waitingOf(two)).toEqual(['drafts_submitted page:drafts']);
});

it('a message waits that is not applied after an hour', async () => {
  const message = (id: number, age: string, applied: boolean) => sql`
    insert into payment_inbox (id, provider, dedupe, raw, received_at, applied_at)
    values (${ids[id]}, 'paystack', ${String(id)}, '', now() - ${age}::interval, ${applied ? new Date() : null})`;
  const waiting = await waitingOf([
    message(0, '1 hour', false),
    message(1, '1 hour 1 second', false),
    message(2, '2 hours', true),
  ]);
  expect(waiting).toEqual(['message_stuck message:1']);
});

it('a comparison with the provider waits when it found something, is refused or is late', async () => {
  const report = (
    id: number,
    age: string,
    of: { finished?: boolean; settled?: number; orphaned?: number; differences?: string[]; refused?: boolean } = {},
  ) => sql`
    insert into provider_reports (id, covers_from, started_at, finished_at, settled, orphaned, differences, refused_since)
    values (${ids[id]}, now(), now() - ${age}::interval, ${of.finished ? new Date() : null}, ${of.settled ?? 0},
      ${of.orphaned ?? 0}, ${JSON.stringify(of.differences ?? [])}, ${of.refused ? new Date() : null})`;
  const waiting = await waitingOf([
    report(0, '24 hours'),
    report(1, '24 hours 1 second'),
    report(2, '3 days', { finished: true }),
    report(3, '1 hour', { finished: true, settled: 1 }),
    report(4, '1 hour', { finished: true, orphaned: 1 }),
    report(5, '1 hour', { finished: true, differences: ['one'] }),
    report(6, '1 hour', { settled: 1, orphaned: 1, differences: ['one'] }),
    report(7, '1 hour', { refused: true }),
    report(8, '1 hour', { refused: true, finished: true }),
  ]);
  expect(waiting).toEqual([
    'report_differs report:3',
    'report_differs report:4',
    'report_differs report:5',
    'report_overdue report:1',
    'report_refused report:7',
  ]);
});

it('a person closes one matter: not another one of its kind, nor another one about the same', async () => {
  const orphan = (reference: string) => sql`
    insert into orphan_payments (reference, provider, amount, refused_since) values (${reference}, 'paystack', 1, now())`;
  const tx = await shop.db.startTransaction().execute();
  try {
    await plant(tx, [loosen('orphan_payments'), orphan('this'), orphan('other')]);
    const matter = { kind: 'orphan_refused', subject: 'orphan:this', details: { reason: null } } as const;
    const closing = { by: newId(), note: 'Looked into.' };
    expect(await closeWaiting(tx, { ...matter, details: { reason: 'another' } }, closing)).toBe(false);
    expect(await closeWaiting(tx, matter, closing)).toBe(true);
    expect(about(await findWaiting(tx, null, 100))).toEqual([
      'orphan orphan:other',
      'orphan orphan:this',
      'orphan_refused orphan:other',
    ]);
    expect(await closeWaiting(tx, matter, closing)).toBe(false);
  } finally {
    await tx.rollback().execute();
  }
});
