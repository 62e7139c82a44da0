import { productSorts, productTabs } from '@oja/contract/desks/desk-products';
import { seedProduct } from '@oja/testing/rows/seed';
import { setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const MANY = 12;
let shop: TestApp;
let store: GoodsStore;
let ids: string[];
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  await sql`update products set status = 'archived' where seller_id = ${store.sellerId}`.execute(shop.db);
  ids = [store.product.id];
  while (ids.length < MANY) {
    const { id } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 10_000, stock: ids.length % 3 });
    ids.push(id);
  }
});
afterAll(() => shop.close());

/** Numbers as chance has them, always the same. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const lock = (tx: Tx, products: readonly string[]) =>
  sql`select from products where id = any(${products}::uuid[]) order by id for no key update`.execute(tx);

/** What members, buyers and the clock do to goods; each takes two products, as a cart of two does. */
const acts: readonly ((tx: Tx, products: readonly string[], n: number) => Promise<unknown>)[] = [
  (tx, products) =>
    sql`update stock_items set held = stock where product_id = any(${products}::uuid[]) and low_at is not null`.execute(
      tx,
    ),
  (tx, products) =>
    sql`update stock_items set stock = stock - held, held = 0 where product_id = any(${products}::uuid[])`.execute(tx),
  (tx, products, n) =>
    sql`update stock_items set stock = stock + ${n % 3} where product_id = any(${products}::uuid[])`.execute(tx),
  (tx, products, n) =>
    sql`update products set status = ${n % 2 ? 'paused' : 'live'} where id = any(${products}::uuid[])
      and status <> 'archived'`.execute(tx),
  (tx, products) =>
    sql`update products set status = case status when 'paused' then 'archived' when 'archived' then 'paused' else status end
      where id = any(${products}::uuid[])`.execute(tx),
  (tx, products, n) =>
    sql`update products set price = ${10_000 + n}, discount_price = ${n % 2 ? 9000 + n : null}
      where id = any(${products}::uuid[])`.execute(tx),
  (tx, products, n) =>
    sql`update products set name = ${`Wax ${n}`}, units_sold_recently = ${n} where id = any(${products}::uuid[])`.execute(
      tx,
    ),
];

async function work(seed: number): Promise<void> {
  const draw = chance(seed);
  for (let n = 0; n < 60; n++) {
    const products = [ids[draw(MANY)] ?? '', ids[draw(MANY)] ?? ''];
    const act = acts[draw(acts.length)];
    await inTransaction(shop.db, async (tx) => {
      await lock(tx, products);
      await act?.(tx, products, draw(100));
    });
  }
}

const list = (query: object = {}) =>
  store.owner.call('deskProducts', { params: { seller: store.sellerId }, query: query as never });

/** In how many tabs the products of the store stand, as one answer says it. */
async function standing(): Promise<number> {
  const { counts } = await list();
  return productTabs.reduce((sum, tab) => sum + counts[tab], 0);
}

it('each product stands in one tab and is counted there once, whoever moves it meanwhile [GOODS-95]', async () => {
  let busy = true;
  const reading = (async () => {
    const told = new Set<number>();
    while (busy) told.add(await standing());
    return told;
  })();
  await Promise.all([17, 23, 42, 99].map(work)).finally(() => {
    busy = false;
  });
  expect([...(await reading)]).toEqual([MANY]);

  const { rows } = await sql<{ tab: string; ids: string[] }>`
    select case when status = 'live' then case when stock > held then 'on-sale' else 'sold-out' end
      else replace(status, '_', '-') end as tab, array_agg(id::text order by id) as ids
    from products where seller_id = ${store.sellerId} group by 1`.execute(shop.db);
  const { counts } = await list();
  for (const tab of productTabs) {
    const expected = rows.find((row) => row.tab === tab)?.ids ?? [];
    expect(counts[tab]).toBe(expected.length);
    for (const sort of productSorts) {
      const { items, count } = await list({ tab, sort });
      expect(items.map(({ id }) => id).sort(), `${tab} by ${sort}`).toEqual(expected);
      expect(count).toBe(expected.length);
    }
  }
});

it('stands where its price, name, stock and sales put it, as soon as they change [GOODS-98]', async () => {
  await sql`update products set status = 'paused' where seller_id = ${store.sellerId}`.execute(shop.db);
  const facts = [
    { name: 'Bag', price: 30_000, stock: 2, sold: 7 },
    { name: 'Ankara', price: 10_000, stock: 9, sold: 1 },
    { name: 'Cap', price: 20_000, stock: 5, sold: 4 },
  ];
  for (const [place, { name, price, stock, sold }] of facts.entries()) {
    const id = ids[place] ?? '';
    await sql`update products set status = 'live', name = ${name}, price = ${price}, discount_price = null,
      units_sold_recently = ${sold} where id = ${id}`.execute(shop.db);
    await setStock(shop.db, { id }, { stock, held: 0 });
  }
  const by = async (sort: string) => (await list({ sort })).items.map(({ name }) => name);
  expect(await by('name')).toEqual(['Ankara', 'Bag', 'Cap']);
  expect(await by('price-low')).toEqual(['Ankara', 'Cap', 'Bag']);
  expect(await by('price-high')).toEqual(['Bag', 'Cap', 'Ankara']);
  expect(await by('stock-low')).toEqual(['Bag', 'Cap', 'Ankara']);
  expect(await by('sold')).toEqual(['Bag', 'Cap', 'Ankara']);
  await sql`update products set discount_price = 5000 where id = ${ids[0] ?? ''}`.execute(shop.db);
  expect(await by('price-low')).toEqual(['Bag', 'Ankara', 'Cap']);
  await sql`delete from products where id = ${ids[0] ?? ''}`.execute(shop.db);
  expect(await by('name')).toEqual(['Ankara', 'Cap']);
});
