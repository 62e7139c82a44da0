import type { ProductQuery } from '@oja/contract/catalogue';
import { productSorts, productTabs } from '@oja/contract/desks/desk-products';
import { type RouteName, routes } from '@oja/contract/routes';
import type { SearchQuery } from '@oja/contract/search';
import type { StoreQuery } from '@oja/contract/stores';
import { kobo } from '@oja/domain/money/money';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import type { Visitor } from '@oja/testing/people/visitor';
import { addMember } from '@oja/testing/rows/members';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { loadShop } from '@oja/testing/scale/load-shop';
import { scaleOf } from '@oja/testing/scale/scale';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePlace } from './features/finding/finding.questions.ts';
import { keepCounts } from './features/finding/upkeep/keep-counts.ts';
import { makeLexicon } from './features/finding/upkeep/make-lexicon.ts';
import { makeWhenDue } from './features/finding/upkeep/make-when-due.ts';
import { authorisation } from './testing/authorisation-matrix.ts';
import { askedAtDesk } from './testing/desk-questions.ts';
import { signal } from './testing/payment-steps.ts';
import { type Caller, openStage, type Stage } from './testing/stage.ts';
import { type WatchedPlans, watchPlans } from './testing/watched-plans.ts';

/** What grows with the shop: no question may read one of these from end to end. */
const growing = new Set([
  'product_variants',
  'products',
  'reviews',
  'orders',
  'order_items',
  'order_sellers',
  'order_status_history',
  'ledger_entries',
  'checkouts',
  'checkout_lines',
  'payments',
  'stock_items',
  'stock_movements',
  'outbox',
  'audit_log',
]);

let database: TestDatabase;
let plans: WatchedPlans;
let stage: Stage;

beforeAll(async () => {
  database = await createTestDatabase();
  await loadShop(database.address, scaleOf({ products: 30_000, orders: 10_000, narrow: true }));
  await makeWhenDue(database.db, 'lexicon', makeLexicon);
  plans = await watchPlans(database);
  stage = await openStage({ database });
}, 600_000);
afterAll(() => stage.close());

/** The tables that grow and were read from end to end by one call, whatever it was answered. */
async function wholeReads(person: Visitor, name: RouteName, input: object): Promise<string[]> {
  const reads = await plans.during(() => person.call(name, input as never).catch(() => undefined));
  return [...new Set(reads.map(({ table }) => table))].filter((table) => growing.has(table)).sort();
}

/** Who is answered most. */
const asking: readonly Caller[] = ['buyer', 'seller', 'operator', 'visitor'];

/** The check of money and stock reads all of the books, which is what it is asked for; and goes on after it has answered. */
const readsAll: ReadonlySet<RouteName> = new Set(['operatorCheck']);
const walked = (Object.keys(routes) as RouteName[]).filter((name) => !readsAll.has(name));

/** Every other route of the contract, called as the table of who may call what calls it. */
async function ofEachRoute(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of walked) {
    const { codes, input, ends } = authorisation[name];
    const caller = asking.find((one) => codes[one] === 200) ?? 'visitor';
    const person = ends ? (await stage.fresh(caller)).person : stage.people[caller];
    found[name] = await wholeReads(person, name, await input(stage, caller));
  }
  return found;
}

const listing = (query: ProductQuery) => ({ name: 'products' as const, input: { query } });
const search = (query: SearchQuery) => ({ name: 'search' as const, input: { query } });
const suggestions = (q: string) => ({ name: 'suggestions' as const, input: { query: { q } } });

