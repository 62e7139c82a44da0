import { createTestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type WatchedPlans, watchPlans } from '../../testing/watched-plans.ts';
import { readSynonyms } from '../content/read-synonyms.ts';
import { makePhrases } from '../finding/upkeep/make-phrases.ts';
import { canonicalListing, canonicalSearch, canonicalText } from './canonical-questions.ts';
import { listProducts } from './listing/list-products.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { suggest } from './search/suggest.ts';

let plans: WatchedPlans;
let shop: TestApp;
let other: TestApp;
const ids = { lamp: '', shade: '', seller: '', gardener: '', home: '', garden: '', lighting: '' };
const synonyms = await readSynonyms();

beforeAll(async () => {
  const database = await createTestDatabase();
  plans = await watchPlans(database);
  shop = await createTestApp({
    database,
    seed: async (db) => {
      const home = await seedCategory(db, { name: 'Home', subcategories: ['Lighting'] });
      const garden = await seedCategory(db, { name: 'Garden' });
      const address = JSON.stringify({ city: 'Ikeja', state: 'Lagos', country: 'Nigeria' });
      const seller = await seedSeller(db, { store_name: 'Lamp House', business_address: address });
      const gardener = await seedSeller(db, { store_name: 'Green' });
      const lighting = home.subcategories[0]?.id ?? '';
      const at = { seller_id: seller.id, category_id: home.id, subcategory_id: lighting };
      const lamp = await seedProduct(db, { ...at, name: 'Lamp', brand_name: 'Bright', stock: 7, colors: ['red'] });
      const shade = await seedProduct(db, { ...at, name: 'Lamp shade', brand_name: 'Dim' });
      await seedProduct(db, { seller_id: gardener.id, category_id: garden.id, name: 'Spade' });
      Object.assign(ids, { lamp: lamp.id, shade: shade.id, seller: seller.id, gardener: gardener.id });
      Object.assign(ids, { home: home.id, garden: garden.id, lighting });
    },
  });
  other = await createTestApp({ beside: shop });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const kinds = ['category', 'subcategory', 'store', 'popular', 'named', 'garden', 'search', 'suggestions'] as const;
type Kind = (typeof kinds)[number];
const inHome = ['category', 'subcategory', 'store', 'popular', 'named'] as const;

const listings = (): Partial<Record<Kind, Record<string, string>>> => ({
  category: { category: 'home' },
  subcategory: { category: 'home', subcategory: 'lighting' },
  store: { seller: ids.seller },
  popular: { sort: 'popularity', inStock: 'true' },
  named: { q: 'lamp' },
  garden: { category: 'garden' },
});

/** Where it is asked for, and what is read for it now. */
function questionOf(kind: Kind): { address: string; read: () => Promise<unknown> } {
  const { db } = shop;
  if (kind === 'search') {
    return { address: '/api/search?q=lamp', read: () => searchCatalogue(db, synonyms, canonicalSearch({ q: 'lamp' })) };
  }
  if (kind === 'suggestions') {
    return { address: '/api/suggestions?q=lam', read: () => suggest(db, synonyms, canonicalText('lam')) };
  }
  const asked = listings()[kind] ?? {};
  const { inStock, ...query } = asked;
  return {
    address: `/api/products?${new URLSearchParams(asked)}`,
    read: () => listProducts(db, canonicalListing({ ...query, ...(inStock && { inStock: true }) } as never)),
  };
}

async function ask(kind: Kind) {
  const answer = await shop.fetch(questionOf(kind).address);
  expect([kind, answer.status]).toEqual([kind, 200]);
  return { etag: answer.headers.get('etag'), body: (await answer.json()) as unknown };
}

const askAll = async () => Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await ask(kind)])));

/** Until nothing that was answered before is sent unasked. */
async function untilOlderThanASecond(): Promise<void> {
  const since = performance.now();
  await expect.poll(() => performance.now() - since, { interval: 20, timeout: 10_000 }).toBeGreaterThan(1000);
}

const product = (db: Db, id: string) => db.updateTable('products').where('id', '=', id);
const seller = (db: Db) => db.updateTable('sellers').where('id', '=', ids.seller);

