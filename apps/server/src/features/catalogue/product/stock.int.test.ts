import { brotliCompressSync } from 'node:zlib';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let goods: { seller_id: string; category_id: string };
beforeAll(async () => {
  shop = await createTestApp();
  goods = { seller_id: (await seedSeller(shop.db)).id, category_id: (await seedCategory(shop.db)).id };
});
afterAll(() => shop.close());

const left = async (...ids: string[]) => (await shop.call('stock', { query: { ids: ids.join(',') } })).left;

it('tells what can be bought now, in the order of the ids, and nothing of what is not in the shop [GOODS-101]', async () => {
  const { id: held } = await seedProduct(shop.db, { ...goods, stock: 7, held: 3 });
  const { id: none } = await seedProduct(shop.db, { ...goods, stock: 0 });
  const { id: paused } = await seedProduct(shop.db, { ...goods, stock: 5, status: 'paused' });
  const closed = await seedSeller(shop.db, { status: 'suspended' });
  const { id: ofClosed } = await seedProduct(shop.db, { ...goods, seller_id: closed.id, stock: 5 });
  const known = new Map<string, number | null>([
    [held, 4],
    [none, 0],
    [paused, null],
    [ofClosed, null],
    [newId(), null],
  ]);
  const sorted = [...known.keys()].sort();
  const expected = sorted.map((id) => known.get(id));
  expect(await left(...sorted)).toEqual(expected);
  expect(await left(...sorted.toReversed(), sorted[0] ?? '', (sorted[1] ?? '').toUpperCase())).toEqual(expected);
});

it('weighs 300 bytes at most for 24 products, and takes no more [GOODS-102]', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 24; n++) ids.push((await seedProduct(shop.db, { ...goods, stock: 1000 + 37 * n })).id);
  const answer = await shop.fetch(`/api/stock?ids=${ids.join(',')}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(JSON.parse(bytes.toString())).toMatchObject({ left: { length: 24 } });
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(300);
  for (const asked of [[...ids, newId()].join(','), '', 'x', `${ids[0]},`]) {
    expect((await shop.fetch(`/api/stock?ids=${asked}`)).status).toBe(400);
  }
});

it('is counted as searches are [GOODS-103]', async () => {
  const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_SEARCH: '1' } });
  try {
    const ask = async () => (await limited.fetch(`/api/stock?ids=${newId()}`)).status;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push(await ask());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  } finally {
    await limited.close();
  }
});
