import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller, seedUser } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Db } from './pool.ts';

let database: TestDatabase;
let db: Db;
let seller: { id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  seller = await seedSeller(db);
});
afterAll(() => database.close());

const sizeOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('categories').select('product_count').where('id', '=', id).executeTakeFirstOrThrow())
    .product_count;

describe('a category counts what is live', () => {
  it('of many that come and go in one statement, too', async () => {
    const [one, other] = [await seedCategory(db), await seedCategory(db)];
    await sql`
      insert into products (id, seller_id, category_id, name, sku, price, status)
      select gen_random_uuid(), ${seller.id}, case when n % 3 = 0 then ${other.id}::uuid else ${one.id}::uuid end,
        'Lamp ' || n, 'LAMP-' || n, 100, case when n % 4 = 0 then 'paused' else 'live' end
      from generate_series(1, 12) n`.execute(db);
    // They come with their units.
    expect([await sizeOf(one), await sizeOf(other)]).toEqual([0, 0]);
    await sql`
      insert into stock_items (id, product_id, seller_id, stock)
      select id, id, seller_id, 5 from products where category_id in (${one.id}, ${other.id})`.execute(db);
    // Of 1 to 12 without every fourth: 3, 6 and 9 are multiples of three.
    expect([await sizeOf(one), await sizeOf(other)]).toEqual([6, 3]);
    await sql`delete from products where category_id = ${one.id} and name in ('Lamp 1', 'Lamp 2', 'Lamp 4')`.execute(
      db,
    );
    await sql`delete from products where category_id = ${other.id}`.execute(db);
    expect([await sizeOf(one), await sizeOf(other)]).toEqual([4, 0]);
  });

  it('when it is paused, moved meanwhile, and back', async () => {
    const [one, other] = [await seedCategory(db), await seedCategory(db)];
    const product = await seedProduct(db, { category_id: one.id });
    const sizes = async () => [await sizeOf(one), await sizeOf(other)];
    expect(await sizes()).toEqual([1, 0]);
    await putProduct(db, product, 'paused');
    expect(await sizes()).toEqual([0, 0]);
    await db.updateTable('products').set({ category_id: other.id }).where('id', '=', product.id).execute();
    expect(await sizes()).toEqual([0, 0]);
    await putProduct(db, product, 'live');
    expect(await sizes()).toEqual([0, 1]);
    await sql`update products set category_id = ${one.id}, status = 'archived' where id = ${product.id}`.execute(db);
    expect(await sizes()).toEqual([0, 0]);
    await putProduct(db, product, 'paused');
    await sql`update products set category_id = ${other.id}, status = 'live' where id = ${product.id}`.execute(db);
    expect(await sizes()).toEqual([0, 1]);
    await db.updateTable('products').set({ category_id: one.id }).where('id', '=', product.id).execute();
    expect(await sizes()).toEqual([1, 0]);
  });
});

it('what comes in one statement is found with its units, and is a change of each list once', async () => {
  const [category, store] = [await seedCategory(db), await seedSeller(db)];
  const writes = async (scope: string) => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(writes), 0)::integer as sum from find_versions where scope = ${scope}`.execute(db);
    return rows[0]?.sum ?? 0;
  };
  const scopes = ['all', `category:${category.id}`, `seller:${store.id}`];
  const before = await Promise.all(scopes.map(writes));
  await sql`
    insert into products (id, seller_id, category_id, name, brand_name, sku, price)
    select gen_random_uuid(), ${store.id}, ${category.id}, 'Zobo glass ' || n, 'Kalabash', 'ZOBO-' || n, 100
    from generate_series(1, 4) n`.execute(db);
  expect(await Promise.all(scopes.map(writes))).toEqual(before);
  await sql`
    insert into stock_items (id, product_id, seller_id, stock)
    select id, id, seller_id, right(name, 1)::integer - 1 from products where seller_id = ${store.id}`.execute(db);
  expect(await Promise.all(scopes.map(writes))).toEqual(before.map((sum) => sum + 1));
  const { rows } = await sql`
    select p.name, f.facets, w.in_stock, w.words @@ 'zobo & kalabash'::tsquery as found
    from products p join find_products f on f.product_id = p.id join find_words w on w.product_id = p.id
    where p.seller_id = ${store.id} order by p.name`.execute(db);
  const facets = (...more: string[]) => ['brand:kalabash', ...more];
  expect(rows).toEqual([
    { name: 'Zobo glass 1', facets: facets(), in_stock: false, found: true },
    ...[2, 3, 4].map((n) => ({ name: `Zobo glass ${n}`, facets: facets('stock:in'), in_stock: true, found: true })),
  ]);
  const words = await sql<{ word: string }>`
    select word from find_lexicon where word in ('zobo', 'kalabash') order by word`.execute(db);
  expect(words.rows).toEqual([{ word: 'kalabash' }, { word: 'zobo' }]);
});

it('what is put away is looked at before it is sold again, whoever writes [GOODS-86]', async () => {
  const product = await seedProduct(db);
  await putProduct(db, product, 'archived');
  await expect(putProduct(db, product, 'live')).rejects.toThrow(
    `product ${product.id} cannot go from archived to live`,
  );
  await putProduct(db, product, 'paused');
  await putProduct(db, product, 'live');
});

it('a sale, a hold or a review is no edit of a product', async () => {
  const { id } = await seedProduct(db);
  await sql`update stock_items set held = 1 where product_id = ${id}`.execute(db);
  await sql`update products set units_sold_recently = 1, rating_sum = 4, rating_count = 1 where id = ${id}`.execute(db);
  const { edit_version } = await db
    .selectFrom('products')
    .select('edit_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(edit_version).toBe(1);
});

describe('a draft', () => {
  const keep = (body: unknown, given: { updated_by?: string } = {}) =>
    db
      .insertInto('product_drafts')
      .values({ id: newId(), seller_id: seller.id, body: JSON.stringify(body), ...given })
      .returning('id')
      .executeTakeFirstOrThrow();

  it('is not larger than a form can be', async () => {
    await keep({ description: 'x'.repeat(120_000) });
    await expect(keep({ description: 'x'.repeat(132_000) })).rejects.toMatchObject({
      constraint: 'product_drafts_body_check',
    });
  });

  it('stays when the account that kept it is gone, and goes with its store', async () => {
    const user = await seedUser(db);
    const { id } = await keep({}, { updated_by: user.id });
    await db.deleteFrom('users').where('id', '=', user.id).execute();
    const kept = db.selectFrom('product_drafts').select(['updated_by', 'version', 'base_version']).where('id', '=', id);
    expect(await kept.execute()).toEqual([{ updated_by: null, version: 1, base_version: null }]);
    const shut = await seedSeller(db, { payout: { subaccount_code: null } });
    await db.updateTable('product_drafts').set({ seller_id: shut.id }).where('id', '=', id).execute();
    await db.deleteFrom('sellers').where('id', '=', shut.id).execute();
    expect(await kept.execute()).toEqual([]);
  });
});

it('units of an item are counted anew as often as it takes, but only once for one source', async () => {
  const { id } = await seedProduct(db);
  const count = (given: { source?: string; reason?: 'damaged' }) =>
    db
      .insertInto('stock_movements')
      .values({ id: newId(), stock_item_id: id, kind: 'adjustment', d_stock: 1, d_held: 0, ...given })
      .execute();
  await count({ reason: 'damaged' });
  await count({ reason: 'damaged' });
  await count({ source: 'import:1' });
  await expect(count({ source: 'import:1' })).rejects.toMatchObject({ constraint: 'stock_movements_source' });
});
