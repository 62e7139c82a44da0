import { accountId, sellerId } from '@oja/demo/loader/catalogue-rows';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import { showStatement } from '../../features/earnings/show-statement.ts';
import { broken, checkMoney } from '../../features/money-check/check-money.ts';
import { showToday } from '../../features/parcels/show-today.ts';
import { listDrafts } from '../../features/products/list-drafts.ts';
import { deskOf } from '../../http/desk.ts';
import { readConfig } from '../../settings/config.ts';
import { openDemo } from '../open-demo.ts';

const store = sellerId('adunni');
const membership = { role: 'owner', status: 'approved' } as const;
const desk = deskOf({ sellerId: store, userId: accountId('seller'), membership }, 'any', { writes: false });

let database: TestDatabase;
let opened: Date;
const isSundayInLagos = (at: Date) => new Date(at.getTime() + 3_600_000).getUTCDay() === 0;
/** As a server that starts. */
const open = () => {
  const { db, close } = openDatabase({ address: database.address, applicationName: 'oja-test', maxConnections: 4 });
  const deps = { db, config: readConfig({ DEMO: '1' }), payments: { provider: null } } as Partial<Deps> as Deps;
  return openDemo(database.address, deps, () => undefined).finally(close);
};
const rowsOf = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(database.db)).rows;
const countOf = async (statement: RawBuilder<{ count: number }>) => (await rowsOf(statement))[0]?.count;

/** Tables of the shop are locked, as they are until the story ends. */
const isBeingTold = async () =>
  (await countOf(sql`select count(*)::int as count from pg_locks
    where relation = 'products'::regclass and mode = 'AccessExclusiveLock' and granted`)) === 1;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = new Date();
  const starting = [open(), open()];
  await vi.waitUntil(isBeingTold, { timeout: 200_000, interval: 50 });
  await Promise.all([...starting, open()]);
}, 240_000);
afterAll(() => database.close());

