import type { ProductSort } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { rankOf } from '../search/search-rank.queries.ts';
import type { ListingCursor } from './listing-cursor.ts';

/** How rows of a table `p` are ordered. */
export interface Order {
  /** Terms before the newest and the id, which end every order. */
  terms: RawBuilder<unknown>[];
  ascending?: true;
}

const byName = [sql`p.search_name collate "C"`, sql`p.name collate "C"`];

/** The database's twin of `roundRating()`. */
const averageRating = sql`coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0)`;

/** What each sort compares. `wanted` is the text that 'relevance' is about. */
function orderOf(sort: ProductSort, wanted: string): Order {
  switch (sort) {
    case 'newest':
      return { terms: [] };
    case 'popularity':
      return { terms: [sql`p.units_sold_recently`, sql`p.rating_count`] };
    case 'rating':
      return { terms: [averageRating, sql`p.rating_count`] };
    case 'price-low':
      return { terms: [sql`p.effective_price`], ascending: true };
    case 'price-high':
      return { terms: [sql`p.effective_price`] };
    case 'discount':
      return { terms: [sql`p.discount_share`] };
    case 'name':
      return { terms: byName, ascending: true };
    case 'relevance':
      return { terms: [rankOf(sql`p.search_name`, sql`p.search_text`, wanted), ...byName], ascending: true };
  }
}

const newest = [sql`p.created_at`, sql`p.id`];

/** The terms of an ORDER BY. */
export const orderBy = (sort: ProductSort, wanted = '') => orderByIn(orderOf(sort, wanted));

/** True for the products that come after the cursor's in the order of its sort. */
export const comesAfter = ({ sort, after }: ListingCursor, wanted = '') =>
  comesAfterIn('products', orderOf(sort, wanted), after);

export function orderByIn({ terms, ascending }: Order): RawBuilder<unknown> {
  const direction = ascending ? sql` asc` : sql` desc`;
  return sql.join([...terms.map((term) => sql`${term}${direction}`), ...newest.map((term) => sql`${term} desc`)]);
}

/** True for the rows of a table that come after the one with this id. */
export function comesAfterIn(
  table: 'products' | 'sellers',
  { terms, ascending }: Order,
  after: string,
): RawBuilder<boolean> {
  const ofCursor = (term: RawBuilder<unknown>) =>
    sql`(select ${term} from ${sql.table(table)} p where p.id = ${after})`;
  const row = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
  const isBehind = (parts: RawBuilder<unknown>[]) => sql<boolean>`${row(parts)} < ${row(parts.map(ofCursor))}`;
  if (!ascending) return isBehind([...terms, ...newest]);
  // The first comparison alone says nothing new, but an index can begin there.
  const [own, its] = [row(terms), row(terms.map(ofCursor))];
  return sql`${own} >= ${its} and (${own} > ${its} or ${isBehind(newest)})`;
}
