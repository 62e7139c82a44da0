import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { pictureOf, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFromBefore } from '../testing/migrate-from-before.ts';

let database: TestDatabase;
const stores = { first: '', second: '' };

const images = (...names: string[]) => JSON.stringify(names.map(pictureOf));

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const first = await seedSeller(db);
  const second = await seedSeller(db);
  Object.assign(stores, { first: first.id, second: second.id });
  await seedProduct(db, { seller_id: first.id, images: images('front', 'side') });
  await seedProduct(db, { seller_id: first.id, images: images('front') });
  await seedProduct(db, { seller_id: second.id, images: images('front') });
  await seedProduct(db, { seller_id: second.id, images: images() });
  expect(await migrateFromBefore(database, 'pictures', 'drop table import_pictures, pictures')).toEqual([
    '0047-pictures.sql',
  ]);
});
afterAll(() => database.close());

it('gives a store of before one picture for each that its goods show, which is public and counts for no quota', async () => {
  const { rows } = await database.pool.query(
    'select seller_id, key, color, bytes, was_public, source_digest, made_by from pictures',
  );
  const before = { color: '#a1b2c3', bytes: 0, was_public: true, source_digest: null, made_by: null };
  const front = { ...before, key: 'front-0123456789abcdef' };
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...front, seller_id: stores.first },
      { ...before, key: 'side-0123456789abcdef', seller_id: stores.first },
      { ...front, seller_id: stores.second },
    ]),
  );
});
