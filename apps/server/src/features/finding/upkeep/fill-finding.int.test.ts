import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { openDatabase } from '../../../database/pool.ts';
import { emptyFinding, seedManyProducts } from '../../../testing/many-products.ts';
import { fillFinding, fillNewFinding } from './fill-finding.ts';

let database: TestDatabase;
let db: Db;
const quiet = () => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate products cascade`.execute(db);
  await emptyFinding(db);
});

const filled = async () => {
  const { rows } = await sql<{ products: number; words: number }>`
    select (select count(*) from find_products)::integer as products, (select count(*) from find_words)::integer as words
  `.execute(db);
  return rows[0];
};
const lastProduct = async () =>
  (await db.selectFrom('products').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).id;

it('gives a product the rows that triggers give it', async () => {
  const seller = await seedSeller(db, { business_address: JSON.stringify({ city: 'Kano', state: 'Kano' }) });
  const category = await seedCategory(db, { subcategories: ['Shoes'] });
  await seedProduct(db, {
    seller_id: seller.id,
    category_id: category.id,
    subcategory_id: category.subcategories[0]?.id ?? null,
    name: "Men's Palm Slippers, Black",
    brand_name: 'Kásúwá',
    colors: ['Black'],
    sizes: ['42'],
    tags: ['Leather'],
    discount_price: 100_000,
    units_sold_recently: 7,
  });
  const rows = async () => [
    // A set: the facet of stock comes later than the others where the stock comes later than the product.
    await sql`
      select p.*, (select array_agg(facet order by facet) from unnest(p.facets) facet) as facets
      from find_products p`
      .execute(db)
      .then(({ rows }) => rows),
    await sql`select *, words::text from find_words`.execute(db).then(({ rows }) => rows),
    await sql`select * from find_facets order by facet`.execute(db).then(({ rows }) => rows),
  ];
  const written = await rows();
  expect(written.map(({ length }) => length)).toEqual([1, 1, 5]);
  await emptyFinding(db);
  await fillNewFinding(db, quiet);
  expect(await rows()).toEqual(written);
});

it('goes on where a crash ended it, and a filled shop is not filled again', async () => {
  await seedManyProducts(db, 1200);
  const last = await lastProduct();
  const hit = await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`select from products where id = ${last} for update`.execute(tx);
    const filling = expect(fillNewFinding(db, quiet)).rejects.toThrow('terminated');
    await vi.waitFor(async () => expect(await countLockWaiters(db)).toBe(1), 60_000);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    await filling;
    return filled();
  });
  expect(hit).toEqual({ products: 1000, words: 1000 });
  await fillNewFinding(db, quiet);
  expect(await filled()).toEqual({ products: 1200, words: 1200 });
  await sql`delete from find_words where product_id = ${last}`.execute(db);
  await fillNewFinding(db, quiet);
  expect(await filled()).toEqual({ products: 1200, words: 1199 });
  await fillFinding(db, quiet);
  expect(await filled()).toEqual({ products: 1200, words: 1200 });
});

it('two servers that start together fill it once, and neither goes on before it is filled', async () => {
  await seedManyProducts(db, 1200);
  const other = openDatabase({ address: database.address, applicationName: 'oja-test', maxConnections: 2 });
  const whole = { products: 1200, words: 1200 };
  try {
    const fills = [db, other.db].map(async (of) => {
      await fillNewFinding(of, quiet);
      return filled();
    });
    expect(await Promise.all(fills)).toEqual([whole, whole]);
  } finally {
    await other.close();
  }
});

it('what is written to a product while it is filled is not lost', async () => {
  await seedManyProducts(db, 20);
  const last = await lastProduct();
  await sql`update stock_items set stock = 5 where id = ${last}`.execute(db);
  await emptyFinding(db);
  const filling = await db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`update stock_items set stock = 0 where id = ${last}`.execute(tx);
    const started = fillNewFinding(db, quiet);
    await vi.waitFor(async () => expect(await countLockWaiters(db)).toBe(1), 60_000);
    return { started };
  });
  await filling.started;
  const { rows } = await sql<{ facets: string[]; in_stock: boolean }>`
    select facets, in_stock from find_products join find_words using (product_id) where product_id = ${last}`.execute(
    db,
  );
  expect(rows[0]?.in_stock).toBe(false);
  expect(rows[0]?.facets).not.toContain('stock:in');
});

it('has nothing to fill where all that is missing is not live', async () => {
  await seedManyProducts(db, 3);
  await fillFinding(db, quiet);
  await putProduct(db, { id: await lastProduct() }, 'paused');
  await sql`insert into find_made (what) values ('lexicon'), ('phrases') on conflict do nothing`.execute(db);
  await sql`delete from find_changes`.execute(db);
  await fillFinding(db, quiet);
  expect(await filled()).toEqual({ products: 2, words: 2 });
  // Nothing is made anew for it.
  const { rows } = await sql<{ made: number; changes: number }>`
    select (select count(*)::integer from find_made where what in ('lexicon', 'phrases')) as made,
      (select count(*)::integer from find_changes) as changes`.execute(db);
  expect(rows[0]).toEqual({ made: 2, changes: 0 });
});
