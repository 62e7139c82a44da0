import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { MOST_READ } from '../counts/row-counts.queries.ts';
import { columnOf } from './scope-column.ts';

/** Of each kind. */
const mostValues = 100;
/** Prices between which the bands lie. */
const bandEnds = Array.from({ length: 15 }, (_, index) => (index + 1) / 16);
/** A scope rests a second for so many products before it is counted again, and five minutes at most. */
const rest = { productsASecond: 500, most: 300 };

const isLarge = sql`case split_part(scope, ':', 1)
  when 'category' then exists (select from find_products where category_id = id offset ${MOST_READ})
  when 'subcategory' then exists (select from find_products where subcategory_id = id offset ${MOST_READ})
  when 'seller' then exists (select from find_products where seller_id = id offset ${MOST_READ})
  else exists (select from find_products offset ${MOST_READ}) end`;
const changed = sql`
  select scope, nullif(split_part(scope, ':', 2), '')::uuid as id from find_changes where not renamed group by scope`;

/** What changes anywhere changes the whole shop. */
export async function nameTheShop(db: Db): Promise<void> {
  await sql`
    insert into find_changes (scope, renamed)
    select 'all', false where exists (select from find_changes where not renamed)
      and not exists (select from find_changes where scope = 'all')`.execute(db);
}

/** Drops the changes of scopes that are not large, and their counts if they were. */
export async function forgetSmallScopes(db: Db): Promise<void> {
  await sql`
    with small as materialized (select scope from (${changed}) c where not ${isLarge}),
    counted as (delete from find_scopes s using small where s.scope = small.scope),
    bits as (delete from find_bits b using small where b.scope = small.scope)
    delete from find_changes c using small where c.scope = small.scope and not c.renamed`.execute(db);
}

/** @returns large scopes in which something changed, and that have rested */
export async function findChangedScopes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ scope: string }>`
    select scope from (${changed}) c left join find_scopes s using (scope)
    where ${isLarge} and (s.made_at is null or s.made_at
      < now() - make_interval(secs => least(${rest.most}, s.products / ${rest.productsASecond})))
    order by scope`.execute(db);
  return rows.map(({ scope }) => scope);
}

/** Takes the changes of a scope. What is counted after that knows of each of them. @returns whether there were any */
export async function takeChanges(tx: Tx, scope: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from find_changes where scope = ${scope} and not renamed`.execute(tx);
  return numAffectedRows > 0n;
}

/**
 * Counts a scope: of each value that it can be narrowed by, the number of products that have it, and a string of bits that
 * says which. A product has the same place in all strings of its scope, and no other meaning lies in places.
 */
export async function countScope(tx: Tx, scope: string): Promise<void> {
  const within = columnOf(scope);
  const ofScope = within ? sql`f.${sql.ref(within.column)} = ${within.id}` : sql`true`;
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`delete from find_bits where scope = ${scope}`.execute(tx);
  await sql`
    with goods as materialized (
      select (row_number() over ())::integer as place, f.effective_price as price, f.facets, 'category:' || c.slug as category
      from find_products f join categories c on c.id = f.category_id where ${ofScope}
    ), size as materialized (select count(*)::integer as products, max(price) as highest_price from goods),
    quantiles as materialized (
      select part, find_round_price(price) as price
      from (select percentile_disc(${bandEnds}::float8[]) within group (order by price) as prices from goods) q,
        unnest(prices) with ordinality u (price, part)
    ), prices as materialized (
      select coalesce(array_agg(distinct price) filter (where price > 0), '{}') as all_of_them,
        coalesce(array_agg(distinct price) filter (where price > 0 and part in (4, 8, 12)), '{}') as quartiles
      from quantiles
    ), faceted as materialized (
      select place, unnest(facets || category) as facet from goods
      union all
      select place, 'price:' || (width_bucket(price, all_of_them) * 2 - (price = any(all_of_them))::integer) from goods, prices
    ), counted as (
      select facet, count(*)::integer as products,
        row_number() over (partition by split_part(facet, ':', 1) order by count(*) desc, facet) as position
      from faceted group by facet
    ), kept as materialized (
      select facet, products, (row_number() over (order by facet))::integer as number from counted where position <= ${mostValues}
    ), lit as (
      select number, place, lag(place, 1, 0) over (partition by number order by place) as before
      from faceted join kept using (facet)
    ), strings as (
      select number, (string_agg(repeat('0', place - before - 1) || '1', '' order by place)
        || repeat('0', (select products from size) - max(place)))::bit varying as bits
      from lit group by number
    ), written as (
      insert into find_bits (scope, facet, products, bits)
      select ${scope}, facet, products, bits from strings join kept using (number)
    )
    insert into find_scopes (scope, products, highest_price, prices, quartiles)
    select ${scope}, products, highest_price, to_jsonb(all_of_them), to_jsonb(quartiles) from size, prices
    on conflict (scope) do update set products = excluded.products, highest_price = excluded.highest_price,
      prices = excluded.prices, quartiles = excluded.quartiles, made_at = now()`.execute(tx);
}
