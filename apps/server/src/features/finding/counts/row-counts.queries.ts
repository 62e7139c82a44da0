import { MOST_COUNTED } from '@oja/domain/goods/filters';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { conditionsOfChoice, every, rowsOf } from '../lists/scope.queries.ts';
import type { Choice, ChoiceKind, Scope } from '../lists/scope.ts';

/** A value that a list can be narrowed by: 'brand:kasuwa' is written Kásúwá. */
export interface CountedFacet {
  facet: string;
  shown: string;
  count: number;
}

export interface Counts {
  /** Products that were looked at. */
  read: number;
  /** Whether they were all. If not, the values are some that the list has, and their numbers say nothing. */
  complete: boolean;
  /** How many have all that is chosen: exact up to MOST_COUNTED, one more beyond. */
  total: number;
  /** Of the whole list. */
  highest_price: Kobo;
  /**
   * Ranges of about as many products each, and how many of what else is chosen lie in each. Both ends belong to one, and the next
   * begins a kobo above; the last has no end.
   */
  prices: { from: Kobo; to: Kobo | null; count: number }[];
  categories: { slug: string; name: string; count: number }[];
  facets: CountedFacet[];
}

/** More of a kind would make the panel longer than a person reads. */
const MOST_VALUES = 100;

/** No more rows of a list are counted: what is kept of it counts a larger one. */
export const MOST_READ = 5000;

const noKinds: ReadonlySet<ChoiceKind> = new Set();

/**
 * Counts a list by reading its rows: for lists that are not large, or of which only so many are read. Each kind of facet
 * is counted with what is chosen of all others, so that a second value can be added.
 * @param first kinds of which only those rows are read that have what is chosen
 */
export async function countRows(db: Db, scope: Scope, choice: Choice, first = noKinds): Promise<Counts> {
  const conditions = conditionsOfChoice(choice);
  const read = conditions.flatMap(([kind, condition]) => (first.has(kind) ? [condition] : []));
  const missed = conditions.flatMap(([kind, condition]) =>
    first.has(kind) ? [] : [sql`case when ${condition} then '' else ${kind} end`],
  );
  // '' if a row has all that is chosen; the kind that it lacks; or several of them, with a blank between.
  const lacks = missed.length === 0 ? sql`''` : sql`btrim(concat_ws(' ', ${sql.join(missed)}))`;
  const chosen = every(conditions.map(([, condition]) => condition));
  const { rows } = await sql<Omit<Counts, 'complete'>>`
    with scope as materialized (
      select f.effective_price as price, f.category_id, f.facets, ${lacks} as lacks
      from ${rowsOf(scope)} where ${every(read)} limit ${sql.lit(MOST_READ + 1)}
    ), facet as (
      select facet, count(*)::int as count,
        row_number() over (partition by split_part(facet, ':', 1) order by count(*) desc, facet) as place
      from scope, unnest(facets) as facet where lacks = '' or lacks = split_part(facet, ':', 1) group by facet
    ), bound as (
      select distinct find_round_price(price) as price
      from (select unnest(percentile_disc(array[0.25, 0.5, 0.75]) within group (order by price)) as price from scope) q
    ), range as (
      select coalesce(lag(price) over (order by price), 0) as start, price as finish from bound where price > 0
      union all select coalesce(max(price), 0), null from bound
    )
    select
      (select count(*) from scope)::int as read,
      (case when (select count(*) from scope) <= ${sql.lit(MOST_READ)}
        then (select least(count(*), ${sql.lit(MOST_COUNTED + 1)}) from scope where lacks = '')
        else (select count(*) from (select from ${rowsOf(scope)} where ${chosen} limit ${sql.lit(MOST_COUNTED + 1)}) f) end)::int as total,
      (select coalesce(max(price), 0) from scope) as highest_price,
      (select coalesce(json_agg(json_build_object('from', start, 'to', finish - 1, 'count',
          (select count(*) from scope where (lacks = '' or lacks = 'price') and price >= start and (finish is null or price < finish)))
        order by start), '[]') from range where exists (select from scope)) as prices,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', n) order by c.name = 'Others', c.name), '[]')
        from (select category_id, count(*)::int as n from scope where lacks = '' or lacks = 'category' group by category_id) s
        join categories c on c.id = s.category_id) as categories,
      (select coalesce(json_agg(json_build_object('facet', f.facet, 'shown', coalesce(s.shown, substr(f.facet, strpos(f.facet, ':') + 1)), 'count', f.count)
          order by f.count desc, f.facet), '[]')
        from facet f left join find_facets s on s.facet = f.facet where f.place <= ${sql.lit(MOST_VALUES)}) as facets
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate gave no row.');
  return { ...counts, complete: counts.read <= MOST_READ };
}

/** How many products of a list lie in each category, of however many: a store has pages for all of them. */
export async function countCategories(db: Db, scope: Scope): Promise<Counts['categories']> {
  const { rows } = await sql<Counts['categories'][number]>`
    select c.slug, c.name, s.count from (select category_id, count(*)::int as count from ${rowsOf(scope)} group by category_id) s
    join categories c on c.id = s.category_id order by c.name = 'Others', c.name`.execute(db);
  return rows;
}
