import type { ProductQuery } from '@oja/contract/catalogue';
import type { Answer } from '@oja/contract/client';
import { kobo } from '@oja/domain/money/money';
import { seedCategory, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
const ids: Record<'fashion' | 'gadgets' | 'seller', string> = { fashion: '', gadgets: '', seller: '' };
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const fashion = await seedCategory(db, { name: 'Fashion', subcategories: ["Women's Wear", 'Shoes'] });
      const gadgets = await seedCategory(db, { name: 'Phones & Gadgets' });
      await seedCategory(db, { name: 'Empty Shelf' });
      const seller = await seedSeller(db);
      Object.assign(ids, { fashion: fashion.id, gadgets: gadgets.id, seller: seller.id });
      const dresses = fashion.subcategories[0]?.id ?? null;
      const base = { seller_id: seller.id, category_id: fashion.id };
      const rows = [
        { name: 'Zebra gown', price: 500, discount_price: 450, tags: ['gift'], subcategory_id: dresses },
        { name: 'adire wrapper', price: 1000, discount_price: 100, tags: ['cotton', 'gift'] },
        { name: 'Àdìrẹ cap', price: 2000, tags: ['cotton'], stock: 5, held: 2 },
        { name: 'Boots', price: 1000, units_sold_recently: 9, rating_sum: 9, rating_count: 2 },
        { name: 'Belt', price: 100, units_sold_recently: 3, rating_sum: 45, rating_count: 10 },
      ];
      const [gown] = await Promise.all(
        rows.map((row, index) => seedProduct(db, { ...base, ...row, created_at: day(index + 1) })),
      );
      // The oldest: among those that nobody bought of late, its review alone puts it first.
      if (gown) await seedReview(db, gown);
      await seedProduct(db, { category_id: gadgets.id, name: 'Power bank', price: 3000, created_at: day(20) });
    },
  });
});
afterAll(() => shop.close());

const list = (query: ProductQuery) => shop.call('products', { query });
const names = ({ items }: Answer<'products'>) => items.map(({ name }) => name);

