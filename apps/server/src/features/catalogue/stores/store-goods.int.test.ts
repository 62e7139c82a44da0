import type { Answer } from '@oja/contract/client';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { shelveProducts } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
const ids = { seller: '', fashion: '', home: '' };
const slug = 'big-store';
const IN_FASHION = 10_000;

beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const seller = await seedSeller(db, { store_name: 'Big Store' });
      const fashion = await seedCategory(db, { name: 'Fashion' });
      const home = await seedCategory(db, { name: 'Home' });
      Object.assign(ids, { seller: seller.id, fashion: fashion.id, home: home.id });
      // The first is the oldest, and 9999 the newest; the cheapest of all is number 5000, in the middle of their days.
      // In parts: each product counts itself in one row of its category, which a long statement would read over and over.
      for (let from = 0; from < IN_FASHION; from += 250) {
        await sql`
          insert into products (id, seller_id, category_id, name, sku, price, created_at)
          select gen_random_uuid(), ${seller.id}, ${fashion.id}, 'Bulk item ' || n, 'BULK-' || n,
            case when n = 5000 then 490000 else 500000 + n * 1000 end, timestamptz '2026-01-01' + n * interval '1 minute'
          from generate_series(${from}::int, ${from + 249}::int) n
        `.execute(db);
        await shelveProducts(db, 10);
      }
      const base = { seller_id: seller.id, category_id: home.id };
      await seedProduct(db, { ...base, name: 'Kettle', price: 100 });
      await seedProduct(db, { ...base, name: 'Adìrẹ pillow', price: 200 });
      await sql`analyze products, find_products`.execute(db);
    },
  });
});
afterAll(() => shop.close());

const show = (query: { q?: string; sort?: 'newest' | 'price-low' | 'price-high' | 'name' } = {}) =>
  shop.call('store', { params: { slug }, query });
type Groups = Answer<'store'>['goods']['groups'];
const shape = (groups: Groups) => groups.map(({ name, count }) => [name, count]);
const namesIn = (groups: Groups, category: string) =>
  groups.find(({ name }) => name === category)?.items.map(({ name }) => name) ?? [];

describe('a store of 10,002 products', () => {
  it('says how many it has, of each category and of all, and shows the first of each [STORE-13]', async () => {
    const { goods } = await show();
    expect(goods.total).toBe(10_002);
    expect(shape(goods.groups)).toEqual([
      ['Fashion', 10_000],
      ['Home', 2],
    ]);
    expect(namesIn(goods.groups, 'Fashion').slice(0, 2)).toEqual(['Bulk item 9999', 'Bulk item 9998']);
    expect(namesIn(goods.groups, 'Fashion')).toHaveLength(12);
    expect(namesIn(goods.groups, 'Home')).toEqual(['Adìrẹ pillow', 'Kettle']);
    expect(goods.groups.map(({ nextCursor }) => nextCursor === null)).toEqual([false, true]);
  });

  it('goes on from there, page after page, to the last product [READ-04]', async () => {
    const [fashion] = (await show()).goods.groups;
    const seen = new Set(fashion?.items.map(({ name }) => name));
    let last = '';
    for (let cursor = fashion?.nextCursor; cursor; ) {
      const page = await shop.call('products', {
        query: { category: 'fashion', seller: ids.seller, cursor, limit: 100 },
      });
      // More are not counted.
      expect(page.total).toBe(1001);
      for (const { name } of page.items) seen.add(name);
      last = page.items.at(-1)?.name ?? '';
      cursor = page.nextCursor;
    }
    expect([seen.size, last]).toEqual([IN_FASHION, 'Bulk item 0']);
  });

  it('is searched as a whole, whatever marks and case, and counts what it found [STORE-10]', async () => {
    const found = (await show({ q: 'bulk ITEM 9999' })).goods;
    expect([found.total, namesIn(found.groups, 'Fashion')]).toEqual([1, ['Bulk item 9999']]);
    expect(shape((await show({ q: 'Bulk item 99' })).goods.groups)).toEqual([['Fashion', 111]]);
    expect(namesIn((await show({ q: 'ADIRE' })).goods.groups, 'Home')).toEqual(['Adìrẹ pillow']);
    // A name is searched, not a category; and a sign of a pattern means itself.
    for (const q of ['fashion', '%', '_']) expect((await show({ q })).goods).toEqual({ total: 0, groups: [] });
    expect((await show({ q: '  ' })).goods.total).toBe(10_002);
  });

  it.each([
    ['price-low', ['Bulk item 5000', 'Bulk item 0', 'Bulk item 1'], ['Kettle', 'Adìrẹ pillow']],
    ['price-high', ['Bulk item 9999', 'Bulk item 9998', 'Bulk item 9997'], ['Adìrẹ pillow', 'Kettle']],
    ['name', ['Bulk item 0', 'Bulk item 1', 'Bulk item 10'], ['Adìrẹ pillow', 'Kettle']],
    ['newest', ['Bulk item 9999', 'Bulk item 9998', 'Bulk item 9997'], ['Adìrẹ pillow', 'Kettle']],
  ] as const)('is sorted by %s over all of it, within its categories [STORE-11]', async (sort, fashion, home) => {
    const { groups } = (await show({ sort })).goods;
    expect(namesIn(groups, 'Fashion').slice(0, 3)).toEqual(fashion);
    expect(namesIn(groups, 'Home')).toEqual(home);
    const query = { category: 'fashion', seller: ids.seller, sort, limit: 12 };
    const next = await shop.call('products', { query: { ...query, cursor: groups[0]?.nextCursor ?? '' } });
    const both = await shop.call('products', { query: { ...query, limit: 24 } });
    expect([...(groups[0]?.items ?? []), ...next.items]).toEqual(both.items);
  });

  it.each([
    'f.created_at desc, f.product_id desc',
    'f.effective_price, f.created_at desc, f.product_id desc',
    'f.effective_price desc, f.created_at desc, f.product_id desc',
    'f.name_key, f.created_at desc, f.product_id desc',
  ])('is read along an index: %s', async (order) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select f.product_id from find_products f
      where f.seller_id = ${sql.lit(ids.seller)} and f.category_id = ${sql.lit(ids.fashion)}
      order by ${sql.raw(order)} limit 12
    `.execute(shop.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan (Backward )?using/);
    // Part of an order that the index has already is no sort of ten thousand.
    expect(plan).not.toMatch(/(?<!Incremental )Sort {2}\(/);
  });

  it('refuses an order that no store has', async () => {
    expect((await shop.fetch(`/api/stores/${slug}?sort=discount`)).status).toBe(400);
    expect((await shop.fetch(`/api/stores/${slug}?page=2`)).status).toBe(400);
  });
});

it('a store whose goods fit on one page shows them all at once [STORE-13]', async () => {
  const { id } = await seedSeller(shop.db, { store_name: 'Small Store' });
  for (let number = 0; number < 40; number++)
    await seedProduct(shop.db, { seller_id: id, category_id: number < 38 ? ids.fashion : ids.home });
  const { goods } = await shop.call('store', { params: { slug: 'small-store' }, query: {} });
  expect(goods.groups.map(({ count, items, nextCursor }) => [count, items.length, nextCursor])).toEqual([
    [38, 38, null],
    [2, 2, null],
  ]);
});
