import type { ProductSort } from '@oja/contract/catalogue';
import { sql } from 'kysely';
import { type Behind, orderBy, orderOf, standsBehind, termsOfRow } from './orders.queries.ts';
import { conditionsOfChoice, every, rowsOf } from './scope.queries.ts';
import type { Choice, Scope } from './scope.ts';

export interface Page {
  sort: ProductSort;
  behind?: Behind | undefined;
  limit: number;
}

/** A row of a page: whose card stands there, and what a cursor says of it. */
export interface PlaceRow {
  product_id: string;
  place: number;
  time: string;
  terms: string;
  /** Whether a text stands only in its description, or inside of words. */
  mentions: boolean;
}

/** One page of a list, as a table: `product_id`, its `place`, and what a cursor says of it. */
export function pageRows(scope: Scope, choice: Choice, { sort, behind, limit }: Page) {
  const order = orderOf(sort);
  // What only mentions a text comes last, whatever is compared.
  const mentions = scope.candidates?.by === 'words' ? sql<boolean>`f.score < 0` : undefined;
  const by = mentions ? sql`${mentions}, ${orderBy(order)}` : orderBy(order);
  const conditions = conditionsOfChoice(choice).map(([, condition]) => condition);
  if (behind) conditions.push(standsBehind(order, behind));
  return sql<PlaceRow>`(
    select f.product_id, row_number() over (order by ${by}) as place,
      (extract(epoch from f.created_at) * 1000000)::bigint::text as time, ${termsOfRow(order)} as terms, ${mentions ?? sql`false`} as mentions
    from ${rowsOf(scope)} where ${every(conditions)} order by ${by} limit ${limit})`;
}
