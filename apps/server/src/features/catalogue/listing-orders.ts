import type { ProductSort } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { rankOf } from './search-rank.ts';

/** The cursor is the sort and the last product of a page: the next page begins after where that product stands now. */
export interface ListingCursor {
  sort: ProductSort;
  after: string;
}

const cursorForm = /^([a-z-]+)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ sort, after }: ListingCursor): string {
  return `${sort}_${after}`;
}

/** Null for what is not a cursor of this sort. */
export function readCursor(text: string, sort: ProductSort): ListingCursor | null {
  const [, ownSort, after] = cursorForm.exec(text) ?? [];
  return ownSort === sort && after !== undefined ? { sort, after } : null;
}

interface Order {
  /** Terms over `p`, before the newest and the id, which end every order. */
  terms: RawBuilder<unknown>[];
  ascending?: true;
}

const byName = [sql`p.search_name collate "C"`, sql`p.name collate "C"`];

/** The database's twin of `roundRating()`. */
const averageRating = sql`coalesce(round(p.rating_sum::numeric / nullif(p.rating_count, 0), 1), 0)`;

/** The database's twin of `sortProducts()`. `wanted` is the text that 'relevance' is about. */
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
      return { terms: [sql`p.discount_percent`] };
    case 'name':
      return { terms: byName, ascending: true };
    case 'relevance':
      return { terms: [rankOf(sql`p.search_name`, sql`p.search_text`, wanted), ...byName], ascending: true };
  }
}

const newest = [sql`p.created_at`, sql`p.id`];

/** The terms of an ORDER BY. */
export function orderBy(sort: ProductSort, wanted = ''): RawBuilder<unknown> {
  const { terms, ascending } = orderOf(sort, wanted);
  const direction = ascending ? sql` asc` : sql` desc`;
  return sql.join([...terms.map((term) => sql`${term}${direction}`), ...newest.map((term) => sql`${term} desc`)]);
}

/** True for the products that come after the cursor's in the order of its sort. */
export function comesAfter({ sort, after }: ListingCursor, wanted = ''): RawBuilder<boolean> {
  const { terms, ascending } = orderOf(sort, wanted);
  const ofCursor = (term: RawBuilder<unknown>) => sql`(select ${term} from products p where p.id = ${after})`;
  const row = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
  const isBehind = (parts: RawBuilder<unknown>[]) => sql<boolean>`${row(parts)} < ${row(parts.map(ofCursor))}`;
  if (!ascending) return isBehind([...terms, ...newest]);
  // The first comparison alone says nothing new, but an index can begin there.
  const [own, its] = [row(terms), row(terms.map(ofCursor))];
  return sql`${own} >= ${its} and (${own} > ${its} or ${isBehind(newest)})`;
}
