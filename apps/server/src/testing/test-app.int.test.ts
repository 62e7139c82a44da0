import { seedProduct, seedReview, seedUser } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const product = await seedProduct(db);
      await seedReview(db, product, { user_id: (await seedUser(db)).id });
    },
  });
});
afterAll(() => shop.close());

it('listens, answers the typed client and has the seeded rows', async () => {
  expect(await shop.call('ready', {})).toEqual({ ok: true });
  expect((await shop.fetch('/api/health')).status).toBe(200);
  expect(await shop.db.selectFrom('products').select(['rating_count', 'stock']).execute()).toEqual([
    { rating_count: 1, stock: 10 },
  ]);
});
