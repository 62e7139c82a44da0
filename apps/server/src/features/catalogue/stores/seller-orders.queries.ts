import type { SellerSort } from '@oja/domain/goods/listing';
import { type RawBuilder, sql } from 'kysely';

/** How the stores `p` are ordered. */
interface Order {
  /** Terms before the newest and the id, which end every order. */
  terms: RawBuilder<unknown>[];
  ascending?: true;
}

/** As shown, to one decimal half up: sellers whose stars look alike are told apart by the next term. */
const averageRating = sql`case when p.rating_count = 0 then 0
  else (p.rating_sum * 20 + p.rating_count) / (2 * p.rating_count) end`;

/** Newest, then the id, end every order: no two lists of the same stores differ. */
const orders: Record<SellerSort, Order> = {
  sales: { terms: [sql`p.total_sales`, averageRating, sql`p.rating_count`] },
  rating: { terms: [averageRating, sql`p.rating_count`] },
  reviews: { terms: [sql`p.rating_count`, averageRating] },
  newest: { terms: [] },
  name: { terms: [sql`search_form(p.store_name) collate "C"`, sql`p.store_name collate "C"`], ascending: true },
};

const newest = [sql`p.created_at`, sql`p.id`];

/** The terms of an ORDER BY. */
export function sellersOrder(sort: SellerSort): RawBuilder<unknown> {
  const { terms, ascending } = orders[sort];
  const direction = ascending ? sql` asc` : sql` desc`;
  return sql.join([...terms.map((term) => sql`${term}${direction}`), ...newest.map((term) => sql`${term} desc`)]);
}

/** True for the stores that come after the one with this id. */
export function comesAfterSeller(sort: SellerSort, after: string): RawBuilder<boolean> {
  const { terms, ascending } = orders[sort];
  const ofCursor = (term: RawBuilder<unknown>) => sql`(select ${term} from sellers p where p.id = ${after})`;
  const row = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts)})`;
  const isBehind = (parts: RawBuilder<unknown>[]) => sql<boolean>`${row(parts)} < ${row(parts.map(ofCursor))}`;
  if (!ascending) return isBehind([...terms, ...newest]);
  const [own, its] = [row(terms), row(terms.map(ofCursor))];
  // In brackets of its own: it stands among other conditions.
  return sql`(${own} > ${its} or (${own} = ${its} and ${isBehind(newest)}))`;
}
