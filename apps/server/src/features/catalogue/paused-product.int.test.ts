import type { ProductListing } from '@oja/contract/catalogue';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { putProduct, setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { signal } from '../../testing/payment-steps.ts';
import { calabash, placesOf } from '../../testing/places-of-goods.ts';
import { readSynonyms } from '../content/read-synonyms.ts';
import { fillFinding } from '../finding/upkeep/fill-finding.ts';
import { makeLexicon } from '../finding/upkeep/make-lexicon.ts';
import { makePhrases } from '../finding/upkeep/make-phrases.ts';
import { rankProducts } from '../finding/upkeep/rank-products.ts';
import { rewordRenamed } from '../finding/upkeep/reword-renamed.ts';
import { findCategories } from './categories.queries.ts';
import { listProducts } from './listing/list-products.ts';
import { findProductVersions } from './product/product-versions.queries.ts';
import { showProduct } from './product/show-product.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { suggest } from './search/suggest.ts';
import { showStore } from './stores/show-store.ts';

const synonyms = await readSynonyms();
let database: TestDatabase;
let db: Db;
const ids = { calabash: '', mat: '', seller: '', category: '' };

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const category = await seedCategory(db, { name: 'Fashion', subcategories: ['Home'] });
  const seller = await seedSeller(db, { store_name: 'Kano House' });
  const subcategory_id = category.subcategories[0]?.id ?? null;
  const at = { seller_id: seller.id, category_id: category.id, subcategory_id };
  const carved = await seedProduct(db, { ...at, ...calabash });
  const mat = await seedProduct(db, { ...at, name: 'Woven Mat' });
  await seedReview(db, carved, { rating: 5 });
  Object.assign(ids, { calabash: carved.id, mat: mat.id, seller: seller.id, category: category.id });
  await inTransaction(db, makeLexicon);
});
afterAll(() => database.close());

const put = (status: ProductStatus) => putProduct(db, { id: ids.calabash }, status);
beforeEach(async () => {
  await put('paused');
  await put('live');
});

const facetsOf = async () => {
  const { brands, colors, tags } = (await listProducts(db, { category: 'fashion' })).facets as Record<
    'brands' | 'colors' | 'tags',
    readonly { value: string }[]
  >;
  return [brands, colors, tags].map((values) => values.map(({ value }) => value));
};

const { isIn, listed, places } = placesOf(() => ({ db, synonyms, ids }));

describe.each(['paused', 'archived', 'taken_down'] as const)('what is %s is not in [GOODS-88]', (status) => {
  it.each(Object.entries(places))('%s, and back when it is live again', async (_, isThere) => {
    expect(await isThere()).toBe(true);
    await put(status);
    expect(await isThere()).toBe(false);
    if (status === 'archived') await put('paused');
    await put('live');
    expect(await isThere()).toBe(true);
  });
});

it('the number of all in a list is that of those that are shown', async () => {
  for (const status of ['paused', 'live'] as const) {
    await put(status);
    const { items, total } = await listProducts(db, {});
    expect(total).toBe(items.length);
  }
});

it('the numbers of a category and of what can be chosen in it are those of what is live', async () => {
  const sizes = async () => (await findCategories(db)).map(({ name, productCount }) => [name, productCount]);
  const facets = await facetsOf();
  expect(facets).toEqual([['kwarya'], ['ochre'], ['heirloom']]);
  expect(await sizes()).toEqual([['Fashion', 2]]);
  await put('paused');
  expect(await facetsOf()).toEqual([[], [], []]);
  expect(await sizes()).toEqual([['Fashion', 1]]);
  await put('live');
  expect(await facetsOf()).toEqual(facets);
});

it('its reviews stay with its store, and so do its stars', async () => {
  const before = await showStore(db, 'kano-house');
  await put('paused');
  const { reviews, seller } = await showStore(db, 'kano-house');
  expect([reviews, seller]).toEqual([before.reviews, before.seller]);
});

const rows = async () => {
  const { rows } = await sql<{ listed: number; worded: number }>`
    select (select count(*)::integer from find_products where product_id = ${ids.calabash}) as listed,
      (select count(*)::integer from find_words where product_id = ${ids.calabash}) as worded`.execute(db);
  return rows[0];
};

