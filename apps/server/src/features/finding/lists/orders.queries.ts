import type { ProductSort } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './scope.queries.ts';

/** A value that an order compares, and its type, in which a cursor gives it back. */
interface Term {
  value: RawBuilder<unknown>;
  type: 'bigint' | 'integer' | 'numeric' | 'real' | 'text';
  /** What a cursor may say of it. */
  form: RegExp;
}

/** How the rows `f` of a list stand: by the terms, then the newest first. */
export interface Order {
  terms: readonly Term[];
  ascending?: true;
}

const whole = /^\d{1,18}$/;
const term = (column: string, type: Term['type'], form = whole): Term => ({
  value: sql.ref(`f.${column}`),
  type,
  form,
});

const orders: Record<ProductSort, Order> = {
  newest: { terms: [] },
  popularity: { terms: [term('sold', 'integer'), term('rating_count', 'integer')] },
  rating: { terms: [term('rating', 'integer'), term('rating_count', 'integer')] },
  'price-low': { terms: [term('effective_price', 'bigint')], ascending: true },
  'price-high': { terms: [term('effective_price', 'bigint')] },
  discount: { terms: [term('discount_share', 'numeric', /^\d{1,40}$/)] },
  name: { terms: [term('name_key', 'text', /^/)], ascending: true },
  relevance: { terms: [term('score', 'real', /^\d{1,9}(\.\d{1,12})?(e[+-]?\d{1,2})?$/)] },
};

export const orderOf = (sort: ProductSort): Order => orders[sort];

const newest = [sql`f.created_at`, sql`f.product_id`];

/** The terms of an ORDER BY. */
export function orderBy({ terms, ascending }: Order): RawBuilder<unknown> {
  const direction = ascending ? sql` asc` : sql` desc`;
  return sql.join([...terms.map(({ value }) => sql`${value}${direction}`), ...newest.map((part) => sql`${part} desc`)]);
}

/** The terms of a row, as its place in a cursor says them. */
export const termsOfRow = ({ terms }: Order): RawBuilder<string> =>
  sql`json_build_array(${sql.join(terms.map(({ value }) => sql`${value}::text`))})::text`;

/** Whether a cursor's terms can be those of a row. */
export const areTerms = ({ terms }: Order, given: readonly string[]): boolean =>
  terms.length === given.length && terms.every(({ form }, at) => form.test(given[at] ?? ''));

/** The place of a row in an order. */
export interface Behind {
  terms: readonly string[];
  /** Microseconds since 1970. */
  time: string;
  id: string;
}

/** True for the rows that stand behind a place. */
export function standsBehind({ terms, ascending }: Order, { terms: given, time, id }: Behind): Condition {
  const row = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...parts])})`;
  const own = terms.map(({ value }) => value);
  const its = terms.map(({ type }, at) => sql`${given[at]}::${sql.raw(type)}`);
  const ownEnd = newest;
  const itsEnd = [sql`timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond'`, sql`${id}::uuid`];
  if (!ascending) return sql`${row([...own, ...ownEnd])} < ${row([...its, ...itsEnd])}`;
  // The first comparison alone says nothing new, but an index can begin there.
  return sql`${row(own)} >= ${row(its)} and (${row(own)} > ${row(its)} or ${row(ownEnd)} < ${row(itsEnd)})`;
}
