import { MOST_COUNTED } from '@oja/domain/goods/filters';
import { kobo } from '@oja/domain/money/money';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { emptyFinding, seedManyProducts, shelveWithoutWords } from '../../../testing/many-products.ts';
import { signal } from '../../../testing/payment-steps.ts';
import { type Choice, facetKinds, type Scope } from '../lists/scope.ts';
import { keepCounts } from '../upkeep/keep-counts.ts';
import { countList } from './count-list.ts';
import { keptCounts } from './kept-counts.queries.ts';
import { type Counts, countCategories } from './row-counts.queries.ts';

const many = 6500;
let database: TestDatabase;
let db: Db;
let goods: Row[];
let sellers: string[];
let slugs: string[];
/** Prices that the shop itself offers as ends of ranges. */
let prices: number[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const seeded = await seedManyProducts(db, many);
  await emptyFinding(db);
  await shelveWithoutWords(db);
  await keepCounts(db, signal);
  slugs = seeded.categories.map(({ slug }) => slug);
  sellers = seeded.sellers.map(({ id }) => id);
  ({ rows: goods } = await sql<Row>`
    select f.facets, f.effective_price::float as price, f.seller_id, c.slug
    from find_products f join categories c on c.id = f.category_id`.execute(db));
  const kept = await sql<{ prices: number[] }>`select prices from find_scopes where scope = 'all'`.execute(db);
  prices = kept.rows[0]?.prices ?? [];
  expect(prices.length).toBeGreaterThan(5);
});
afterAll(() => database.close());

interface Row {
  facets: string[];
  price: number;
  seller_id: string;
  slug: string;
}

/** What is right, counted here one by one. */
function countByHand(of: Scope, choice: Choice, ranges: Counts['prices']) {
  const within = goods.filter(
    (row) =>
      (of.sellerId === undefined || row.seller_id === of.sellerId) &&
      (of.collection === undefined || row.facets.includes('discount:1')),
  );
  const lackedBy = ({ facets, slug, price }: Row): string[] => [
    ...facetKinds.filter((kind) => choice.facets[kind]?.some((value) => facets.includes(value)) === false),
    ...(choice.categorySlugs?.includes(slug) === false ? ['category'] : []),
    ...(price < (choice.minPrice ?? 0) || price > (choice.maxPrice ?? Infinity) ? ['price'] : []),
  ];
  const rows = within.map((row) => ({ ...row, lacks: lackedBy(row) }));
  const but = (kind: string) => rows.filter(({ lacks }) => lacks.every((lacked) => lacked === kind));
  return {
    total: Math.min(rows.filter(({ lacks }) => lacks.length === 0).length, MOST_COUNTED + 1),
    highest: Math.max(...within.map(({ price }) => price)),
    categories: Object.fromEntries(
      slugs.flatMap((slug) => {
        const count = but('category').filter((row) => row.slug === slug).length;
        return count > 0 ? [[slug, count]] : [];
      }),
    ),
    prices: ranges.map(
      ({ from, to }) => but('price').filter(({ price }) => price >= from && price <= (to ?? Infinity)).length,
    ),
    count: (facet: string) => but(facet.split(':')[0] ?? '').filter(({ facets }) => facets.includes(facet)).length,
  };
}

/** Asserts that all numbers of an answer are right. */
function expectRight(counts: Counts, of: Scope, choice: Choice): void {
  const right = countByHand(of, choice, counts.prices);
  expect(counts.total).toBe(right.total);
  expect(counts.highest_price).toBe(right.highest);
  expect(Object.fromEntries(counts.categories.map(({ slug, count }) => [slug, count]))).toEqual(right.categories);
  expect(counts.prices.map(({ count }) => count)).toEqual(right.prices);
  expect(counts.prices.map(({ from }) => from).slice(1)).toEqual(
    counts.prices.slice(0, -1).map(({ to }) => (to ?? 0) + 1),
  );
  const numbers = counts.facets.map(({ facet, count }) => [facet, count]);
  expect(numbers).toEqual(counts.facets.map(({ facet }) => [facet, right.count(facet)]));
  expect(new Set(counts.facets.map(({ facet }) => facet)).size).toBe(counts.facets.length);
}

const some = (values: readonly string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), { nil: undefined });

/** Any choice of a few values, and of a range between prices that the shop itself offers: of others the bounds are rounded. */
const anyChoice = (slugsToChoose: readonly string[]) =>
  fc
    .record({
      brand: some(['brand:brand 0', 'brand:brand 1', 'brand:brand 7', 'brand:brand 30']),
      color: some(['color:red', 'color:blue']),
      size: some(['size:40', 'size:41', 'size:42']),
      stock: some(['stock:in']),
      rating: some(['rating:4', 'rating:3']),
      discount: some(['discount:10', 'discount:50']),
      categorySlugs: some(slugsToChoose),
      from: fc.option(fc.nat({ max: 3 }), { nil: undefined }),
      to: fc.option(fc.integer({ min: 4, max: 15 }), { nil: undefined }),
      isBelow: fc.boolean(),
    })
    .map(({ categorySlugs, from, to, isBelow, ...given }): Choice => {
      const end = to === undefined ? undefined : prices[Math.min(to, prices.length - 1)];
      return {
        facets: Object.fromEntries(Object.entries(given).filter(([, values]) => values !== undefined)),
        categorySlugs,
        minPrice: from === undefined ? undefined : kobo(prices[from] ?? 0),
        maxPrice: end === undefined ? undefined : kobo(end - (isBelow ? 1 : 0)),
      };
    });