describe('the desk of the demo seller', () => {
  it('shows work on its first screen', async () => {
    const today = await showToday(database.db, desk);
    expect(today).toMatchObject({
      pulse: { new: 4, toPack: 6, late: 1, onTheWay: 5 },
      // Nothing is to leave on a Sunday.
      dueToday: isSundayInLagos(opened) ? 0 : 2,
      runningOutCount: 2,
      soldOutCount: 1,
    });
    expect(today.sales?.coming).toBeGreaterThan(0);
  });

  it('has parcels, products, counts and drafts of every kind [DESK-99]', async () => {
    const parcels = await rowsOf(sql<{ status: string; cancelled: boolean; count: number }>`
      select status, cancelled_at is not null as cancelled, count(*)::int as count from order_sellers
      where seller_id = ${store} group by 1, 2 order by 1, 2`);
    expect(parcels).toEqual([
      { status: 'approved', cancelled: false, count: 6 },
      { status: 'delivered', cancelled: false, count: 15 },
      { status: 'pending', cancelled: false, count: 4 },
      { status: 'pending', cancelled: true, count: 1 },
      { status: 'shipped', cancelled: false, count: 5 },
    ]);
    const kinds = await rowsOf(sql<{ kind: string; count: number }>`
      select status as kind, count(*)::int as count from products where seller_id = ${store} group by 1
      union all select 'sold out', count(*)::int from products where seller_id = ${store} and status = 'live' and stock = 0
      union all select reason, count(*)::int from stock_movements where actor = ${desk.userId} and reason is not null
        group by 1
      union all select 'cancelled', count(*)::int from line_cancellations
      union all select 'places', count(distinct shipping_info ->> 'city')::int from orders
      union all select 'reasons', cardinality(taken_down_reasons) from products where status = 'taken_down' order by 1`);
    expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
      live: 12,
      paused: 1,
      archived: 1,
      taken_down: 1,
      reasons: 1,
      'sold out': 1,
      counted: 2,
      received: 2,
      damaged: 2,
      cancelled: 2,
      places: 14,
    });
    const { items } = await listDrafts(database.db, desk.sellerId);
    expect(items.map(({ edits, missing }) => [edits, missing > 0])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  it('has money that adds up, and breaks no invariant [DESK-100]', async () => {
    expect(broken(await checkMoney(database.db, { atRest: false }))).toEqual([]);
    const { coming, firstMonth } = await showStatement(database.db, desk.sellerId, {});
    const months = await rowsOf(sql<{ month: string }>`
      select to_char(at, 'YYYY-MM') as month from generate_series(${`${firstMonth}-01`}::date, now(), '1 month') at`);
    let before = 0;
    for (const { month } of months) {
      const { opening, closing, items, nextCursor } = await showStatement(database.db, desk.sellerId, { month });
      expect(nextCursor).toBeNull();
      expect([opening, closing]).toEqual([before, before + items.reduce((sum, { amount }) => sum + amount, 0)]);
      before = closing;
    }
    expect(before).toBe(coming);
  });

  it('happened over 90 days, nothing of it later than now, and was worked on by day [DESK-101]', async () => {
    const columns = await rowsOf(sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns c
      where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name in (
        'orders', 'order_sellers', 'order_status_history', 'ledger_entries', 'audit_log', 'payments', 'checkouts',
        'stock_movements', 'refunds', 'line_cancellations', 'products', 'product_drafts', 'outbox', 'sellers')
        and column_name not in ('due_at', 'expires_at', 'next_check_at', 'available_at')`);
    for (const { table, column } of columns) {
      const later = sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} > now()`;
      expect([table, column, await countOf(later)]).toEqual([table, column, 0]);
    }
    const [days] = await rowsOf(sql<{ first: number; nights: number; sundays: number }>`
      select extract(day from now() - min(o.created_at))::int as first,
        (select count(*)::int from audit_log where actor = ${desk.userId}
          and (at at time zone 'Africa/Lagos')::time not between '08:30' and '18:30') as nights,
        (select count(*)::int from audit_log where actor = ${desk.userId}
          and extract(dow from at at time zone 'Africa/Lagos') = 0) as sundays from orders o`);
    expect(days?.first).toBeGreaterThanOrEqual(87);
    expect(days).toMatchObject({ nights: 0, sundays: 0 });
  });

  it('is told once, by servers that start together, while it is told, and later', async () => {
    const told = sql<{ count: number }>`
      select (select count(*) from orders)::int + (select count(*) from audit_log)::int as count`;
    const before = await countOf(told);
    await open();
    expect(await countOf(told)).toBe(before);
    expect(await countOf(sql`select count(*)::int as count from orders`)).toBe(31);
  });

  it('leaves the clocks of the database as they were', async () => {
    const migrated = await createTestDatabase();
    try {
      const defaults = sql<{ line: string }>`
        select adrelid::regclass || ' ' || adnum || ' ' || pg_get_expr(adbin, adrelid) as line from pg_attrdef
        union all select nspname from pg_namespace where nspname !~ '^pg_' order by 1`;
      expect(await rowsOf(defaults)).toEqual((await defaults.execute(migrated.db)).rows);
    } finally {
      await migrated.close();
    }
  });

  it('has a packer who is no member yet, and beside it a store that waits for the operator [DESK-102]', async () => {
    expect(
      await rowsOf(sql`select u.email, count(m)::int as stores from users u left join seller_members m on m.user_id = u.id
        where u.email = 'packer@oja.ng' group by 1`),
    ).toEqual([{ email: 'packer@oja.ng', stores: 0 }]);
    expect(await rowsOf(sql`select status from sellers where id = ${sellerId('ife-beads')}`)).toEqual([
      { status: 'applied' },
    ]);
    expect(await rowsOf(sql`select seller_approval from shop_policy`)).toEqual([{ seller_approval: 'automatic' }]);
  });
});