/** The many ways to ask of the catalogue, by what a person would call them. */
async function questions(): Promise<Record<string, { name: RouteName; input: object }>> {
  const { id, seller_id, price, time } = await database.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('find_products as f', 'f.product_id', 'products.id')
    .select(['products.id', 'products.seller_id', sql<string>`f.effective_price::text`.as('price')])
    .select(sql<string>`(extract(epoch from f.created_at) * 1000000)::bigint::text`.as('time'))
    .where('categories.name', '=', 'Fashion')
    .orderBy('products.created_at')
    .offset(1500)
    .executeTakeFirstOrThrow();
  const { slug } = await database.db
    .selectFrom('sellers')
    .select('slug')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow();
  const store = (query: StoreQuery) => ({ name: 'store' as const, input: { params: { slug }, query } });
  const {
    rows: [{ rareBrand = '' } = {}],
  } = await sql<{ rareBrand: string }>`
    select brand_name as "rareBrand" from products where category_id = (select id from categories where slug = 'fashion')
    and brand_name is not null group by 1 order by count(*), 1 limit 1`.execute(database.db);
  const after = (sort: 'newest' | 'price-low') =>
    writePlace(sort, { id, time, terms: JSON.stringify(sort === 'newest' ? [] : [price]) });
  return {
    'a category, newest': listing({ category: 'fashion' }),
    'a category, newest, half way down': listing({ category: 'fashion', cursor: after('newest') }),
    'a category, most popular': listing({ category: 'fashion', sort: 'popularity' }),
    'a category, cheapest': listing({ category: 'fashion', sort: 'price-low' }),
    'a category, cheapest, half way down': listing({
      category: 'fashion',
      sort: 'price-low',
      cursor: after('price-low'),
    }),
    'a category, dearest': listing({ category: 'fashion', sort: 'price-high' }),
    'a category, best rated': listing({ category: 'fashion', sort: 'rating' }),
    'a category, most off': listing({ category: 'fashion', sort: 'discount' }),
    'a category, by name': listing({ category: 'fashion', sort: 'name' }),
    'a category, with a tag': listing({ category: 'fashion', tags: 'ankara' }),
    'a subcategory, newest': listing({ category: 'fashion', subcategory: 'shoes' }),
    'a category, with three filters': listing({ category: 'fashion', colors: 'black', discount: 10, inStock: true }),
    'a category, of a rare brand': listing({ category: 'fashion', brands: rareBrand }),
    'a category, between two prices': listing({
      category: 'fashion',
      minPrice: kobo(345_600),
      maxPrice: kobo(700_000),
    }),
    'all, newest': listing({}),
    'all, of a rare brand': listing({ brands: rareBrand }),
    'all, most popular': listing({ sort: 'popularity' }),
    'all, with a word in their names': listing({ q: 'phone' }),
    trending: listing({ collection: 'trending' }),
    'new arrivals': listing({ collection: 'new-arrivals' }),
    'flash sales': listing({ collection: 'flash-sales' }),
    'a store, newest': listing({ seller: seller_id }),
    "a store's page": store({}),
    "a store's page, cheapest": store({ sort: 'price-low' }),
    "a store's page, with a word": store({ q: 'phone' }),
    "a store's reviews": { name: 'storeReviews', input: { params: { slug }, query: {} } },
    'a product': { name: 'product', input: { params: { id } } },
    "a product's reviews": { name: 'productReviews', input: { params: { id }, query: {} } },
    "a product's worst reviews": { name: 'productReviews', input: { params: { id }, query: { sort: 'lowest' } } },
    "a product's reviews of four stars": { name: 'productReviews', input: { params: { id }, query: { stars: 4 } } },
    'a search of a common word': search({ q: 'phone' }),
    'a search of two words': search({ q: 'power bank' }),
    'a search of a rare word': search({ q: 'carburettor' }),
    'a search of a misspelt word': search({ q: 'phnoe' }),
    'a search, cheapest': search({ q: 'phone', sort: 'price-low' }),
    'suggestions of three letters': suggestions('pho'),
    'suggestions of a word': suggestions('phone c'),
  };
}

async function ofEachQuestion(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [says, { name, input }] of Object.entries(await questions())) {
    found[says] = await wholeReads(stage.people.visitor, name, input);
  }
  return found;
}

const nonEmpty = (found: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, tables]) => tables.length > 0));

it('no route reads a table that grows from end to end', async () => {
  const found = await ofEachRoute();
  expect(Object.keys(found)).toEqual(walked);
  expect(plans.seen()).toBeGreaterThan(200);
  expect(nonEmpty(found)).toEqual({});
});

