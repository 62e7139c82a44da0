import type { SearchQuery } from '@oja/contract/search';
import { kobo } from '@oja/domain/money/money';
import { pictureOf, seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeLexicon } from '../../finding/upkeep/make-lexicon.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const cloth = await seedCategory(db, {
        name: 'Clothing',
        image: JSON.stringify(pictureOf('Clothing')),
        description: 'What people wear',
        subcategories: ['Caps'],
      });
      const food = await seedCategory(db, { name: 'Food', description: 'For the cooking pot' });
      const seller = await seedSeller(db, { store_name: 'Adébáyọ̀ Textiles', description: 'Since 1980 in Abéòkúta' });
      await seedSeller(db, { store_name: 'Cooking Corner', store_logo: JSON.stringify(pictureOf('Cooking Corner')) });
      const base = { seller_id: seller.id, category_id: cloth.id };
      await seedProduct(db, { ...base, name: 'Bag of adire', sku: 'BAG-77', price: 9000, units_sold_recently: 4 });
      await seedProduct(db, {
        ...base,
        name: 'Àdìrẹ wrapper',
        description: 'Indigo, hand made',
        price: 700,
      });
      await seedProduct(db, {
        ...base,
        name: 'Cap',
        tags: ['adire', 'sun'],
        price: 500,
        rating_sum: 9,
        rating_count: 2,
      });
      await seedProduct(db, { ...base, name: '50% wool_scarf', description: 'back\\slash' });
      await seedProduct(db, { ...base, name: 'Scarf pin' });
      await seedProduct(db, { ...base, name: 'Ƙwarya', description: 'Kalabash 🎉 from Kano' });
      await seedProduct(db, { ...base, category_id: food.id, name: 'Pot', sku: 'ZZ-1' });
    },
  });
});
afterAll(() => shop.close());

const search = (q: string) => shop.call('search', { query: { q } });
const productNames = async (q: string) => (await search(q)).products.items.map(({ name }) => name);

