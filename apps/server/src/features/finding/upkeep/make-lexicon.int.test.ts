import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { keepMisspellings } from './make-lexicon.queries.ts';
import { makeLexicon } from './make-lexicon.ts';
import { makeWhenDue } from './make-when-due.ts';

let database: TestDatabase;
let db: Db;
let places: { seller_id: string; category_id: string };
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  places = { seller_id: (await seedSeller(db)).id, category_id: (await seedCategory(db, { name: 'Fashion' })).id };
  await seedProduct(db, { ...places, name: 'Button Phone', description: 'A torchlight, too.' });
  await seedProduct(db, { ...places, name: 'Rugged Phone' });
  await seedProduct(db, { ...places, name: 'Phone Case' });
  await inTransaction(db, makeLexicon);
});
afterAll(() => database.close());

const wordsOf = async (of: Db, word: string) =>
  of.selectFrom('find_lexicon').select(['products', 'in_names']).where('word', '=', word).executeTakeFirst();
const correction = async (typed: string) => {
  const { rows } = await sql<{ word: string | null }>`select find_correction(${typed}) as word`.execute(db);
  return rows[0]?.word ?? null;
};

it('counts in how many products a word stands, and takes those of categories for names', async () => {
  expect(await wordsOf(db, 'phone')).toEqual({ products: 3, in_names: 3 });
  expect(await wordsOf(db, 'torchlight')).toEqual({ products: 1, in_names: 0 });
  expect(await wordsOf(db, 'fashion')).toEqual({ products: 1, in_names: 1 });
});

it('a small shop corrects to a word of one product; a large one to what stands in three names', async () => {
  expect(await Promise.all(['phnoe', 'buton', 'ruggde', 'rugedd'].map(correction))).toEqual([
    'phone',
    'button',
    'rugged',
    'rugged',
  ]);
  await inTransaction(db, (tx) => keepMisspellings(tx, 3));
  expect(await Promise.all(['phnoe', 'buton', 'ruggde', 'rugedd'].map(correction))).toEqual([
    'phone',
    null,
    null,
    null,
  ]);
  await inTransaction(db, makeLexicon);
});

it('readers keep the old lexicon until the new one is whole, and words of products that are gone go', async () => {
  await sql`delete from products where name = 'Phone Case'`.execute(db);
  await db.transaction().execute(async (tx) => {
    await makeLexicon(tx);
    expect(await wordsOf(tx, 'case')).toBeUndefined();
    expect(await wordsOf(db, 'case')).toEqual({ products: 1, in_names: 1 });
    expect(await correction('phnoe')).toBe('phone');
    // Whoever writes a product meanwhile need not wait.
    await seedProduct(db, { ...places, name: 'Zobo Phone' });
  });
  expect(await wordsOf(db, 'case')).toBeUndefined();
  expect(await wordsOf(db, 'zobo')).toEqual({ products: 1, in_names: 1 });
});

it('is made at once where it was never made, then every hour, by one of two servers', async () => {
  let made = 0;
  const make = () =>
    makeWhenDue(db, 'lexicon', async (tx) => {
      made += 1;
      await makeLexicon(tx);
    });
  await Promise.all([make(), make()]);
  expect(made).toBe(1);
  await sql`update find_made set at = at - interval '59 minutes'`.execute(db);
  await make();
  expect(made).toBe(1);
  await sql`update find_made set at = at - interval '2 minutes'`.execute(db);
  await make();
  expect(made).toBe(2);
});
