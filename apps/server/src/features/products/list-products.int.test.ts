import type { DeskProducts, ProductSort } from '@oja/contract/desks/desk-products';
import { seedDraft } from '@oja/testing/rows/goods';
import { seedCategory, seedProduct } from '@oja/testing/rows/seed';
import { countEach, putProduct, setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  await openGoodsStore(shop);
});
afterAll(() => shop.close());

type Query = Record<string, string>;
const list = (query: Query = {}, { owner, sellerId }: GoodsStore = store): Promise<DeskProducts> =>
  owner.call('deskProducts', { params: { seller: sellerId }, query: query as never });
const namesOf = ({ items }: DeskProducts) => items.map(({ name }) => name);

describe('the tabs of a store', () => {
  it('have each product once, and count them [GOODS-95]', async () => {
    const own = await openGoodsStore(shop);
    const make = (name: string, stock: number, status: 'live' | 'paused' | 'archived' = 'live') =>
      seedProduct(shop.db, { seller_id: own.sellerId, name, stock, status });
    await make('Sold', 0);
    const held = await make('All held', 2);
    await setStock(shop.db, held, { held: 2 });
    await make('Resting', 5, 'paused');
    await make('Put away', 5, 'archived');
    await putProduct(shop.db, await make('Imitated', 5), 'taken_down');
    await seedDraft(shop.db, own.sellerId, own.form());
    const counts = { 'on-sale': 1, drafts: 1, paused: 1, 'sold-out': 2, archived: 1, 'taken-down': 1 };
    expect(await list({}, own)).toMatchObject({
      count: 1,
      counts,
      nextCursor: null,
      items: [{ name: own.product.name }],
    });
    expect(namesOf(await list({ tab: 'sold-out', sort: 'name' }, own))).toEqual(['All held', 'Sold']);
    expect(namesOf(await list({ tab: 'paused' }, own))).toEqual(['Resting']);
    expect(namesOf(await list({ tab: 'archived' }, own))).toEqual(['Put away']);
    expect(namesOf(await list({ tab: 'taken-down' }, own))).toEqual(['Imitated']);
  });

  it('are empty where nothing is', async () => {
    const own = await openGoodsStore(shop);
    await sql`update products set status = 'archived' where seller_id = ${own.sellerId}`.execute(shop.db);
    expect(await list({}, own)).toEqual({
      items: [],
      count: 0,
      counts: { 'on-sale': 0, drafts: 0, 'in-review': 0, paused: 0, 'sold-out': 0, archived: 1, 'taken-down': 0 },
      nextCursor: null,
    });
  });
});

describe('a row', () => {
  it('says what a product is, where it is counted and what of it is under way', async () => {
    const own = await openGoodsStore(shop);
    const { id } = await seedProduct(shop.db, {
      ...{ seller_id: own.sellerId, name: 'Shoe', price: 500_000, discount_price: 400_000, stock: 3 },
      ...{ sizes: ['42', '43'], units_sold_recently: 7 },
    });
    await seedDraft(shop.db, own.sellerId, own.form(), id);
    const [together] = (await list({ q: 'shoe' }, own)).items;
    expect(together).toMatchObject({
      ...{
        id,
        name: 'Shoe',
        status: 'live',
        price: 500_000,
        discountPrice: 400_000,
        pricedEach: false,
        stock: 3,
        held: 0,
      },
      ...{ stockItemId: id, colors: [], sizes: ['42', '43'], low: true, soldRecently: 7, edited: true },
      picture: { alt: 'Shoe' },
    });
    await countEach(shop.db, { id }, [9, 9]);
    const [each] = (await list({ q: 'shoe' }, own)).items;
    expect(each).toMatchObject({ stock: 18, stockItemId: null, low: false });
  });
});

