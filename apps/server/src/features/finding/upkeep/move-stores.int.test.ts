import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { seedManyProducts } from '../../../testing/many-products.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { fillFinding } from './fill-finding.ts';
import { moveStores } from './move-stores.ts';

const many = 1300;
let database: TestDatabase;
let db: Db;
let seller: { id: string };
let goods: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const { sellers } = await seedManyProducts(db, many);
  seller = sellers[0] as { id: string };
  await fillFinding(db, () => undefined);
  const rows = await db.selectFrom('products').select('id').where('seller_id', '=', seller.id).orderBy('id').execute();
  goods = rows.map(({ id }) => id);
});
afterAll(() => database.close());
beforeEach(async () => {
  await put('approved');
  await moveStores(db, signal);
});

const put = (status: 'approved' | 'suspended') =>
  db.updateTable('sellers').set({ status }).where('id', '=', seller.id).execute();

/** How many of the store's goods have their row in each table of finding, and how many of all categories are counted. */
async function found() {
  const { rows } = await sql<{ listed: number; worded: number; counted: number }>`
    select (select count(*)::integer from find_products where seller_id = ${seller.id}) as listed,
      (select count(*)::integer from find_words where product_id = any(${goods}::uuid[])) as worded,
      (select sum(product_count)::integer from categories) as counted`.execute(db);
  return rows[0];
}
const all = () => ({ listed: goods.length, worded: goods.length, counted: many });
const none = () => ({ listed: 0, worded: 0, counted: many - goods.length });
const waiting = () => db.selectFrom('find_moved_stores').select('seller_id').execute();

it('all goods of a store leave with it, and come back, whoever is at it [STALL-48]', async () => {
  expect(goods.length).toBeGreaterThan(1000);
  await put('suspended');
  expect(await found()).toEqual(all());
  await Promise.all([moveStores(db, signal), moveStores(db, signal)]);
  await moveStores(db, signal);
  expect([await found(), await waiting()]).toEqual([none(), []]);
  await put('approved');
  await moveStores(db, signal);
  expect([await found(), await waiting()]).toEqual([all(), []]);
});

it.each(['suspended', 'approved'] as const)(
  'killed among the goods of a store that is %s, it goes on [STALL-49]',
  async (status) => {
    if (status === 'approved') {
      await put('suspended');
      await moveStores(db, signal);
    }
    await put(status);
    // Fewer at once come back than go: purchases of those wait meanwhile.
    const done = status === 'suspended' ? 500 : 900;
    // The set of the thousandth waits for it, and its connection is cut there.
    await db.transaction().execute(async (tx) => {
      await sql`select id from products where id = ${goods[999]} for update`.execute(tx);
      const killed = expect(moveStores(db, signal)).rejects.toThrow('1 of 1 failed');
      await expect.poll(() => countLockWaiters(db), { timeout: 30_000 }).toBe(1);
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
      await killed;
    });
    const gone = status === 'suspended' ? done : goods.length - done;
    const left = goods.length - gone;
    expect(await found()).toEqual({ listed: left, worded: left, counted: many - gone });
    expect(await waiting()).toEqual([{ seller_id: seller.id }]);
    await moveStores(db, signal);
    expect([await found(), await waiting()]).toEqual([status === 'suspended' ? none() : all(), []]);
  },
);

it('what comes to the store while it leaves, leaves with it', async () => {
  const product = goods[0] ?? '';
  await sql`update products set status = 'paused' where id = ${product}`.execute(db);
  let suspended: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`update products set status = 'live' where id = ${product}`.execute(tx);
    suspended = put('suspended');
    // It waits for who brings goods to the store, or the job would not see them.
    await expect.poll(() => countLockWaiters(db), { timeout: 30_000 }).toBe(1);
  });
  await suspended;
  await moveStores(db, signal);
  expect(await found()).toEqual(none());
});

it('a price that was begun before the store came back is the one that lists compare', async () => {
  await put('suspended');
  await moveStores(db, signal);
  const product = goods[0] ?? '';
  let moved: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`update products set price = 777700, discount_price = null where id = ${product}`.execute(tx);
    await put('approved');
    moved = moveStores(db, signal);
    await expect.poll(() => countLockWaiters(db), { timeout: 30_000 }).toBe(1);
  });
  await moved;
  const { rows } = await sql`select effective_price from find_products where product_id = ${product}`.execute(db);
  expect(rows).toEqual([{ effective_price: 777_700 }]);
});
