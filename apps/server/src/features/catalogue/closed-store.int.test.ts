import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedReview, seedSeller, seedUser } from '@oja/testing/rows/seed';
import { putProduct, setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { signal } from '../../testing/payment-steps.ts';
import { calabash, placesOf } from '../../testing/places-of-goods.ts';
import { findPlaces } from '../../web/sitemap/sitemap.queries.ts';
import { readSynonyms } from '../content/read-synonyms.ts';
import { fillFinding } from '../finding/upkeep/fill-finding.ts';
import { makeLexicon } from '../finding/upkeep/make-lexicon.ts';
import { makePhrases } from '../finding/upkeep/make-phrases.ts';
import { moveStores } from '../finding/upkeep/move-stores.ts';
import { upsertReview } from '../reviews/reviews.queries.ts';
import { readHome } from './catalogue.questions.ts';
import { findCategories } from './categories.queries.ts';
import { listProducts } from './listing/list-products.ts';
import { listStoreReviews } from './product/list-reviews.ts';
import { findProductVersions } from './product/product-versions.queries.ts';
import { showProduct } from './product/show-product.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { suggest } from './search/suggest.ts';
import { listSellers } from './stores/list-sellers.ts';
import { showStore } from './stores/show-store.ts';

const synonyms = await readSynonyms();
let database: TestDatabase;
let db: Db;
const ids = { calabash: '', mat: '', seller: '', category: '' };

/** The calabash is of the store that is suspended, the mat beside it of another. */
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const category = await seedCategory(db, { name: 'Fashion', subcategories: ['Home'] });
  const place = JSON.stringify({ city: 'Bida', state: 'Niger' });
  const seller = await seedSeller(db, { store_name: 'Kano House', description: 'Nupe craft', business_address: place });
  const other = await seedSeller(db, { store_name: 'Other House' });
  const at = { category_id: category.id, subcategory_id: category.subcategories[0]?.id ?? null };
  const carved = await seedProduct(db, { ...at, seller_id: seller.id, ...calabash });
  const mat = await seedProduct(db, { ...at, seller_id: other.id, name: 'Woven Mat' });
  for (const product of [carved, mat]) await seedReview(db, product, { rating: 5 });
  Object.assign(ids, { calabash: carved.id, mat: mat.id, seller: seller.id, category: category.id });
  await inTransaction(db, makeLexicon);
});
afterAll(() => database.close());

const put = (status: 'approved' | 'suspended') =>
  db.updateTable('sellers').set({ status }).where('id', '=', ids.seller).execute();
const move = () => moveStores(db, signal);
beforeEach(async () => {
  await put('approved');
  await move();
});

const { isIn, places } = placesOf(() => ({ db, synonyms, ids }));

describe('what a suspended store sells is not in [STALL-47]', () => {
  it.each(Object.entries(places))('%s, from the commit on, and back when it is lifted', async (_, isThere) => {
    expect(await isThere()).toBe(true);
    await put('suspended');
    expect(await isThere()).toBe(false);
    await move();
    expect(await isThere()).toBe(false);
    await put('approved');
    await move();
    expect(await isThere()).toBe(true);
  });
});

type Stores = readonly { slug?: string | null }[];
const hasStore = (items: Stores) => items.some(({ slug }) => slug === 'kano-house');
const storePlaces: Record<string, () => Promise<boolean>> = {
  'all stores': async () => hasStore((await listSellers(db, {})).items),
  'the number of all stores': async () => (await listSellers(db, {})).total === 2,
  'the best of Home': async () => hasStore((await readHome(db)).topSellers),
  'a search for its name': async () =>
    hasStore((await searchCatalogue(db, synonyms, { q: 'kano house' })).stores.items),
  'a search for what it says of itself': async () =>
    hasStore((await searchCatalogue(db, synonyms, { q: 'nupe craft' })).stores.items),
  'suggestions by its name': async () => hasStore((await suggest(db, synonyms, 'kano')).items),
  'suggestions by a letter': async () => hasStore((await suggest(db, synonyms, 'k')).items),
  'the sitemap': async () => hasStore((await findPlaces(db)).stores),
};

describe('a suspended store is not among', () => {
  it.each(Object.entries(storePlaces))('%s', async (_, isThere) => {
    expect(await isThere()).toBe(true);
    await put('suspended');
    expect(await isThere()).toBe(false);
  });
});

