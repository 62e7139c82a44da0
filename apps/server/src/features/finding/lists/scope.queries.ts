import { type RawBuilder, sql } from 'kysely';
import { candidateRows } from '../search/candidates.queries.ts';
import { type Choice, type ChoiceKind, facetKinds, type Scope } from './scope.ts';

export type Condition = RawBuilder<boolean>;

export const every = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql<boolean>`true`;

/** The trending and the newest products are chosen from these, before any filter. */
const NEWEST_PRODUCTS = 100;

/** The rows of a scope, called `f`: those of `find_products`, and `score` (null without a text). */
export function rowsOf(scope: Scope): RawBuilder<unknown> {
  const { candidates, collection } = scope;
  const conditions = conditionsOf(scope);
  if (candidates) {
    return sql`(select f.*, c.score from ${candidateRows(candidates)} c join find_products f using (product_id)
      where ${every(conditions)}) f`;
  }
  const newest = collection === 'trending' || collection === 'new-arrivals';
  const table = newest
    ? sql`(select * from find_products order by created_at desc, product_id desc limit ${sql.lit(NEWEST_PRODUCTS)})`
    : sql`find_products`;
  return sql`(select f.*, null::real as score from ${table} f where ${every(conditions)}) f`;
}

function conditionsOf({ categoryId, subcategoryId, sellerId, collection }: Scope): Condition[] {
  return [
    ...(categoryId === undefined ? [] : [sql<boolean>`f.category_id = ${categoryId}`]),
    ...(subcategoryId === undefined ? [] : [sql<boolean>`f.subcategory_id = ${subcategoryId}`]),
    ...(sellerId === undefined ? [] : [sql<boolean>`f.seller_id = ${sellerId}`]),
    // A flash sale is any discounted product.
    ...(collection === 'flash-sales' ? [sql<boolean>`f.facets @> array['discount:1']`] : []),
  ];
}

/** What each kind of a choice asks of a row `f`. */
export function conditionsOfChoice({ facets, categorySlugs, minPrice, maxPrice }: Choice): [ChoiceKind, Condition][] {
  const conditions: [ChoiceKind, Condition][] = [];
  for (const kind of facetKinds) {
    const values = facets[kind];
    if (values !== undefined) conditions.push([kind, sql`f.facets && ${values}::text[]`]);
  }
  if (categorySlugs !== undefined) {
    const chosen = sql`array(select id from categories where slug = any (${categorySlugs}::text[]))`;
    conditions.push(['category', sql`f.category_id = any (${chosen})`]);
  }
  const prices = [
    ...(minPrice === undefined ? [] : [sql<boolean>`f.effective_price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql<boolean>`f.effective_price <= ${maxPrice}`]),
  ];
  if (prices.length > 0) conditions.push(['price', every(prices)]);
  return conditions;
}
