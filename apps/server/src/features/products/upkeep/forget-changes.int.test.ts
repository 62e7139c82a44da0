import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { changesOf } from '../../../testing/goods-changes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetChanges } from './changes-under-way.queries.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const { signal } = new AbortController();
const kept = async () => {
  const { rows } = await sql<{ id: string }>`
    select id from goods_changes where seller_id = ${store.sellerId} order by looked_at, id`.execute(shop.db);
  return rows.map(({ id }) => id);
};
const look = async () => {
  const { id } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 1_000_000 });
  return changesOf(store).look({ kind: 'price-percent', basisPoints: 800, round: 'none' }, [id]);
};

it('what a member looks at and does not make is given up, but for the last three [SHEET-21]', async () => {
  const made = await look();
  await changesOf(store).make(made);
  const looked = [await look(), await look(), await look(), await look()];
  const ids = [made, ...looked.slice(1)].map(({ id }) => id);
  expect(await kept()).toEqual(ids);
  const { rows } = await sql`select from goods_change_rows where seller_id = ${store.sellerId}`.execute(shop.db);
  expect(rows).toHaveLength(4);
});

it('a change is forgotten a day after it was looked at, and 30 after it was made, however many there are [SHEET-21]', async () => {
  await sql`delete from goods_changes`.execute(shop.db);
  const add = (state: 'looked' | 'made' | 'making', looked: string, made: string | null, count = 1) =>
    sql`insert into goods_changes (id, seller_id, rows, products, refused, same, state, looked_at, made_at)
      select gen_random_uuid(), ${store.sellerId}, 0, 0, 0, 0, ${state}, now() - ${looked}::interval,
        now() - ${made}::interval from generate_series(1, ${count})`.execute(shop.db);
  await add('looked', '1 day 1 minute', null, 45);
  await add('made', '31 days', '30 days 1 minute');
  for (const [state, looked, made] of [
    ['looked', '23 hours', null],
    ['made', '31 days', '29 days'],
    ['making', '31 days', '31 days'],
  ] as const)
    await add(state, looked, made);
  await Promise.all([forgetChanges(shop.db, signal), forgetChanges(shop.db, signal)]);
  expect(await kept()).toHaveLength(3);
});

it('a stranger is refused before a long body is read', async () => {
  const answer = await fetch(`${shop.url}/api/desk/${store.sellerId}/changes/${newId()}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
    body: `{"cells": [${' '.repeat(1_000_000)}`,
  });
  expect(answer.status).toBe(401);
});