describe('what is asked for', () => {
  let own: GoodsStore;
  let fabric: string;
  beforeAll(async () => {
    own = await openGoodsStore(shop);
    fabric = (await seedCategory(shop.db)).id;
    await sql`update products set status = 'archived' where seller_id = ${own.sellerId}`.execute(shop.db);
    const make = (name: string, given: object) => seedProduct(shop.db, { seller_id: own.sellerId, name, ...given });
    await make('Àdìrẹ cloth', { sku: 'AC-0001', stock: 2, category_id: fabric, price: 300 });
    await make('Gele', { sku: 'GE_50%', brand_name: 'Kásúwá', discount_price: 100, units_sold_recently: 4, stock: 90 });
    await make('Bag', { sku: 'BAG', images: '[]', stock: 50, units_sold_recently: 9 });
    const { id } = await make('Lace', { sku: 'LACE', stock: 40, units_sold_recently: 1 });
    await sql`update product_variants set sku = 'LC-RED-7' where product_id = ${id}`.execute(shop.db);
  });
  const found = async (query: Query) => namesOf(await list({ sort: 'name', ...query }, own));

  it.each([
    ['adire', ['Àdìrẹ cloth']],
    ['CLOTH ÀDÌRẸ', ['Àdìrẹ cloth']],
    ['kasuwa', ['Gele']],
    ['gele kasu', ['Gele']],
    ['ac-00', ['Àdìrẹ cloth']],
    ['red-7', ['Lace']],
    ['%', ['Gele']],
    ['_', ['Gele']],
    ['50％', ['Gele']],
    ['\\', []],
    ['gele lace', []],
    ["' or 1=1 --", []],
    ['   ', ['Àdìrẹ cloth', 'Bag', 'Gele', 'Lace']],
  ])('finds by %j [GOODS-96]', async (q, names) => {
    expect(await found({ q })).toEqual(names);
  });

  it('narrows to what needs a look [GOODS-97]', async () => {
    expect(await found({ only: 'low' })).toEqual(['Àdìrẹ cloth']);
    expect(await found({ only: 'discounted' })).toEqual(['Gele']);
    expect(await found({ only: 'without-picture' })).toEqual(['Bag']);
    expect(await found({ only: 'not-sold' })).toEqual(['Àdìrẹ cloth']);
    expect(await found({ category: fabric.toUpperCase() })).toEqual(['Àdìrẹ cloth']);
    expect(await found({ category: newId() })).toEqual([]);
  });

  it.each([
    ['newest', ['Lace', 'Bag', 'Gele', 'Àdìrẹ cloth']],
    ['name', ['Àdìrẹ cloth', 'Bag', 'Gele', 'Lace']],
    ['price-low', ['Gele', 'Àdìrẹ cloth', 'Bag', 'Lace']],
    ['price-high', ['Lace', 'Bag', 'Àdìrẹ cloth', 'Gele']],
    ['stock-low', ['Àdìrẹ cloth', 'Lace', 'Bag', 'Gele']],
    ['sold', ['Bag', 'Gele', 'Lace', 'Àdìrẹ cloth']],
  ])('stands by %s [GOODS-98]', async (sort, names) => {
    expect(await found({ sort })).toEqual(names);
  });
});

describe('pages', () => {
  let own: GoodsStore;
  beforeAll(async () => {
    own = await openGoodsStore(shop);
    // Of three names, three prices and two moments: nearly all are equals.
    for (let n = 0; n < 119; n++) {
      await seedProduct(shop.db, {
        ...{
          seller_id: own.sellerId,
          name: ['Wax', '布布布', 'Gele'][n % 3] ?? '',
          price: 1000 * ((n % 3) + 1),
          stock: 5,
        },
        created_at: new Date(2026, 0, 1 + (n % 2)),
      });
    }
  });

  it.each(['newest', 'name', 'price-low', 'price-high', 'stock-low', 'sold'] satisfies ProductSort[])(
    'by %s have each product once, in its order, though most are equals [GOODS-99]',
    async (sort) => {
      const items: DeskProducts['items'] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = await list({ sort, ...(cursor && { cursor }) }, own);
        expect(page.count).toBe(120);
        expect(page.items.length).toBeLessThanOrEqual(50);
        items.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(items).toHaveLength(120);
      expect(new Set(items.map(({ id }) => id)).size).toBe(120);
      const prices = items.map(({ price }) => price);
      if (sort === 'price-low') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'price-high') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    },
  );

  it('follow a cursor of the same list alone', async () => {
    const { nextCursor } = await list({}, own);
    const cursor = nextCursor ?? '';
    for (const other of [{ tab: 'paused' }, { sort: 'name' }, { q: 'wax' }, { only: 'low' }, { category: newId() }]) {
      await expect(list({ ...other, cursor }, own)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
    for (const strange of ['x', `${cursor}A`, Buffer.from('on-sale.newest').toString('base64url')]) {
      await expect(list({ cursor: strange }, own)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
  });
});
