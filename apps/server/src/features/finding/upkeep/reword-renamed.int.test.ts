import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { rewordRenamed } from './reword-renamed.ts';

let database: TestDatabase;
let db: Db;
let seller: { id: string };
let category: { id: string; subcategories: { id: string }[] };
let product: { id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  seller = await seedSeller(db, { business_address: JSON.stringify({ city: 'Ikeja', state: 'Lagos' }) });
  category = await seedCategory(db, { name: 'Fashion', subcategories: ['Shoes'] });
  product = await seedProduct(db, {
    seller_id: seller.id,
    category_id: category.id,
    subcategory_id: category.subcategories[0]?.id ?? null,
    name: 'Slippers',
  });
});
afterAll(() => database.close());

const finds = async (query: string) => {
  const { rows } =
    await sql`select from find_words where product_id = ${product.id} and words @@ ${query}::tsquery`.execute(db);
  return rows.length === 1;
};

it('a product is found by the new names of its category, subcategory and store, and by its new place', async () => {
  await sql`update categories set name = 'Wear', slug = 'wear' where id = ${category.id}`.execute(db);
  await sql`update subcategories set name = 'Sandals' where id = ${category.subcategories[0]?.id}`.execute(db);
  await sql`
    update sellers set store_name = 'Ohun Ile', business_address = '{"city": "Kano", "state": "Kano"}' where id = ${seller.id}
  `.execute(db);
  expect(await finds('fashion & shoe & lago')).toBe(true);
  await Promise.all([rewordRenamed(db, signal), rewordRenamed(db, signal)]);
  await rewordRenamed(db, signal);
  expect(await finds("wear & 'category:wear' & sandal & ohun & kano & 'state:kano'")).toBe(true);
  expect(await finds('fashion | shoe | lago')).toBe(false);
  const { facets } = await db.selectFrom('find_products').select('facets').executeTakeFirstOrThrow();
  expect(facets.filter((facet) => facet.startsWith('state:'))).toEqual(['state:kano']);
  expect(await db.selectFrom('find_changes').select('id').where('renamed', '=', true).execute()).toEqual([]);
});

it('begins again where a set failed', async () => {
  await sql`update categories set name = 'Clothes' where id = ${category.id}`.execute(db);
  await sql`alter table find_words add constraint broken check (not words @@ 'clothe') not valid`.execute(db);
  await expect(rewordRenamed(db, signal)).rejects.toThrow('1 of 1 failed');
  await sql`alter table find_words drop constraint broken`.execute(db);
  await rewordRenamed(db, signal);
  expect(await finds('clothe')).toBe(true);
});