describe('what is kept is replaced within a second after a write through another server, and nothing else: I2', () => {
  it.each<[string, readonly Kind[], (db: Db) => Promise<unknown>]>([
    ['a sale', [...inHome, 'search'], (db) => setStock(db, { id: ids.lamp }, { stock: 6 })],
    ['a hold', [...inHome, 'search'], (db) => setStock(db, { id: ids.lamp }, { held: 1 })],
    [
      'a price',
      [...inHome, 'search', 'suggestions'],
      (db) =>
        product(db, ids.lamp)
          .set({ price: 270_000 as never })
          .execute(),
    ],
    [
      'a discount',
      [...inHome, 'search', 'suggestions'],
      (db) =>
        product(db, ids.lamp)
          .set({ discount_price: 200_000 as never })
          .execute(),
    ],
    ['the last one sold', [...inHome, 'search', 'suggestions'], (db) => setStock(db, { id: ids.lamp }, { stock: 1 })],
    ['new goods', [...inHome, 'search', 'suggestions'], (db) => setStock(db, { id: ids.lamp }, { stock: 5 })],
    ['a name', [...inHome, 'search', 'suggestions'], (db) => product(db, ids.lamp).set({ name: 'Lamp lux' }).execute()],
    ['a brand', [...inHome, 'search'], (db) => product(db, ids.lamp).set({ brand_name: 'Brighter' }).execute()],
    [
      'a description',
      [...inHome, 'search'],
      (db) => product(db, ids.lamp).set({ description: 'It is lit.' }).execute(),
    ],
    [
      'a colour',
      [...inHome, 'search'],
      (db) =>
        product(db, ids.lamp)
          .set({ colors: ['blue'] })
          .execute(),
    ],
    ['a review', [...inHome, 'search'], (db) => seedReview(db, { id: ids.lamp, seller_id: ids.seller }, { rating: 2 })],
    [
      'other stars of a review',
      [...inHome, 'search'],
      (db) => db.updateTable('reviews').set({ rating: 5 }).where('product_id', '=', ids.lamp).execute(),
    ],
    ['another order', ['popular'], (db) => product(db, ids.shade).set({ units_sold_recently: 50 }).execute()],
    [
      'a product that comes',
      [...inHome, 'search', 'suggestions'],
      (db) =>
        seedProduct(db, {
          seller_id: ids.seller,
          category_id: ids.home,
          subcategory_id: ids.lighting,
          name: 'Lamp foot',
        }),
    ],
    [
      'a product that is paused',
      [...inHome, 'search', 'suggestions'],
      (db) => db.updateTable('products').set({ status: 'paused' }).where('name', '=', 'Lamp foot').execute(),
    ],
    [
      'a product that is live again',
      [...inHome, 'search', 'suggestions'],
      (db) => db.updateTable('products').set({ status: 'live' }).where('name', '=', 'Lamp foot').execute(),
    ],
    [
      'a product that goes',
      [...inHome, 'search', 'suggestions'],
      (db) => db.deleteFrom('products').where('name', '=', 'Lamp foot').execute(),
    ],
    [
      'a move to another category',
      ['category', 'subcategory', 'store', 'popular', 'named', 'garden', 'search'],
      (db) => product(db, ids.shade).set({ category_id: ids.garden, subcategory_id: null }).execute(),
    ],
    [
      'a move to another store',
      ['category', 'store', 'popular', 'named', 'garden', 'search'],
      async (db) => {
        await product(db, ids.shade).set({ category_id: ids.home, seller_id: ids.gardener }).execute();
      },
    ],
    [
      'a new name of the category',
      ['category', 'subcategory', 'store', 'popular', 'named', 'search', 'suggestions'],
      (db) => db.updateTable('categories').set({ name: 'Lamps' }).where('id', '=', ids.home).execute(),
    ],
    [
      'a new name of the subcategory',
      ['subcategory', 'search'],
      (db) => db.updateTable('subcategories').set({ name: 'Lights' }).execute(),
    ],
    [
      'a new name of the store',
      [...inHome, 'search', 'suggestions'],
      (db) => seller(db).set({ store_name: 'Lamp Home' }).execute(),
    ],
    [
      'another place of the store',
      ['search', 'suggestions'],
      (db) =>
        seller(db)
          .set({ business_address: JSON.stringify({ city: 'Owo', state: 'Lagos', country: 'Nigeria' }) })
          .execute(),
    ],
    [
      'a holiday of the store that is to come',
      [...inHome, 'search'],
      (db) => seller(db).set({ holiday_from: '2100-12-24', holiday_until: '2100-12-31' }).execute(),
    ],
    ['what a store has sold', ['search'], (db) => seller(db).set({ total_sales: 12 }).execute()],
    ['a new store', ['search', 'suggestions'], (db) => seedSeller(db, { store_name: 'Lamp Lane' })],
    [
      'the end of a store',
      ['search', 'suggestions'],
      async (db) => {
        await sql`delete from seller_payouts where seller_id = (select id from sellers where store_name = 'Lamp Lane')`.execute(
          db,
        );
        await db.deleteFrom('sellers').where('store_name', '=', 'Lamp Lane').execute();
      },
    ],
    ['texts that are offered', ['suggestions'], (db) => inTransaction(db, makePhrases)],
  ])('%s', async (_, changing, change) => {
    const before = await askAll();
    await change(other.db);
    await untilOlderThanASecond();
    const after = await askAll();
    const changed = kinds.filter((kind) => after[kind].etag !== before[kind].etag);
    for (const kind of kinds) {
      expect([kind, after[kind].body]).toEqual([kind, JSON.parse(JSON.stringify(await questionOf(kind).read()))]);
    }
    expect(changed).toEqual(kinds.filter((kind) => changing.includes(kind)));
  });
});

describe('what has not changed is sent as it is kept, at the price of one statement: I2', () => {
  it.each(kinds)('%s', async (kind) => {
    const { etag } = await ask(kind);
    await untilOlderThanASecond();
    const seen = plans.seen();
    expect((await ask(kind)).etag).toBe(etag);
    expect(plans.seen() - seen).toBe(1);
    // Within a second for nothing.
    expect((await ask(kind)).etag).toBe(etag);
    expect(plans.seen() - seen).toBe(1);
  });

  it('a category, when another one changed', async () => {
    await ask('garden');
    await product(other.db, ids.lamp)
      .set({ price: 300_000 as never })
      .execute();
    await untilOlderThanASecond();
    const seen = plans.seen();
    await ask('garden');
    expect(plans.seen() - seen).toBe(1);
    await ask('category');
    expect(plans.seen() - seen).toBeGreaterThan(3);
  });
});