describe('what is paused is not brought back by', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a price', () => sql`update products set price = price + 100 where id = ${ids.calabash}`.execute(db)],
    ['other words', () => sql`update products set name = name || ' Bowl' where id = ${ids.calabash}`.execute(db)],
    ['new stock', () => setStock(db, { id: ids.calabash }, { stock: 0 })],
    ['a review', () => seedReview(db, { id: ids.calabash, seller_id: ids.seller })],
    ['a start that fills what is missing', () => fillFinding(db, () => undefined)],
    ['new ranks', () => rankProducts(db, signal)],
    [
      'who writes the rows of all products',
      async () => {
        await sql`insert into find_products select * from find_product_rows on conflict do nothing`.execute(db);
        await sql`
          insert into find_words select product_id, 0, rank, in_stock, words from find_word_rows on conflict do nothing
        `.execute(db);
      },
    ],
    [
      'a new name of its category',
      async () => {
        await sql`update categories set name = 'Fashion and more' where id = ${ids.category}`.execute(db);
        await rewordRenamed(db, signal);
      },
    ],
  ])('%s', async (_, change) => {
    await put('paused');
    await change();
    expect(await rows()).toEqual({ listed: 0, worded: 0 });
  });

  it('and what changed meanwhile is there when it is back', async () => {
    await put('paused');
    await sql`update products set price = 990000, discount_price = null, name = 'Gilded Calabash' where id = ${ids.calabash}`.execute(
      db,
    );
    await setStock(db, { id: ids.calabash }, { stock: 0 });
    await put('live');
    const [first] = (await searchCatalogue(db, synonyms, { q: 'gilded' })).products.items;
    expect(first).toMatchObject({ id: ids.calabash, price: 990_000, stock: 0 });
    expect(await listed({ inStock: true })).toBe(false);
  });
});

it('words, facets and phrases of what is not live are not told to anybody', async () => {
  const known = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from find_lexicon where word = any ('{kwarya,indigo}') order by word`.execute(db);
    return rows.map(({ word }) => word);
  };
  const offered = async () => (await suggest(db, synonyms, 'kwa')).texts.map(({ text }) => text);
  await put('paused');
  await sql`update products set tags = '{Indigo}', colors = '{Indigo}' where id = ${ids.calabash}`.execute(db);
  expect(await known()).toEqual(['kwarya']);
  await sql`update categories set name = 'Wear' where id = ${ids.category}`.execute(db);
  await rewordRenamed(db, signal);
  await inTransaction(db, makeLexicon);
  await inTransaction(db, makePhrases);
  expect(await known()).toEqual([]);
  expect(await offered()).toEqual([]);
  const { rows: shown } = await sql`select from find_facets where facet = 'color:indigo'`.execute(db);
  expect(shown).toEqual([]);
  await put('live');
  expect(await known()).toEqual(['indigo', 'kwarya']);
  await inTransaction(db, makePhrases);
  expect(await offered()).toEqual(['Kwarya']);
});

it('goods like another are made up from what is live', async () => {
  const { related }: { related: ProductListing['items'] } = await showProduct(db, ids.mat);
  const version = async () => (await findProductVersions(db, [ids.mat])).get(ids.mat);
  const before = await version();
  await put('paused');
  expect(isIn(related)).toBe(true);
  expect(await version()).not.toBe(before);
  const paused = await version();
  // What nobody sees makes no page anew.
  await sql`update products set price = price + 1 where id = ${ids.calabash}`.execute(db);
  expect(await version()).toBe(paused);
  await put('live');
  expect(await version()).not.toBe(paused);
});

it('takes no place among what is found by description or SKU, of which only so many are read', async () => {
  const found = async () => {
    const { rows } = await sql<{ found: number }>`
      select count(*)::integer as found from (
        select product_id from find_mentions('groundnut', 10) union all select product_id from find_skus('gourd-7', 10)) f
      where product_id = ${ids.calabash}`.execute(db);
    return rows[0]?.found;
  };
  expect(await found()).toBe(2);
  await put('paused');
  expect(await found()).toBe(0);
});
