import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const statuses = async () =>
  Promise.all(['health', 'ready'].map(async (probe) => (await shop.fetch(`/api/${probe}`)).status));

it('is alive whatever the database says, and ready only with all migrations: K6', async () => {
  expect(await statuses()).toEqual([200, 200]);
  const { rows } = await sql<{ name: string; checksum: string }>`
    delete from schema_migrations where name = (select max(name) from schema_migrations) returning name, checksum
  `.execute(shop.db);
  expect(await statuses()).toEqual([200, 503]);
  for (const { name, checksum } of rows) {
    await sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`.execute(shop.db);
  }
  // A newer version has begun to take over.
  await sql`insert into schema_migrations (name, checksum) values ('9999-newer.sql', '')`.execute(shop.db);
  expect(await statuses()).toEqual([200, 200]);
  await sql`drop table schema_migrations`.execute(shop.db);
  expect(await statuses()).toEqual([200, 503]);
});
