import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { makePhrases } from './make-phrases.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const seller = await seedSeller(db, { business_address: JSON.stringify({ city: 'Ikeja', state: 'Lagos' }) });
  const given = { seller_id: seller.id, category_id: (await seedCategory(db)).id, brand_name: 'Kásúwá' };
  await seedProduct(db, { ...given, name: 'Wall Map of Nigeria', units_sold_recently: 5 });
  await seedProduct(db, { ...given, name: 'Wall Map, Laminated' });
});
afterAll(() => database.close());

const searched = (form: string, people: number, daysAgo: number) =>
  sql`insert into find_searched (day, form, shown, people) values (current_date - ${daysAgo}::integer, ${form}, ${form}, ${people})`.execute(
    db,
  );
const phrases = async (kind: string) => {
  const rows = await db
    .selectFrom('find_phrases')
    .select(['shown', 'form'])
    .where('kind', '=', kind as 'thing')
    .orderBy('id')
    .execute();
  return rows.map(({ shown, form }) => `${shown} (${form})`);
};

it('offers brands, places, and what things are called', async () => {
  await inTransaction(db, makePhrases);
  expect(await phrases('brand')).toEqual(['Kásúwá (kasuwa)']);
  expect(await phrases('place')).toEqual(['Lagos (lagos)']);
  expect(await phrases('thing')).toEqual(['wall map (wall map)']);
  const starts = await db.selectFrom('find_phrase_starts').select('form').orderBy('form').execute();
  expect(starts.map(({ form }) => form)).toEqual(['kasuwa', 'lagos', 'map', 'wall map']);
});

it('offers what people searched for within 90 days, of words that stand in the shop', async () => {
  await searched('nigeria map', 5, 1);
  await searched('nigeria map', 7, 89);
  await searched('maps 20', 9, 1);
  await searched('old map', 9, 1);
  await searched('wall', 9, 91);
  await inTransaction(db, makePhrases);
  expect(await phrases('searched')).toEqual(['nigeria map (nigeria map)', 'maps 20 (maps 20)']);
  expect(await db.selectFrom('find_searched').select('form').where('form', '=', 'wall').execute()).toEqual([]);
});

it('writes down the best ten of a beginning that more than a hundred phrases share, and readers see the old ones until all are there', async () => {
  await seedProduct(db, { name: 'Zobo drink' });
  for (let n = 0; n < 101; n++) await searched(`zobo drink ${n}`, 5 + n, 1);
  await db.transaction().execute(async (tx) => {
    await makePhrases(tx);
    expect(await phrases('searched')).toHaveLength(2);
  });
  const heads = await db
    .selectFrom('find_phrase_heads as h')
    .innerJoin('find_phrases as p', 'p.id', 'h.phrase')
    .select('p.form')
    .where('h.head', '=', 'zob')
    .orderBy('h.place')
    .execute();
  expect(heads.map(({ form }) => form)).toEqual([...Array(10).keys()].map((n) => `zobo drink ${100 - n}`));
  expect(await db.selectFrom('find_phrase_heads').select('head').where('head', '=', 'wall').execute()).toEqual([]);
});
