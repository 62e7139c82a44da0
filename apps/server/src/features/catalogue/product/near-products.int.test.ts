import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { putProduct, setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let at: { seller_id: string; category_id: string; subcategory_id: string | null };
let elsewhere: string | null;
beforeAll(async () => {
  shop = await createTestApp();
  const { id, subcategories } = await seedCategory(shop.db, { name: 'Home', subcategories: ['Lamps', 'Rugs'] });
  at = { seller_id: (await seedSeller(shop.db)).id, category_id: id, subcategory_id: subcategories[0]?.id ?? null };
  elsewhere = subcategories[1]?.id ?? null;
});
afterAll(() => shop.close());

const put = (name: string, price: number, more: Parameters<typeof seedProduct>[1] = {}) =>
  seedProduct(shop.db, { ...at, name, price, stock: 3, ...more });
const near = async (id: string) => (await shop.call('nearProducts', { params: { id } })).items.map(({ name }) => name);

/** What is kept is looked at anew after a second. */
const becomes = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 10_000 });

it('are four of its subcategory that can be bought, the nearest in price first, and follow every change [BACK-06]', async () => {
  const { id } = await put('This', 10_000, { stock: 0 });
  const by = new Map<string, { id: string }>();
  for (const [name, price] of [
    ['900 below', 9_100],
    ['100 above', 10_100],
    ['300 below', 9_700],
    ['2000 above', 12_000],
    ['5000 above', 15_000],
  ] as const)
    by.set(name, await put(name, price));
  await put('Sold out', 10_001, { stock: 0 });
  await put('Of another subcategory', 10_002, { subcategory_id: elsewhere });
  await put('Paused', 10_003, { status: 'paused' });
  const today = sql<string>`(now() at time zone 'Africa/Lagos')::date`;
  const { id: away } = await seedSeller(shop.db, { holiday_from: today as never, holiday_until: today as never });
  // More than are shown, and all of them nearer.
  for (let n = 0; n < 6; n++) await put('Of a store that is away', 10_004 + n, { seller_id: away });
  await put('400 below by its discount', 20_000, { discount_price: 9_600 });
  expect(await near(id)).toEqual(['100 above', '300 below', '400 below by its discount', '900 below']);
  // What is kept is another answer after each of these.
  await setStock(shop.db, by.get('100 above') ?? { id }, { stock: 0 });
  await becomes(() => near(id)).toEqual(['300 below', '400 below by its discount', '900 below', '2000 above']);
  await sql`update products set price = 14000 where id = ${id}`.execute(shop.db);
  await becomes(async () => (await near(id)).slice(0, 2)).toEqual(['5000 above', '2000 above']);
});

it('are of its category where it has no subcategory; and none of what is not in the shop', async () => {
  const { id: category_id } = await seedCategory(shop.db, { name: 'Toys' });
  const place = { category_id, subcategory_id: null };
  const { id } = await put('Ball', 500, { ...place, stock: 0 });
  expect(await near(id)).toEqual([]);
  await put('Bat', 700, place);
  await becomes(() => near(id)).toEqual(['Bat']);
  await putProduct(shop.db, { id }, 'paused');
  for (const unknown of [id, newId()]) {
    await becomes(() => near(unknown).catch(({ code }) => code)).toBe('product_not_found');
  }
});