describe('what is kept of a large list', () => {
  it('counts what is counted by hand, whatever is chosen', async () => {
    const scopes: Scope[] = [{}, { collection: 'flash-sales' }, { sellerId: sellers[0] }];
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 2 }),
        anyChoice(slugs.slice(0, 1)),
        async (at, { minPrice, maxPrice, ...rest }) => {
          const scope = scopes[at] ?? {};
          // A store rounds to prices of its own.
          const choice = scope.sellerId === undefined ? { minPrice, maxPrice, ...rest } : rest;
          const kept = await keptCounts(db, scope, choice);
          expect(kept?.counts).toBeDefined();
          const counts = await countList(db, scope, choice);
          expect(counts).toEqual(kept?.counts);
          // It is offered the ranges, and told the highest price, of the whole shop.
          if (scope.collection) counts.highest_price = kobo(countByHand(scope, choice, []).highest);
          expectRight(counts, scope, choice);
        },
      ),
      { numRuns: 60, seed: 12 },
    );
  });

  it('has all of a whole list', async () => {
    const counts = await countList(db, {}, { facets: {} });
    expect(counts).toMatchObject({ read: many, complete: true, total: MOST_COUNTED + 1 });
    const all = new Set(goods.flatMap(({ facets }) => facets));
    expect(counts.facets.map(({ facet }) => facet).toSorted()).toEqual([...all].toSorted());
  });
});

describe('what is too rare to be kept', () => {
  const rare = ['brand:brand 7', 'brand:brand 30', 'size:42', 'color:blue', 'rating:4'];
  beforeAll(async () => {
    await sql`delete from find_bits where scope = 'all' and facet = any (${[...rare, `category:${slugs[1]}`]}::text[])`.execute(
      db,
    );
  });

  it('is counted by the rows that have it, and beside it all others, whatever is chosen', async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(anyChoice(slugs), async (choice) => {
        const kept = await keptCounts(db, {}, choice);
        if (kept?.counts) return;
        const counts = await countList(db, {}, choice);
        const right = countByHand({}, choice, []);
        expect(counts.total).toBe(right.total);
        // Of more than 5,000 rows that have what is rare, or what is common beside it, no number is told.
        if (!counts.complete) return;
        asked += 1;
        expectRight(counts, {}, choice);
        for (const value of Object.values(choice.facets).flat()) {
          const { count } = counts.facets.find(({ facet }) => facet === value) ?? { count: 0 };
          expect([value, count]).toEqual([value, right.count(value)]);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(asked).toBeGreaterThan(20);
  });

  it('leaves the others of its kind to choose from', async () => {
    const counts = await countList(db, {}, { facets: { brand: ['brand:brand 7'] } });
    const brands = counts.facets.filter(({ facet }) => facet.startsWith('brand:'));
    expect(brands.length).toBeGreaterThan(30);
  });

  it('is nothing where nothing has it', async () => {
    const choice: Choice = { facets: { brand: ['brand:none such'] }, categorySlugs: ['nowhere'] };
    const counts = await countList(db, {}, choice);
    expect(counts).toMatchObject({ total: 0, complete: true });
    expectRight(counts, {}, choice);
  });
});

describe('a list of which nothing is kept', () => {
  it('is read if it is small', async () => {
    const scope = { sellerId: sellers[1] };
    const choice: Choice = { facets: { color: ['color:red'] }, minPrice: kobo(10_000) };
    expect(await keptCounts(db, scope, choice)).toBeNull();
    const counts = await countList(db, scope, choice);
    expect(counts.complete).toBe(true);
    expectRight(counts, scope, choice);
  });

  it('is read no further than 5,000 rows; its total is right, and numbers that are not are told so', async () => {
    await sql`delete from find_scopes`.execute(db);
    const scope = { sellerId: sellers[0] };
    const choice: Choice = { facets: { brand: ['brand:brand 7'] } };
    const counts = await countList(db, scope, choice);
    expect(counts).toMatchObject({ complete: false, read: 5001, total: countByHand(scope, choice, []).total });
    expect(await countList(db, {}, { facets: {} })).toMatchObject({ complete: false, total: MOST_COUNTED + 1 });
    expect(await countList(db, {}, { facets: { brand: ['brand:none such'] } })).toMatchObject({ total: 0 });
  });

  it('is counted by category as a whole', async () => {
    const counted = await countCategories(db, { sellerId: sellers[0] });
    const right = countByHand({ sellerId: sellers[0] }, { facets: {} }, []).categories;
    expect(Object.fromEntries(counted.map(({ slug, count }) => [slug, count]))).toEqual(right);
  });
});
