import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makePhrases } from '../upkeep/make-phrases.ts';
import { keepSearches } from './keep-searches.ts';

let shops: [TestApp, TestApp];
beforeAll(async () => {
  const env = { TRUST_PROXY: '1' };
  const shop = await createTestApp({ env, seed: (db) => seedProduct(db, { name: 'Wall Map' }) });
  shops = [shop, await createTestApp({ env, beside: shop })];
});
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop.close();
});

const keep = () => Promise.all(shops.map(({ db, searches }) => keepSearches(db, searches, 'secret')));

/** Somebody at that address searches at one of the servers; what they say of themselves in front of it does not count. */
async function search(text: string, person: number): Promise<void> {
  const headers = { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}, 102.89.7.${person}` };
  const path = `/api/search?${new URLSearchParams({ q: text })}`;
  const answer = await shops[person % 2]?.fetch(path, { headers });
  expect(answer?.status).toBe(200);
  await answer?.text();
}

async function searchedBy(text: string, people: number): Promise<void> {
  for (let person = 1; person <= people; person++) {
    await search(text, person);
    await search(text.toUpperCase(), person);
  }
}

const counted = () =>
  shops[0].db.selectFrom('find_searched').select(['form', 'shown', 'people']).orderBy('form').execute();

it('what five people searched for, at whichever server, is offered to whoever has typed nothing; nobody else is counted', async () => {
  await keep();
  await searchedBy('Wall Map', 5);
  await searchedBy('map', 4);
  await searchedBy('ada wall', 6);
  await searchedBy('map 0803 555 1234', 6);
  await searchedBy('map ada@example.com', 6);
  await keep();
  await searchedBy('wall map', 6);
  await searchedBy('map', 4);
  await keep();
  expect(await counted()).toEqual([
    { form: 'ada wall', shown: 'ada wall', people: 6 },
    { form: 'wall map', shown: 'wall map', people: 6 },
  ]);
  const [{ db }] = shops;
  const { rows } = await sql<{ form: string }>`select distinct form from find_searchers order by form`.execute(db);
  expect(rows.map(({ form }) => form)).toEqual(['ada wall', 'map', 'wall map']);
  // Nobody called Ada stands in the shop: only what does is offered.
  await inTransaction(db, makePhrases);
  const answer = await shops[1].fetch('/api/suggestions?q=');
  expect(await answer.json()).toEqual({ texts: [{ text: 'wall map', kind: 'searched' }], items: [] });
});

it('what is refused, and what is asked in another way, counts nobody', async () => {
  const [shop] = shops;
  expect((await shop.fetch(`/api/search?q=globe&sort=best`)).status).toBe(400);
  expect((await shop.fetch('/api/search?q=globe', { method: 'HEAD' })).status).toBe(200);
  await shop.fetch('/api/suggestions?q=globe');
  await keep();
  const { rows } = await sql`select from find_searchers where form = 'globe'`.execute(shop.db);
  expect(rows).toEqual([]);
});

it('when the day is over nothing of who it was is left, and what was counted is', async () => {
  const [{ db }] = shops;
  await sql`update find_searchers set day = day - 1`.execute(db);
  await sql`update find_searcher_keys set day = day - 1`.execute(db);
  const { rows: old } = await sql<{ key: string }>`select key from find_searcher_keys`.execute(db);
  await keep();
  expect((await sql`select from find_searchers`.execute(db)).rows).toEqual([]);
  const { rows: keys } = await sql<{ key: string }>`select key from find_searcher_keys`.execute(db);
  expect(keys).toHaveLength(1);
  expect(keys).not.toEqual(old);
  expect((await counted()).map(({ people }) => people)).toEqual([6, 6]);
});
