import type { ProductSort } from '@oja/contract/catalogue';
import type { Kobo } from '@oja/domain/money/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { amongNewest, isDiscounted, selectLines } from '../product-cards.queries.ts';
import type { ListingCursor } from './listing-cursor.ts';
import { comesAfter, orderBy } from './listing-orders.queries.ts';

/** Which products a listing is about. What is absent does not narrow it. */
export interface ListingScope {
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  sellerId?: string | undefined;
  /** Part of the name; case and marks do not count. */
  wanted?: string | undefined;
  collection?: 'trending' | 'new-arrivals' | 'flash-sales' | undefined;
}

/** The price is the one before discount; both ends belong to the range. */
export interface PriceFilter {
  minPrice?: Kobo | undefined;
  maxPrice?: Kobo | undefined;
}

/** What the filter panel leaves of it. */
export interface ListingFilter extends PriceFilter {
  categorySlugs?: string[] | undefined;
  tags?: string[] | undefined;
}

export interface Facets {
  total: number;
  highest_price: Kobo;
  tags: { name: string; count: number }[];
  categories: { name: string; slug: string; count: number }[];
}

type Condition = RawBuilder<boolean>;

const always = sql<boolean>`true`;
const every = (conditions: Condition[]): Condition => (conditions.length ? sql.join(conditions, sql` and `) : always);

/** A tag chosen by fewer products than the hundredth would make the panel longer than a person reads. */
const MOST_TAGS = 100;

export function inScope({ categoryId, subcategoryId, sellerId, wanted, collection }: ListingScope): Condition {
  const conditions: Condition[] = [];
  if (categoryId !== undefined) conditions.push(sql`p.category_id = ${categoryId}`);
  if (subcategoryId !== undefined) conditions.push(sql`p.subcategory_id = ${subcategoryId}`);
  if (sellerId !== undefined) conditions.push(sql`p.seller_id = ${sellerId}`);
  if (wanted !== undefined) conditions.push(sql`strpos(p.search_name, search_form(${wanted})) > 0`);
  if (collection === 'flash-sales') conditions.push(isDiscounted);
  else if (collection !== undefined) conditions.push(amongNewest);
  return every(conditions);
}

export function inPriceRange({ minPrice, maxPrice }: PriceFilter): Condition {
  const conditions: Condition[] = [];
  if (minPrice !== undefined) conditions.push(sql`p.price >= ${minPrice}`);
  if (maxPrice !== undefined) conditions.push(sql`p.price <= ${maxPrice}`);
  return every(conditions);
}

function passes({ categorySlugs, tags, ...prices }: ListingFilter): Condition {
  const conditions: Condition[] = [inPriceRange(prices)];
  if (tags !== undefined) conditions.push(sql`p.tags && ${tags}::text[]`);
  if (categorySlugs !== undefined) {
    conditions.push(
      sql`p.category_id = any (array(select id from categories where slug = any (${categorySlugs}::text[])))`,
    );
  }
  return every(conditions);
}

interface Page {
  sort: ProductSort;
  cursor?: ListingCursor | undefined;
  limit: number;
}

export function findCards(db: Db, scope: ListingScope, filter: ListingFilter, { sort, cursor, limit }: Page) {
  const conditions = [inScope(scope), passes(filter)];
  if (cursor) conditions.push(comesAfter(cursor, scope.wanted));
  return selectLines(db).where(every(conditions)).orderBy(orderBy(sort, scope.wanted)).limit(limit).execute();
}

/** The count of what passes the filter, and what the panel offers: of the whole scope, so that a choice can be undone. */
export async function findFacets(db: Db, scope: ListingScope, filter: ListingFilter): Promise<Facets> {
  const { rows } = await sql<Facets>`
    with scope as materialized (
      select p.price, p.tags, p.category_id, ${passes(filter)} as passes from products p where ${inScope(scope)}
    ), tag as (
      select name, count(*)::int as count from scope, unnest(tags) as name
      group by name order by count desc, name limit ${sql.lit(MOST_TAGS)}
    ), category as (
      select c.name, c.slug, s.count
      from (select category_id, count(*)::int as count from scope group by category_id) s
      join categories c on c.id = s.category_id
    )
    select
      (select count(*) from scope where passes)::int as total,
      (select coalesce(max(price), 0) from scope) as highest_price,
      (select coalesce(json_agg(tag order by count desc, name), '[]') from tag) as tags,
      (select coalesce(json_agg(category order by name = 'Others', name), '[]') from category) as categories
  `.execute(db);
  const [facets] = rows;
  if (!facets) throw new Error('An aggregate gave no row.');
  return facets;
}