describe('search', () => {
  it('ranks by where the text stands, by what is sold and by what is in stock [C-28]', async () => {
    // In the name before a tag; the noun of a name before what it is for, unless that sells far better.
    expect(await productNames('adire')).toEqual(['Àdìrẹ wrapper', 'Bag of adire', 'Cap']);
    // Each time another question: an answer is kept for a second.
    let asked = 0;
    const scarves = async () => {
      asked += 1;
      const { products } = await shop.call('search', { query: { q: 'scarf', maxPrice: kobo(1_000_000_000 + asked) } });
      return products.items.map(({ name }) => name);
    };
    expect(await scarves()).toEqual(['50% wool_scarf', 'Scarf pin']);
    const setStock = (stock: number) =>
      sql`
      update stock_items set stock = ${stock} where id = (select id from products where name = '50% wool_scarf')`.execute(
        shop.db,
      );
    await setStock(0);
    expect(await scarves()).toEqual(['Scarf pin', '50% wool_scarf']);
    await setStock(10);
    expect(await scarves()).toEqual(['50% wool_scarf', 'Scarf pin']);
  });

  it('puts whole words before the middle of a word, on the page and among the suggestions [C-28, SRCH-18]', async () => {
    const { id: category_id } = await seedCategory(shop.db, { name: 'Phones & Tablets', description: 'Calls' });
    const { id: music } = await seedCategory(shop.db, { name: 'Music', description: 'Sounds' });
    const { id: seller_id } = await seedSeller(shop.db, { store_name: 'Gramophone House' });
    await seedSeller(shop.db, { store_name: 'The Phone Shop' });
    const base = { seller_id, category_id };
    await seedProduct(shop.db, { ...base, category_id: music, name: 'Alto saxophone', units_sold_recently: 900 });
    await seedProduct(shop.db, { ...base, name: 'Keypad (phone+torch)' });
    const best = ['Keypad (phone+torch)', 'Alto saxophone'];
    expect(await productNames('phone')).toEqual(best);
    const { items } = await shop.call('suggestions', { query: { q: 'phone' } });
    expect(items.map(({ name }) => name)).toEqual([...best, 'Phones & Tablets', 'The Phone Shop', 'Gramophone House']);
    expect((await search('phone')).products.mentions).toBe(1);
    expect((await search('phone')).stores.items.map(({ storeName }) => storeName)).toEqual([
      'The Phone Shop',
      'Gramophone House',
    ]);
    await shop.db.deleteFrom('products').where('seller_id', '=', seller_id).execute();
  });

  it('sorts and narrows the products at wish, and still says how high their prices go', async () => {
    const query = { q: 'adire' } as const;
    const found = async (more: Partial<SearchQuery>) => {
      const { products } = await shop.call('search', { query: { ...query, ...more } });
      return [products.count, products.facets.highestPrice, ...products.items.map(({ name }) => name)];
    };
    const [cap, bag, wrapper] = ['Cap', 'Bag of adire', 'Àdìrẹ wrapper'];
    const highest = 9000;
    expect(await found({})).toEqual([3, highest, wrapper, bag, cap]);
    expect(await found({ sort: 'price-low' })).toEqual([3, highest, cap, wrapper, bag]);
    expect(await found({ sort: 'price-high' })).toEqual([3, highest, bag, wrapper, cap]);
    expect(await found({ sort: 'rating' })).toEqual([3, highest, cap, wrapper, bag]);
    expect(await found({ sort: 'popularity' })).toEqual([3, highest, bag, cap, wrapper]);
    expect(await found({ sort: 'newest' })).toEqual([3, highest, cap, wrapper, bag]);
    expect(await found({ minPrice: kobo(500), maxPrice: kobo(700) })).toEqual([2, highest, wrapper, cap]);
    expect(await found({ minPrice: kobo(9001) })).toEqual([0, highest]);
    expect(await found({ tags: 'sun' })).toEqual([1, highest, cap]);
  });

  it('reads prices out of the text', async () => {
    const { understood, products } = await search('adire under ₦100');
    expect(understood).toMatchObject({ text: 'adire', corrected: false, maxPrice: 10_000 });
    expect(products.items.map(({ name }) => name)).toEqual(['Àdìrẹ wrapper', 'Bag of adire', 'Cap']);
    expect((await search('adire above ₦100')).products.count).toBe(0);
  });

  it('finds words in any order, each by itself, and says which no product has with the others', async () => {
    expect(await productNames('wrapper adire')).toEqual(['Àdìrẹ wrapper']);
    expect(await productNames('adire sun')).toEqual(['Cap']);
    const { understood, products } = await search('purple wrapper');
    expect([understood.lacking, products.items.map(({ name }) => name)]).toEqual([['purple'], ['Àdìrẹ wrapper']]);
  });

  it('takes what is misspelt for what was meant, tells so, and leaves it when told', async () => {
    await shop.db.transaction().execute(makeLexicon);
    const { understood, products } = await search('wraper');
    expect([understood.text, understood.corrected]).toEqual(['wrapper', true]);
    expect(products.items.map(({ name }) => name)).toEqual(['Àdìrẹ wrapper']);
    const exact = await shop.call('search', { query: { q: 'wraper', exact: true } });
    expect([exact.understood.text, exact.understood.corrected, exact.products.count]).toEqual(['wraper', false, 0]);
  });

  it.each([
    ['name', 'wrapper', 'Àdìrẹ wrapper'],
    ['description', 'indigo', 'Àdìrẹ wrapper'],
    ['category', 'food', 'Pot'],
    ['SKU', 'bag-77', 'Bag of adire'],
    ['tag', 'sun', 'Cap'],
  ])('finds a product by its %s alone [SRCH-18]', async (_field, q, name) => {
    expect(await productNames(q)).toEqual([name]);
  });

  it.each(['ADIRE', 'àdìrẹ', 'aDìre', 'Adi\u0300re\u0323', '  adire '])(
    'does not mind case, marks or blanks: %s [SRCH-15]',
    async (q) => {
      expect(await productNames(q)).toHaveLength(3);
    },
  );

  it.each([
    ['50%', ['50% wool_scarf']],
    ['l_s', ['50% wool_scarf']],
    ['k\\s', ['50% wool_scarf']],
    ['l%s', []],
    ['wool_scarf', ['50% wool_scarf']],
    ['wool%scarf', ['50% wool_scarf']],
    ['ool_sca', ['50% wool_scarf']],
    ['ool%sca', []],
    ['wrap_er', []],
    ['back\\slash', ['50% wool_scarf']],
    ['kwarya', ['Ƙwarya']],
    ['warya', ['Ƙwarya']],
    ['zz-', ['Pot']],
    ['ag of ad', ['Bag of adire']],
    // Signs alone are no words.
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'", []],
    ['"; drop table products; --', []],
    ['🎉', []],
  ])('takes the text as it is: %s [SRCH-15]', async (q, names) => {
    expect((await shop.call('search', { query: { q, exact: true } })).products.items.map(({ name }) => name)).toEqual(
      names,
    );
  });

  it('finds categories by name or description, stores likewise [SRCH-19, SRCH-20]', async () => {
    const { categories, stores } = await search('cooking');
    expect(categories).toMatchObject({ count: 1, items: [{ name: 'Food', productCount: 1 }] });
    expect(stores).toMatchObject({ count: 1, items: [{ storeName: 'Cooking Corner', slug: 'cooking-corner' }] });
    expect((await search('wear')).categories.items[0]).toMatchObject({
      name: 'Clothing',
      subcategories: [{ name: 'Caps' }],
    });
    expect((await search('abeokuta')).stores.items[0]).toMatchObject({ storeName: 'Adébáyọ̀ Textiles' });
    expect((await search('adebayo')).stores.count).toBe(1);
  });

  it.each(['', '   ', '\u0301'])('shows nothing for a blank text: %j [SRCH-12]', async (q) => {
    const { products, categories, stores } = await search(q);
    expect([products.count, products.items, categories, stores]).toEqual([
      0,
      [],
      { count: 0, items: [] },
      { count: 0, items: [] },
    ]);
    expect(await shop.call('suggestions', { query: { q } })).toEqual({ texts: [], items: [] });
  });
});