it('its page says that it is suspended, with its reviews and without goods [STALL-50]', async () => {
  const social_media = JSON.stringify({ website: 'https://elsewhere.example' });
  await sql`
    update sellers set social_media = ${social_media}, public_email = 'kano@example.com', public_phone = '+2348030000000'
    where id = ${ids.seller}`.execute(db);
  const before = await showStore(db, 'kano-house');
  expect(before).toMatchObject({ description: 'Nupe craft', email: 'kano@example.com', phone: '+2348030000000' });
  expect(before).not.toHaveProperty('suspended');
  await put('suspended');
  const after = await showStore(db, 'kano-house');
  expect(after).toMatchObject({ suspended: true, goods: { total: 0, groups: [] }, reviews: before.reviews });
  expect((await listStoreReviews(db, 'kano-house')).items).toHaveLength(1);
  // Nothing says how to buy from it elsewhere.
  expect(after).toMatchObject({ description: '', socialMedia: {}, email: null, phone: null, state: null });
  expect(after.seller).toMatchObject({ storeName: 'Kano House', city: null });
});

describe.each(['opening', 'applied', 'refused'] as const)('a store that is %s [STALL-51]', (status) => {
  it('is not there at all', async () => {
    const name = `Young ${status}`;
    const young = await seedSeller(db, { store_name: name, status });
    const { id } = await seedProduct(db, { seller_id: young.id, category_id: ids.category, name: 'Early Pot' });
    const slug = `young-${status}`;
    await expect(showStore(db, slug)).rejects.toMatchObject({ code: 'store_not_found' });
    await expect(listStoreReviews(db, slug)).rejects.toMatchObject({ code: 'store_not_found' });
    expect((await listSellers(db, {})).items.map(({ slug }) => slug)).not.toContain(slug);
    expect((await listProducts(db, {})).items.map((product) => product.id)).not.toContain(id);
    expect((await listProducts(db, {})).total).toBe(2);
  });
});

const sizes = async () => (await findCategories(db)).map(({ productCount }) => productCount);
const total = async () => (await listProducts(db, { category: 'fashion' })).total;

it('the numbers of a category and of a list are right again once its goods were moved', async () => {
  expect([await sizes(), await total()]).toEqual([[2], 2]);
  await put('suspended');
  await move();
  expect([await sizes(), await total()]).toEqual([[1], 1]);
  await put('approved');
  await move();
  expect([await sizes(), await total()]).toEqual([[2], 2]);
});

describe('numbers stay right when meanwhile', () => {
  const pause = (status: 'paused' | 'live') => putProduct(db, { id: ids.calabash }, status);
  it.each<[string, () => Promise<unknown>, number]>([
    [
      'it is paused before it was moved',
      () =>
        pause('paused')
          .then(move)
          .then(() => pause('live')),
      1,
    ],
    [
      'it is paused once it was moved',
      () =>
        move()
          .then(() => pause('paused'))
          .then(() => pause('live')),
      1,
    ],
    ['its store is lifted before it was moved', () => put('approved').then(move), 2],
    [
      'its price changes when its store is lifted',
      async () => {
        await move();
        await put('approved');
        await sql`update products set price = price + 100 where id = ${ids.calabash}`.execute(db);
      },
      2,
    ],
  ])('%s', async (_, meanwhile, counted) => {
    await put('suspended');
    await meanwhile();
    await move();
    expect([await sizes(), await total()]).toEqual([[counted], counted]);
  });

  it('it is filed elsewhere, and deleted', async () => {
    const garden = await seedCategory(db, { name: 'Garden' });
    const product = await seedProduct(db, { seller_id: ids.seller, category_id: ids.category });
    await sql`update products set category_id = ${garden.id} where id = ${product.id}`.execute(db);
    const counts = async () => (await findCategories(db)).map(({ name, productCount }) => [name, productCount]);
    expect(await counts()).toEqual([
      ['Fashion', 2],
      ['Garden', 1],
    ]);
    await sql`delete from products where id = ${product.id}`.execute(db);
    expect(await counts()).toEqual([
      ['Fashion', 2],
      ['Garden', 0],
    ]);
    await sql`delete from categories where id = ${garden.id}`.execute(db);
  });
});

