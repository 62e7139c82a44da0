import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { emptyFinding, seedManyProducts, shelveWithoutWords } from '../../../testing/many-products.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { keepCounts } from './keep-counts.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  await seedManyProducts(db, 5001);
  await emptyFinding(db);
  await shelveWithoutWords(db);
});
afterAll(() => database.close());

const kept = async () =>
  (await db.selectFrom('find_scopes').select(['scope', 'products']).orderBy('scope').execute()).map(
    ({ scope, products }) => `${scope} ${products}`,
  );
const changes = async () => (await db.selectFrom('find_changes').selectAll().execute()).length;
const rested = () => sql`update find_scopes set made_at = made_at - interval '1 hour'`.execute(db);
const aProduct = async () =>
  (await db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;

it('keeps counts of scopes above 5,000 products, by whichever server is first', async () => {
  await Promise.all([keepCounts(db, signal), keepCounts(db, signal)]);
  expect(await kept()).toEqual(['all 5001']);
  expect(await changes()).toBe(0);
});

it('counts again what changed, when it has rested', async () => {
  const inStock = async () => {
    const { rows } = await sql<{ products: number }>`
      select products from find_bits where scope = 'all' and facet = 'stock:in'`.execute(db);
    return rows[0]?.products ?? 0;
  };
  const before = await inStock();
  const { rows } = await sql<{ id: string }>`select id from products where stock > 0 limit 1`.execute(db);
  await sql`update stock_items set stock = 0 where id = ${rows[0]?.id}`.execute(db);
  await keepCounts(db, signal);
  expect(await inStock()).toBe(before);
  expect(await changes()).toBeGreaterThan(0);
  await rested();
  await keepCounts(db, signal);
  expect(await inStock()).toBe(before - 1);
  expect(await changes()).toBe(0);
});

it('is made again when making it fails, and forgotten when the scope has become small', async () => {
  await rested();
  await sql`update products set price = price + 1, discount_price = null where id = ${await aProduct()}`.execute(db);
  await sql`alter table find_bits add constraint broken check (products < 0) not valid`.execute(db);
  await expect(keepCounts(db, signal)).rejects.toThrow('1 of 1 failed');
  expect(await changes()).toBeGreaterThan(0);
  expect(await kept()).toEqual(['all 5001']);
  await sql`alter table find_bits drop constraint broken`.execute(db);
  await keepCounts(db, signal);
  expect(await changes()).toBe(0);
  await sql`delete from products where id = ${await aProduct()}`.execute(db);
  await keepCounts(db, signal);
  expect(await kept()).toEqual([]);
  expect(await db.selectFrom('find_bits').selectAll().execute()).toEqual([]);
});