describe('places', () => {
  it.each(['Fashion', 'fashion', 'FASHION'])(
    'finds a category by name or slug in any case: %s [READ-03, READ-12, READ-13]',
    async (category) => {
      const listing = await list({ category });
      expect(listing.title).toBe('Fashion');
      expect(names(listing)).toEqual(['Belt', 'Boots', 'Àdìrẹ cap', 'adire wrapper', 'Zebra gown']);
    },
  );

  it.each(['phones-gadgets', 'Phones & Gadgets', 'PHONES & gadgets'])(
    'finds a name with blanks and signs: %s',
    async (category) => {
      expect(await list({ category })).toMatchObject({ title: 'Phones & Gadgets', total: 1 });
    },
  );

  it.each(["women's wear", 'women-s-wear'])(
    'narrows to a subcategory by name or slug: %s [READ-05]',
    async (subcategory) => {
      const listing = await list({ category: 'fashion', subcategory });
      expect([listing.title, names(listing)]).toEqual(["Women's Wear", ['Zebra gown']]);
    },
  );

  it.each<ProductQuery>([
    { category: 'nowhere' },
    { category: '' },
    { category: '%' },
    { category: 'fashion', subcategory: 'nowhere' },
    // Of another category.
    { category: 'phones-gadgets', subcategory: 'shoes' },
  ])('refuses what is no category: %j', async (query) => {
    await expect(list(query)).rejects.toMatchObject({
      status: 404,
      code: 'category_not_found',
      message: 'Category not found',
    });
  });

  it('refuses a subcategory of no category', async () => {
    await expect(list({ subcategory: 'shoes' })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('lists an empty category as empty', async () => {
    expect(await list({ category: 'empty-shelf' })).toEqual({
      title: 'Empty Shelf',
      items: [],
      total: 0,
      facets: {
        highestPrice: 0,
        prices: [],
        categories: [],
        brands: [],
        colors: [],
        sizes: [],
        states: [],
        tags: [],
        ratings: [],
        discounts: [],
        inStock: 0,
      },
      nextCursor: null,
    });
  });

  it("lists a seller's products and the whole catalogue [READ-01, READ-04]", async () => {
    expect(await list({ seller: ids.seller })).toMatchObject({ title: '', total: 5 });
    expect(await list({})).toMatchObject({ title: '', total: 6 });
  });
});

describe('filters', () => {
  it('keeps a product that has any chosen tag [LIST-20]', async () => {
    expect(names(await list({ category: 'fashion', tags: 'gift,cotton' }))).toEqual([
      'Àdìrẹ cap',
      'adire wrapper',
      'Zebra gown',
    ]);
    expect(names(await list({ category: 'fashion', tags: 'gift' }))).toEqual(['adire wrapper', 'Zebra gown']);
    expect(names(await list({ category: 'fashion', tags: 'GIFT' }))).toEqual(['adire wrapper', 'Zebra gown']);
    expect((await list({ category: 'fashion', tags: 'gifts' })).total).toBe(0);
  });

  it('filters by category name or slug [LIST-21, FLASH-03]', async () => {
    expect(names(await list({ collection: 'new-arrivals', categories: 'phones & gadgets' }))).toEqual(['Power bank']);
    expect((await list({ collection: 'new-arrivals', categories: 'fashion,phones-gadgets' })).total).toBe(6);
    expect((await list({ collection: 'new-arrivals', categories: 'nowhere' })).total).toBe(0);
  });

  it.each([
    [1000, 2000, ['Boots', 'Àdìrẹ cap']],
    [1001, 1999, []],
    // What is offered for less than it was is found by what it costs now.
    [100, 450, ['Belt', 'adire wrapper', 'Zebra gown']],
    [450, 450, ['Zebra gown']],
    [2000, 1000, []],
  ])(
    'the price from %i to %i includes both ends and is what is paid [LIST-22, LIST-23, FLASH-04]',
    async (min, max, expected) => {
      const listing = await list({ category: 'fashion', minPrice: kobo(min), maxPrice: kobo(max) });
      expect([names(listing), listing.total]).toEqual([expected, expected.length]);
    },
  );

  it('says how high its prices go before its filters, so that they can be undone [LIST-27]', async () => {
    const { facets, total } = await list({ category: 'fashion', tags: 'gift', maxPrice: kobo(450) });
    expect([total, facets.highestPrice]).toEqual([2, 2000]);
  });

  it('counts each filter with what is chosen of the others', async () => {
    const all = await list({ category: 'fashion' });
    expect(all.facets.tags).toEqual([
      { value: 'cotton', name: 'cotton', count: 2 },
      { value: 'gift', name: 'gift', count: 2 },
    ]);
    expect(all.facets.categories).toEqual([{ value: 'fashion', name: 'Fashion', count: 5 }]);
    expect(all.facets.discounts).toEqual([
      { value: '1', name: '1', count: 2 },
      { value: '10', name: '10', count: 2 },
      { value: '25', name: '25', count: 1 },
      { value: '50', name: '50', count: 1 },
    ]);
    expect(all.facets.ratings).toEqual([
      { value: '4', name: '4', count: 3 },
      { value: '3', name: '3', count: 3 },
    ]);
    const cotton = await list({ category: 'fashion', tags: 'cotton' });
    // Of the tags themselves a second one can still be added.
    expect(cotton.facets.tags).toEqual(all.facets.tags);
    expect(cotton.facets.discounts.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(cotton.facets.ratings).toEqual([]);
    const both = await list({ category: 'fashion', tags: 'cotton', discount: 10 });
    expect([names(both), both.total]).toEqual([['adire wrapper'], 1]);
    expect(both.facets.tags).toEqual([
      { value: 'gift', name: 'gift', count: 2 },
      { value: 'cotton', name: 'cotton', count: 1 },
    ]);
  });

  it('narrows by brand, colour, size, state, rating and stock', async () => {
    const { id: category_id } = await seedCategory(shop.db, { name: 'Narrow' });
    const address = (state: string) => ({ business_address: JSON.stringify({ city: 'City', state }) });
    const kano = await seedSeller(shop.db, address('Kano'));
    const lagos = await seedSeller(shop.db, address('Lagos'));
    const goods = [
      { name: 'A', brand_name: 'Kásúwá', colors: ['Red'], sizes: ['M', 'L'], seller_id: kano.id, price: 100 },
      { name: 'B', brand_name: 'kasuwa', colors: ['Sky blue'], sizes: ['L'], seller_id: lagos.id, price: 200 },
      { name: 'C', brand_name: 'Ohùn', colors: ['Red', 'Black'], seller_id: lagos.id, stock: 0, price: 300 },
      { name: 'D', seller_id: lagos.id, stock: 2, held: 2, rating_sum: 9, rating_count: 2, price: 400 },
    ];
    for (const [index, row] of goods.entries())
      await seedProduct(shop.db, { category_id, ...row, created_at: day(60 - index) });
    const found = async (query: ProductQuery) => names(await list({ category: 'narrow', ...query })).join('');
    expect(await found({ brands: 'KASUWA' })).toBe('AB');
    expect(await found({ brands: 'kasuwa,ohun' })).toBe('ABC');
    expect(await found({ colors: 'red' })).toBe('AC');
    expect(await found({ colors: 'sky blue,black' })).toBe('BC');
    expect(await found({ sizes: 'l', states: 'kano' })).toBe('A');
    expect(await found({ states: 'Lagos' })).toBe('BCD');
    expect(await found({ inStock: true })).toBe('AB');
    expect(await found({ rating: 4 })).toBe('D');
    expect(await found({ brands: 'nobody' })).toBe('');
    const { facets } = await list({ category: 'narrow' });
    expect(facets.brands).toEqual([
      { value: 'kasuwa', name: expect.stringMatching(/^k[aá]s[uú]w[aá]$/i), count: 2 },
      { value: 'ohun', name: 'Ohùn', count: 1 },
    ]);
    expect(facets.states).toEqual([
      { value: 'lagos', name: 'Lagos', count: 3 },
      { value: 'kano', name: 'Kano', count: 1 },
    ]);
    expect(facets.inStock).toBe(2);
    await sql`update stock_items set stock = 5 where id = (select id from products where name = 'C')`.execute(shop.db);
    // Asked for in another way: an answer is kept for a second.
    expect(await found({ inStock: true, limit: 99 })).toBe('ABC');
    await shop.db.deleteFrom('products').where('category_id', '=', category_id).execute();
  });

  it('offers ranges of prices with about as many products each, and each product in one of them', async () => {
    const { id: category_id } = await seedCategory(shop.db, { name: 'Priced' });
    const naira = [1200, 2200, 5000, 6000, 21_000, 24_000, 52_000, 80_000];
    for (const price of naira) await seedProduct(shop.db, { category_id, seller_id: ids.seller, price: price * 100 });
    const { facets } = await list({ category: 'priced' });
    expect(facets.prices).toEqual([
      { from: 0, to: 199_999, count: 1 },
      { from: 200_000, to: 499_999, count: 1 },
      { from: 500_000, to: 1_999_999, count: 2 },
      { from: 2_000_000, to: null, count: 4 },
    ]);
    const [, second] = facets.prices;
    const within = await list({
      category: 'priced',
      minPrice: kobo(second?.from ?? 0),
      maxPrice: kobo(second?.to ?? 0),
    });
    expect(within.total).toBe(second?.count);
    await shop.db.deleteFrom('products').where('category_id', '=', category_id).execute();
  });

  it.each(['adire', 'ADÌRẸ', ' Adìrẹ '])(
    'searches a listing by name, whatever case and marks: %s [CAT-02]',
    async (q) => {
      expect(names(await list({ category: 'fashion', q }))).toEqual(['Àdìrẹ cap', 'adire wrapper']);
    },
  );

  it('takes the text of the search as it is, and a blank one as none [CAT-02]', async () => {
    for (const q of ['%', '_', '\\', "'"]) expect((await list({ category: 'fashion', q })).total).toBe(0);
    expect((await list({ category: 'fashion', q: '  ' })).total).toBe(5);
  });

  it('puts names that start with the text first when sorted by relevance, of them the most popular', async () => {
    expect(names(await list({ q: 'b', sort: 'relevance' }))).toEqual(['Boots', 'Belt', 'Power bank', 'Zebra gown']);
  });
});

describe('collections', () => {
  it('flash sales are exactly the discounted products [FLASH-01, FLASH-02]', async () => {
    const discounted = await shop.db
      .selectFrom('products')
      .select('name')
      .where('discount_price', 'is not', null)
      .execute();
    expect(discounted.map(({ name }) => name).sort()).toEqual(['Zebra gown', 'adire wrapper']);
    expect(names(await list({ collection: 'flash-sales' })).sort()).toEqual(['Zebra gown', 'adire wrapper']);
  });

  it('flash sales begin with the highest discount [FLASH-05, READ-20]', async () => {
    expect(names(await list({ collection: 'flash-sales' }))).toEqual(['adire wrapper', 'Zebra gown']);
  });

  it('new arrivals are newest first, trending by popularity [READ-14, READ-15, LIST-29]', async () => {
    expect(names(await list({ collection: 'new-arrivals' })).slice(0, 3)).toEqual(['Power bank', 'Belt', 'Boots']);
    expect(names(await list({ collection: 'trending' })).slice(0, 4)).toEqual([
      'Boots',
      'Belt',
      'Zebra gown',
      'Power bank',
    ]);
  });

  it('both hold the 100 newest products and filter only those [READ-14, READ-15]', async () => {
    const { id: category_id } = await seedCategory(shop.db, { name: 'Hundred' });
    const { id: seller_id } = await seedSeller(shop.db);
    const old = { category_id, seller_id, name: 'The hundred and first', units_sold_recently: 1000, price: 1 };
    await seedProduct(shop.db, { ...old, created_at: day(30) });
    for (let index = 0; index < 100; index++)
      await seedProduct(shop.db, { category_id, seller_id, created_at: day(31 + index) });
    for (const collection of ['trending', 'new-arrivals'] as const) {
      const listing = await list({ collection, maxPrice: kobo(100_000_000), limit: 100 });
      expect([listing.total, names(listing).includes(old.name)]).toEqual([100, false]);
    }
    expect((await list({ collection: 'trending', categories: 'fashion' })).total).toBe(0);
    await shop.db.deleteFrom('products').where('category_id', '=', category_id).execute();
  });
});

describe('sorts and pages', () => {
  // Boots and Belt are rated alike, Belt by more; wrapper and Belt cost the same, Belt is newer.
  const orders = {
    newest: ['Belt', 'Boots', 'Àdìrẹ cap', 'adire wrapper', 'Zebra gown'],
    popularity: ['Boots', 'Belt', 'Zebra gown', 'Àdìrẹ cap', 'adire wrapper'],
    'price-low': ['Belt', 'adire wrapper', 'Zebra gown', 'Boots', 'Àdìrẹ cap'],
    'price-high': ['Àdìrẹ cap', 'Boots', 'Zebra gown', 'Belt', 'adire wrapper'],
    rating: ['Belt', 'Boots', 'Zebra gown', 'Àdìrẹ cap', 'adire wrapper'],
    discount: ['adire wrapper', 'Zebra gown', 'Belt', 'Boots', 'Àdìrẹ cap'],
    name: ['Àdìrẹ cap', 'adire wrapper', 'Belt', 'Boots', 'Zebra gown'],
  };
  const sorts = Object.keys(orders) as (keyof typeof orders)[];

  it.each(sorts)('sorts by %s [LIST-32, LIST-34]', async (sort) => {
    expect(names(await list({ category: 'fashion', sort, limit: 100 }))).toEqual(orders[sort]);
  });

  it('sorts by how much a discount takes off, not by the percent that is shown [LIST-33, FLASH-05]', async () => {
    const { id: category_id } = await seedCategory(shop.db, { name: 'Reduced' });
    const base = { category_id, seller_id: ids.seller };
    // All three are shown as 22 %; the newest takes off least. The fourth and fifth take off the same part.
    const given: [string, number, number, number][] = [
      ['22.2', 9000, 7002, 40],
      ['22.0', 9000, 7020, 41],
      ['21.6', 1000, 784, 42],
      ['older half', 200, 100, 43],
      ['newer half', 9_007_199_254_740_990, 4_503_599_627_370_495, 44],
      ['half and a kobo', 9_007_199_254_740_990, 4_503_599_627_370_494, 39],
    ];
    for (const [name, price, discount_price, on] of given)
      await seedProduct(shop.db, { ...base, name, price, discount_price, created_at: day(on) });
    const listed = await list({ category: 'reduced', sort: 'discount' });
    expect(names(listed)).toEqual(['half and a kobo', 'newer half', 'older half', '22.2', '22.0', '21.6']);
    await shop.db.deleteFrom('products').where('category_id', '=', category_id).execute();
  });

  it.each([...sorts, 'relevance'] as const)('pages by %s without gap or repetition', async (sort) => {
    const query = { category: 'fashion', sort, ...(sort === 'relevance' && { q: 'e' }) };
    const whole = names(await list({ ...query, limit: 100 }));
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...query, limit: 2, ...(cursor && { cursor }) });
      expect(page.total).toBe(whole.length);
      pages.push(...names(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(pages).toEqual(whole);
  });

  it('has no cursor after the last product', async () => {
    expect((await list({ category: 'fashion', limit: 5 })).nextCursor).toBeNull();
    expect((await list({ category: 'fashion', limit: 4 })).nextCursor).not.toBeNull();
  });

  it.each(['x', 'newest_', 'newest_123', 'name_019a0000-0000-7000-8000-000000000000', "newest_' or 1=1"])(
    'refuses the cursor %s',
    async (cursor) => {
      await expect(list({ category: 'fashion', cursor })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    },
  );
});

it('a card shows what can be bought: stock minus held', async () => {
  const [cap] = (await list({ q: 'cap' })).items;
  expect(cap).toMatchObject({
    name: 'Àdìrẹ cap',
    stock: 3,
    price: 2000,
    brandName: null,
    rating: { average: 0, count: 0 },
  });
  expect(cap).not.toHaveProperty('discountPrice');
});

it('says of each product who sells it, and the first 180 letters of what is said of it [LIST-05]', async () => {
  const seller = await seedSeller(shop.db, { store_name: 'Adire Palace' });
  const description = `${'Ọjà '.repeat(50)}is a market.`;
  await seedProduct(shop.db, { seller_id: seller.id, name: 'Long', description, created_at: day(2) });
  await seedProduct(shop.db, { seller_id: seller.id, name: 'Short', description: 'A lamp.', created_at: day(1) });
  const { items } = await list({ seller: seller.id });
  expect(items.map(({ name, storeName, excerpt }) => [name, storeName, excerpt])).toEqual([
    ['Long', 'Adire Palace', 'Ọjà '.repeat(45)],
    ['Short', 'Adire Palace', 'A lamp.'],
  ]);
});