describe('search of many', () => {
  beforeAll(async () => {
    const { id: seller_id } = await seedSeller(shop.db, { store_name: 'Bulk' });
    const { id: category_id } = await seedCategory(shop.db, { name: 'Bulk goods' });
    for (let n = 0; n < 60; n++) {
      const number = String(n).padStart(2, '0');
      await seedProduct(shop.db, { seller_id, category_id, name: `Crate ${number}` });
      await seedCategory(shop.db, { name: `Crate kind ${number}` });
      await seedSeller(shop.db, { store_name: `Crate store ${number}` });
    }
    await seedProduct(shop.db, { seller_id, category_id, name: 'Zinc crate' });
  });

  const firstFifty = (word: string) => Array.from({ length: 50 }, (_, n) => `${word} ${String(n).padStart(2, '0')}`);

  it('counts all, and shows the first fifty by name [SRCH-11]', async () => {
    const { products, categories, stores } = await search('crate');
    expect([products.count, categories.count, stores.count]).toEqual([61, 60, 60]);
    expect([products.items.length, categories.items.length, stores.items.length]).toEqual([50, 50, 50]);
  });

  it('covers all products, beyond the first fifty by name [READ-22]', async () => {
    expect(await productNames('crate')).toEqual(firstFifty('Crate'));
    expect(await productNames('zinc')).toEqual(['Zinc crate']);
  });

  it('covers all categories and all stores [READ-23, READ-24]', async () => {
    const { categories, stores } = await search('crate');
    expect(categories.items.map(({ name }) => name)).toEqual(firstFifty('Crate kind'));
    expect(stores.items.map(({ storeName }) => storeName)).toEqual(firstFifty('Crate store'));
    expect((await search('kind 59')).categories.items.map(({ name }) => name)).toEqual(['Crate kind 59']);
    expect((await search('store 59')).stores.items.map(({ storeName }) => storeName)).toEqual(['Crate store 59']);
  });

  it('suggests five of each kind [SRCH-05]', async () => {
    const { items } = await shop.call('suggestions', { query: { q: 'crate' } });
    expect(items.map(({ type }) => type)).toEqual([
      ...Array(5).fill('product'),
      ...Array(5).fill('category'),
      ...Array(5).fill('store'),
    ]);
  });
});

describe('suggestions', () => {
  const suggest = async (q: string) =>
    (await shop.call('suggestions', { query: { q } })).items.map(({ type, name }) => `${type}: ${name}`);

  it('match products by name or SKU only [SRCH-06, SRCH-07]', async () => {
    expect(await suggest('adire')).toEqual(['product: Àdìrẹ wrapper', 'product: Bag of adire']);
    expect(await suggest('scarf')).toEqual(['product: 50% wool_scarf', 'product: Scarf pin']);
    expect(await suggest('ZZ-1')).toEqual(['product: Pot']);
    expect(await suggest('zz-')).toEqual(['product: Pot']);
    expect(await suggest('apper')).toEqual(['product: Àdìrẹ wrapper']);
    expect(await suggest('indigo')).toEqual([]);
  });

  it('match categories and stores by name only [SRCH-05, SRCH-06]', async () => {
    expect(await suggest('cooking')).toEqual(['store: Cooking Corner']);
    expect(await suggest('cloth')).toEqual(['category: Clothing']);
  });

  it('carry what a link and a picture need [SRCH-07]', async () => {
    const { items } = await shop.call('suggestions', { query: { q: 'co' } });
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: 'Cooking Corner',
        type: 'store',
        slug: 'cooking-corner',
        image: pictureOf('Cooking Corner'),
      },
    ]);
    const [clothing] = (await shop.call('suggestions', { query: { q: 'clothi' } })).items;
    expect(clothing).toMatchObject({ type: 'category', slug: 'clothing', image: pictureOf('Clothing') });
    const [pot] = (await shop.call('suggestions', { query: { q: 'pot' } })).items;
    expect(pot).toMatchObject({ type: 'product', slug: null, image: { alt: 'Pot' } });
  });
});

it('limits how often an address may make the shop search, not how often it reads what is there', async () => {
  const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_SEARCH: '1', LIMIT_SUGGESTIONS: '1' } });
  for (const endpoint of ['search', 'suggestions']) {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await limited.fetch(`/api/${endpoint}?q=${n}`)).status);
    // Ten times the limit of one asker, because many shoppers share an address.
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  }
  await limited.close();
});
