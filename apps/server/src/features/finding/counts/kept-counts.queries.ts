import { MOST_COUNTED } from '@oja/domain/goods/filters';
import type { Kobo } from '@oja/domain/money/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { type Choice, type ChoiceKind, facetKinds, type Scope } from '../lists/scope.ts';
import type { Counts } from './row-counts.queries.ts';

/** Values of a kind that are counted, when nothing is chosen and when something is. */
const mostValues = { whole: 100, narrowed: 20 };

/** Kinds of which something is chosen that is too rare to be kept. */
export interface Rare {
  rare: ReadonlySet<ChoiceKind>;
  /** Of the whole list. */
  highestPrice: Kobo;
  counts?: never;
}

/** What is kept of a list says it all, or not of all kinds. */
type KeptCounts = { counts: Counts } | Rare;

/**
 * Counts a large list by what is kept of it, at most five minutes old; null if nothing is. Each kind of facet is
 * counted with what is chosen of all others. A range of prices is rounded to bands: exact if it begins at a price
 * that the list offers and ends at one, or a kobo below.
 */
export async function keptCounts(db: Db, scope: Scope, choice: Choice): Promise<KeptCounts | null> {
  const key = keyOf(scope);
  if (key === null) return null;
  const chosen = chosenOf(scope, choice);
  const hasPrice = choice.minPrice !== undefined || choice.maxPrice !== undefined;
  const most = chosen.length === 0 && !hasPrice ? mostValues.whole : mostValues.narrowed;
  const { rows } = await sql<Omit<Counts, 'complete'> & { rare: Group[] }>`
    with scope as materialized (select * from find_scopes where scope = ${key}),
    price as (select p::bigint as at, n from scope, jsonb_array_elements_text(prices) with ordinality e (p, n)),
    band as materialized (
      select 'price:' || n * 2 - 1 as facet, at as low, at as high from price
      union all
      select 'price:' || n * 2, at, lead(at, 1, (select highest_price from scope)) over (order by n)
      from (select at, n from price union all select 0, 0) from_price
    ), wanted as materialized (
      select facet, name from unnest(${chosen.map(({ facet }) => facet)}::text[], ${chosen.map(({ group }) => group)}::text[]) w (facet, name)
      union all
      select facet, 'price' from band
      where ${hasPrice} and (low + high) / 2 between ${choice.minPrice ?? 0} and ${choice.maxPrice ?? Number.MAX_SAFE_INTEGER}
    ), chosen as materialized (
      select w.name, bit_or(b.bits) as bits
      from scope join wanted w on true join find_bits b on b.scope = scope.scope and b.facet = w.facet group by w.name
    ), rare as (
      select name from scope join wanted w on name <> 'price'
        and not exists (select from find_bits b where b.scope = scope.scope and b.facet = w.facet)
      union
      select 'price' where ${hasPrice} and not exists (select from chosen where name = 'price')
    ), shown as materialized (
      select facet, kind, products, bits from (
        select b.*, split_part(b.facet, ':', 1) as kind,
          row_number() over (partition by split_part(b.facet, ':', 1) order by b.products desc, b.facet) as position
        from scope join find_bits b using (scope)) placed
      where position <= ${most} or kind in ('category', 'price') or facet in (select facet from wanted)
    ), others as materialized (
      select kind, (select bit_and(c.bits) from chosen c where c.name <> kind) as bits from (select distinct kind from shown) k
    ), counted as materialized (
      select facet, kind, (case when o.bits is null then products else bit_count(s.bits & o.bits) end)::int as count
      from shown s join others o using (kind)
    ), range as (
      select coalesce(lag(finish) over (order by finish), 0) as start, finish
      from scope, (select q::bigint as finish from scope, jsonb_array_elements_text(quartiles) q union all select null) bound
    )
    select products as read, highest_price,
      (select coalesce(json_agg(name), '[]') from rare) as rare,
      least(coalesce((select bit_count(bit_and(bits)) from chosen), products), ${sql.lit(MOST_COUNTED + 1)})::int as total,
      (select coalesce(json_agg(json_build_object('from', start, 'to', finish - 1, 'count',
          (select coalesce(sum(count), 0) from band join counted using (facet)
            where low >= start and (finish is null or low < finish))) order by start), '[]') from range) as prices,
      (select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'count', count)
          order by c.name = 'Others', c.name), '[]')
        from counted join categories c on counted.facet = 'category:' || c.slug where kind = 'category' and count > 0) as categories,
      (select coalesce(json_agg(json_build_object('facet', facet,
          'shown', coalesce(f.shown, substr(facet, strpos(facet, ':') + 1)), 'count', count) order by count desc, facet), '[]')
        from counted left join find_facets f using (facet) where kind not in ('category', 'price') and count > 0) as facets
    from scope`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { rare, ...counts } = found;
  if (rare.length === 0) return { counts: { ...counts, complete: true } };
  const kinds = rare.filter((group) => group !== 'flash sale');
  return kinds.length < rare.length ? null : { rare: new Set(kinds), highestPrice: counts.highest_price };
}

/** Under which key counts of a scope are kept, if they are. A subcategory lies in its category. */
function keyOf({ categoryId, subcategoryId, sellerId, collection, candidates }: Scope): RawBuilder<string> | null {
  const isCategory = categoryId !== undefined && subcategoryId === undefined;
  const parts = [
    ...(isCategory ? [sql<string>`'category:' || (${categoryId})::uuid`] : []),
    ...(subcategoryId === undefined ? [] : [sql<string>`'subcategory:' || ${subcategoryId}::uuid`]),
    ...(sellerId === undefined ? [] : [sql<string>`'seller:' || ${sellerId}::uuid`]),
  ];
  if (candidates || parts.length > 1 || (collection && collection !== 'flash-sales')) return null;
  return parts[0] ?? sql<string>`'all'`;
}

/** Values of which any suffices. A flash sale is any discounted product, whatever discount is chosen besides. */
type Group = ChoiceKind | 'flash sale';

/** What is chosen, in groups. */
function chosenOf({ collection }: Scope, { facets, categorySlugs = [] }: Choice): { group: Group; facet: string }[] {
  const of = (group: Group, values: readonly string[]) => [...new Set(values)].map((facet) => ({ group, facet }));
  return [
    ...facetKinds.flatMap((kind) => of(kind, facets[kind] ?? [])),
    ...of(
      'category',
      categorySlugs.map((slug) => `category:${slug}`),
    ),
    ...(collection === 'flash-sales' ? of('flash sale', ['discount:1']) : []),
  ];
}