it('no way to ask of the catalogue reads a table that grows from end to end', async () => {
  expect(nonEmpty(await ofEachQuestion())).toEqual({});
});

/** Values that one product can be found by, each of which is a row where they are counted. */
const mostFacets = 12;

it.each([
  ['before anything is counted', async () => undefined],
  ['by what is kept of its counts', () => keepCounts(database.db, signal)],
])('no way to ask of the catalogue looks at more than 5,000 products, %s', async (_, prepare) => {
  await prepare();
  // What is kept of answers is asked anew.
  await sql`insert into find_versions (scope, writes) select distinct scope, 1 from find_versions`.execute(database.db);
  const before = plans.seen();
  const large: Record<string, number> = {};
  for (const [says, { name, input }] of Object.entries(await questions())) {
    const { rows } = await plans.largestRead(() => stage.people.visitor.call(name, input as never));
    if (rows > 5000 * mostFacets) large[says] = rows;
  }
  expect(plans.seen() - before).toBeGreaterThan(60);
  expect(large).toEqual({});
});

/** The stores with the most on sale and with the least that fills a page, and somebody at the desk of each. */
async function largestAndSmallest() {
  const { rows } = await sql<{ id: string; many: number }>`
    select seller_id as id, count(*)::integer as many from products where status = 'live' and stock > held
    group by 1 having count(*) > 60 order by 2 desc`.execute(database.db);
  const { email } = await stage.people.seller.call('account', {});
  const { id: userId } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const opened = [rows.at(0), rows.at(-1)].map((store) => store ?? { id: '', many: 0 });
  for (const { id } of opened) await addMember(database.db, id, userId, 'manager');
  return opened;
}

it('no list of products reads more pages because its store has many [GOODS-184]', async () => {
  const [large, small] = await largestAndSmallest();
  expect(large?.many).toBeGreaterThan(10 * (small?.many ?? 0));
  const pages = (seller = '', query: object) =>
    plans.pagesRead(() => stage.people.seller.call('deskProducts', { params: { seller }, query: query as never }));
  const more: Record<string, [number, number]> = {};
  for (const sort of productSorts) {
    const few = await pages(small?.id, { sort });
    expect(few).toBeGreaterThan(50);
    for (const tab of productTabs) {
      const many = await pages(large?.id, { tab, sort });
      if (many > 1.5 * few) more[`${tab} by ${sort}`] = [many, few];
    }
  }
  expect(more).toEqual({});
});

it('no question of a desk looks at more because its store has sold for years', async () => {
  const { db } = database;
  const { people, order } = stage;
  const { items } = await people.seller.call('deskStores', {});
  const parcels = await db.selectFrom('order_sellers').select('seller_id').where('order_id', '=', order.id).execute();
  const seller = items.find((store) => parcels.some(({ seller_id }) => seller_id === store.id))?.id ?? '';
  const delivered = (n: number) => {
    const at = new Date(Date.now() - n * 60_000).toISOString();
    return {
      status: 'delivered',
      due_at: null,
      placed_at: at,
      delivered_at: at,
      search_text: `ord-${n} gele kept${n} ada`,
    };
  };
  const batch = 2000;
  for (let from = 0; from < 20_000; from += batch) {
    await copyOrder(
      db,
      order.id,
      Array.from({ length: batch }, (_, n) => delivered(from + n)),
    );
  }
  await sql`vacuum analyze orders, order_sellers, order_items`.execute(db);
  const { nextCursor, items: listed } = await people.seller.call('deskOrders', { params: { seller }, query: {} });
  const large: Record<string, number> = {};
  for (const [says, { name, input }] of Object.entries(askedAtDesk(nextCursor ?? '', listed[0]?.orderId ?? ''))) {
    const { params = {} } = input as { params?: object };
    const ask = () => people.seller.call(name, { ...input, params: { seller, ...params } } as never);
    const { rows } = await plans.largestRead(ask);
    // The tabs count to ten thousand, in their indexes.
    if (rows > 10_001) large[says] = rows;
  }
  expect(large).toEqual({});
}, 120_000);
