import { kobo } from '@oja/domain/money/money';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { emptyFinding, seedManyProducts, shelveWithoutWords } from '../../../testing/many-products.ts';
import { signal } from '../../../testing/payment-steps.ts';
import type { Choice, Scope } from '../lists/scope.ts';
import { keepCounts } from '../upkeep/keep-counts.ts';
import { keptCounts } from './kept-counts.queries.ts';
import { type Counts, countRows } from './row-counts.queries.ts';

const many = 6500;
let database: TestDatabase;
let db: Db;
let scopes: Scope[];
let slugs: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const { categories, sellers } = await seedManyProducts(db, many);
  await emptyFinding(db);
  await shelveWithoutWords(db);
  await keepCounts(db, signal);
  slugs = categories.map(({ slug }) => slug);
  scopes = [{}, { collection: 'flash-sales' }, { sellerId: sellers[0]?.id }];
});
afterAll(() => database.close());

/** What of both must be the same: the kept ones show fewer values of a kind. */
function comparable({ total, categories, facets, prices }: Counts, of: Counts) {
  const counted = new Set(of.facets.map(({ facet }) => facet));
  return { total, categories, prices, facets: facets.filter(({ facet }) => counted.has(facet)) };
}

it('counts by bits what counting rows counts, whatever is chosen', async () => {
  const some = (values: readonly string[]) =>
    fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined });
  const {
    rows: [kept],
  } = await sql<{ prices: number[] }>`select prices from find_scopes where scope = 'all'`.execute(db);
  const prices = kept?.prices ?? [];
  expect(prices.length).toBeGreaterThan(5);
  const anyChoice = fc.record({
    scope: fc.nat({ max: 2 }),
    brand: some(['brand:brand 0', 'brand:brand 1', 'brand:brand 7']),
    color: some(['color:red', 'color:blue']),
    size: some(['size:40', 'size:41', 'size:42']),
    stock: some(['stock:in']),
    rating: some(['rating:4', 'rating:3']),
    discount: some(['discount:10', 'discount:50']),
    categorySlugs: some(slugs.slice(0, 1)),
    // Ranges between prices that the shop itself offers are exact, also one that ends a kobo below, as those of the list do.
    from: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
    to: fc.option(fc.integer({ min: 4, max: prices.length - 1 }), { nil: undefined }),
    isBelow: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(anyChoice, async ({ scope, categorySlugs, from, to, isBelow, ...given }) => {
      const within = scopes[scope] ?? {};
      // Another scope rounds to prices of its own.
      const ranged = within.sellerId === undefined;
      const choice: Choice = {
        facets: Object.fromEntries(Object.entries(given).filter(([, values]) => values !== undefined)),
        categorySlugs,
        minPrice: ranged && from !== undefined ? kobo(prices[from] ?? 0) : undefined,
        maxPrice: ranged && to !== undefined ? kobo((prices[to] ?? 0) - (isBelow ? 1 : 0)) : undefined,
      };
      const bits = await keptCounts(db, within, choice);
      const counted = await countRows(db, within, choice);
      // A flash sale is offered the ranges of the whole shop.
      if (bits && within.collection) bits.prices = counted.prices;
      expect(bits && comparable(bits, bits)).toEqual(bits && comparable(counted, bits));
      expect(bits).not.toBeNull();
    }),
    { numRuns: 60, seed: 12 },
  );
});

it('a whole list is counted, with the price of the dearest', async () => {
  const bits = await keptCounts(db, {}, { facets: {} });
  const rows = await countRows(db, {}, { facets: {} });
  expect(bits).toEqual({ ...rows, read: many });
});

it('knows nothing of small lists, of texts and of values that are too rare', async () => {
  const {
    rows: [small],
  } = await sql<{ id: string }>`select id from categories order by id desc limit 1`.execute(db);
  expect(await keptCounts(db, { categoryId: small?.id }, { facets: {} })).toBeNull();
  expect(await keptCounts(db, { collection: 'trending' }, { facets: {} })).toBeNull();
  expect(await keptCounts(db, {}, { facets: { brand: ['brand:none such'] } })).toBeNull();
});