describe('what a suspended store sells is not brought back by', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a price', () => sql`update products set price = price + 100 where id = ${ids.calabash}`.execute(db)],
    ['other words', () => sql`update products set name = name || ' Bowl' where id = ${ids.calabash}`.execute(db)],
    ['new stock', () => setStock(db, { id: ids.calabash }, { stock: 0 })],
    ['a start that fills what is missing', () => fillFinding(db, () => undefined)],
    [
      'a pause that ends',
      async () => {
        await putProduct(db, { id: ids.calabash }, 'paused');
        await putProduct(db, { id: ids.calabash }, 'live');
      },
    ],
  ])('%s', async (_, change) => {
    await put('suspended');
    await move();
    await change();
    const { rows } = await sql`
      select product_id from find_products where product_id = ${ids.calabash}
      union all select product_id from find_words where product_id = ${ids.calabash}`.execute(db);
    expect(rows).toEqual([]);
  });
});

it('words, phrases and places of a suspended store are told to nobody', async () => {
  const known = async () => {
    const { rows } = await sql<{ word: string }>`
      select word from find_lexicon where word = any ('{kwarya,nupe,bida}') order by word`.execute(db);
    return rows.map(({ word }) => word);
  };
  const offered = async () => (await suggest(db, synonyms, 'kwa')).texts.map(({ text }) => text);
  await inTransaction(db, makeLexicon);
  await inTransaction(db, makePhrases);
  expect([await known(), await offered()]).toEqual([['bida', 'kwarya', 'nupe'], ['Kwarya']]);
  await put('suspended');
  await move();
  await inTransaction(db, makeLexicon);
  await inTransaction(db, makePhrases);
  expect([await known(), await offered()]).toEqual([[], []]);
});

it('nobody reviews what its store does not sell', async () => {
  const user = await seedUser(db);
  const written = { productId: ids.calabash, userId: user.id, userName: 'Ada', rating: 4, comment: 'Sound.' };
  await put('suspended');
  expect(await inTransaction(db, (tx) => upsertReview(tx, written))).toBe(undefined);
});

it('takes no place among what is found by description or SKU, of which only so many are read', async () => {
  const found = async () => {
    const { rows } = await sql<{ id: string }>`
      select product_id as id from find_mentions('groundnut', 10) union all select product_id from find_skus('gourd-7', 10)
    `.execute(db);
    return isIn(rows);
  };
  expect(await found()).toBe(true);
  await put('suspended');
  expect(await found()).toBe(false);
});

it('reads few stores for that, however many began to open one', async () => {
  await put('suspended');
  await sql`
    insert into sellers (id, name, store_name, slug, status)
    select gen_random_uuid(), 'Young', 'Young ' || n, 'begun-' || n, 'opening' from generate_series(1, 200) n`.execute(
    db,
  );
  const read = await db.transaction().execute(async (tx) => {
    // What the connection has read since it last told of it, other transactions too: the difference is this one's.
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'sellers'
      `.execute(tx);
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    await sql`select find_mentions('groundnut', 10), find_skus('gourd-7', 10)`.execute(tx);
    return (await readSoFar()) - before;
  });
  expect(read).toBeLessThan(10);
  await sql`delete from sellers where slug like 'begun-%'`.execute(db);
});

it("the version of a product's page moves when its related goods do, and not when only the store was written", async () => {
  const { id: category_id } = await seedCategory(db, { name: 'Crafts' });
  const { id: seller_id } = await seedSeller(db);
  await seedProduct(db, { seller_id: ids.seller, category_id, units_sold_recently: 100 });
  const others: string[] = [];
  for (let n = 0; n < 11; n++) {
    others.push((await seedProduct(db, { seller_id, category_id, units_sold_recently: 50 - n })).id);
  }
  const [shown = ''] = others;
  const look = async () => ({
    related: (await showProduct(db, shown)).related.map(({ id }) => id),
    version: (await findProductVersions(db, [shown])).get(shown),
  });
  const looks = [await look()];
  for (const act of [() => put('suspended'), move, () => put('approved'), move]) {
    await act();
    looks.push(await look());
  }
  // Nine of ten until the job is through; and the others, until it has put the store's back.
  expect(looks.map(({ related }) => related.length)).toEqual([10, 9, 10, 10, 10]);
  const [first, left, moved, lifted, last] = looks;
  expect(lifted).toEqual(moved);
  expect(last?.related).toEqual(first?.related);
  expect(new Set([first, left, moved].map((each) => each?.version)).size).toBe(3);
});
