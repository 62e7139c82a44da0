import type { ProductSort } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './scope.queries.ts';

/** A value that an order compares, and its type, in which a cursor gives it back. */
interface Term {
  value: RawBuilder<unknown>;
  type: 'bigint' | 'integer' | 'numeric' | 'real' | 'text';
  /** What a cursor may say of it. */
  form: RegExp;
  ascending?: boolean;
}

/** How the rows `f` of a list stand: by these terms, then the newest first. */
export type Order = readonly Term[];

const whole = /^\d{1,18}$/;
const term = (column: string, type: Term['type'], form = whole): Term => ({
  value: sql.ref(`f.${column}`),
  type,
  form,
});
const upwards = (given: Term): Term => ({ ...given, ascending: true });

const price = term('effective_price', 'bigint');
const name = upwards(term('name_key', 'text', /^/));
const ratings = term('rating_count', 'integer');

const orders: Record<ProductSort, Order> = {
  newest: [],
  popularity: [term('sold', 'integer'), ratings],
  rating: [term('rating', 'integer'), ratings],
  'price-low': [upwards(price)],
  'price-high': [price],
  discount: [term('discount_share', 'numeric', /^\d{1,40}$/)],
  name: [name],
  relevance: [term('score', 'real', /^\d{1,9}(\.\d{1,12})?(e[+-]?\d{1,2})?$/), name],
};

export const orderOf = (sort: ProductSort): Order => orders[sort];

const newest = [sql`f.created_at`, sql`f.product_id`];

/** The terms of an ORDER BY. */
export function orderBy(order: Order): RawBuilder<unknown> {
  return sql.join([
    ...order.map(({ value, ascending }) => sql`${value} ${ascending ? sql`asc` : sql`desc`}`),
    ...newest.map((part) => sql`${part} desc`),
  ]);
}

/** The terms of a row, as its place in a cursor says them. */
export const termsOfRow = (order: Order): RawBuilder<string> =>
  sql`json_build_array(${sql.join(order.map(({ value }) => sql`${value}::text`))})::text`;

/** Whether a cursor's terms can be those of a row. */
export const areTerms = (order: Order, given: readonly string[]): boolean =>
  order.length === given.length && order.every(({ form }, at) => form.test(given[at] ?? ''));

/** The place of a row in an order. */
export interface Behind {
  terms: readonly string[];
  /** Microseconds since 1970. */
  time: string;
  id: string;
}

/** True for the rows that stand behind a place. */
export function standsBehind(order: Order, { terms, time, id }: Behind): Condition {
  const row = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...parts])})`;
  const end = [sql`timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond'`, sql`${id}::uuid`];
  const both = order.map((term, at) => ({ ...term, its: sql`${terms[at]}::${sql.raw(term.type)}` }));
  const own = both.map(({ value }) => value);
  const its = both.map((term) => term.its);
  // One comparison of rows, as the index has them.
  if (!order.some(({ ascending }) => ascending)) return sql`${row([...own, ...newest])} < ${row([...its, ...end])}`;
  const behind = both.reduceRight<Condition>(
    (rest, { value, its: given, ascending }) =>
      sql`(${value} ${ascending ? sql`>` : sql`<`} ${given} or (${value} = ${given} and ${rest}))`,
    sql`${row(newest)} < ${row(end)}`,
  );
  // It says nothing new, but an index can begin there.
  const [first] = both;
  return first ? sql`${first.value} ${first.ascending ? sql`>=` : sql`<=`} ${first.its} and ${behind}` : behind;
}
