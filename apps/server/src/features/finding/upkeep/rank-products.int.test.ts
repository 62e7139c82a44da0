import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { emptyFinding, seedManyProducts, shelveWithoutWords } from '../../../testing/many-products.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { rankProducts } from './rank-products.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await seedManyProducts(db, 5000);
  await emptyFinding(db);
  await shelveWithoutWords(db);
});
afterAll(() => database.close());

const rank = async () => {
  await sql`delete from find_made`.execute(db);
  await rankProducts(db, signal);
};
const tiers = async () => {
  const { rows } = await sql<{ tier: number; products: number; highest: number; lowest: number }>`
    select tier, count(*)::integer as products, max(rank) as highest, min(rank) as lowest from find_words
    group by tier order by tier`.execute(db);
  return rows;
};

it('the 4,000 best lie in the first tier, the rest in the next', async () => {
  expect((await tiers()).map(({ products }) => products)).toEqual([5000]);
  await rank();
  const [first, second, ...others] = await tiers();
  expect([first?.products, second?.products, others]).toEqual([4000, 1000, []]);
  // Equal ranks are spread over both.
  expect(first?.lowest).toBeGreaterThan(0.99 * (second?.highest ?? 0));
});

it('a product that sells better changes its tier, and one whose rank has hardly moved is not written', async () => {
  await rank();
  const { rows } = await sql<{ id: string }>`
    select product_id as id from find_words where tier = 1 order by product_id limit 2`.execute(db);
  const [best, still] = rows.map(({ id }) => id);
  await sql`update products set units_sold_recently = 1000 where id = ${best}`.execute(db);
  await sql`update find_words set rank = rank * 1.02 where product_id = ${still}`.execute(db);
  const state = async (id: string | undefined) => {
    const found = await sql<{ tier: number; rank: number; version: string }>`
      select tier, rank, xmin::text as version from find_words where product_id = ${id}`.execute(db);
    return found.rows[0];
  };
  const before = await state(still);
  await rank();
  expect(await state(best)).toMatchObject({ tier: 0 });
  expect(await state(still)).toEqual(before);
});

it('products of one rank do not all lie in one tier', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update products set units_sold_recently = 0, rating_count = 0, rating_sum = 0`.execute(tx);
  });
  await rank();
  const [first, second] = await tiers();
  expect(first?.products).toBeGreaterThan(3800);
  expect(second?.products).toBeGreaterThan(800);
});

it('is done once an hour, whoever asks', async () => {
  await rank();
  await sql`update find_words set rank = 100 where product_id = (select product_id from find_words where tier = 0 limit 1)`.execute(
    db,
  );
  await rankProducts(db, signal);
  expect((await tiers())[0]?.highest).toBe(100);
  await sql`update find_made set at = at - interval '61 minutes'`.execute(db);
  await rankProducts(db, signal);
  expect((await tiers())[0]?.highest).toBeLessThan(100);
});

it('what is not live takes no place in the first tier', async () => {
  await sql`update products set status = 'paused' where id in (select id from products order by id limit 1000)`.execute(
    db,
  );
  await rank();
  expect((await tiers()).map(({ products }) => products)).toEqual([4000]);
});
