import { type DeskProducts, type ProductSort, type ProductTab, productTabs } from '@oja/contract/desks/desk-products';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { type ListOrder, orders } from './list-orders.queries.ts';

/** What is beyond is 'more than 10,000'. */
const MOST_COUNTED = 10_001;

/** What a cursor says of a key: a time in microseconds since 1970, a number, or the beginning of a name. */
const written: Record<ListOrder['type'], (key: RawBuilder<unknown>) => RawBuilder<string>> = {
  timestamptz: (key) => sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
  text: (key) => sql`${key}`,
  bigint: (key) => sql`${key}::text`,
};
const read: Record<ListOrder['type'], (text: string) => RawBuilder<unknown>> = {
  timestamptz: (text) => sql`to_timestamp(0) + ${text}::bigint * interval '1 microsecond'`,
  text: (text) => sql`${text}::text collate "C"`,
  bigint: (text) => sql`${text}::bigint`,
};

export interface Place {
  key: string;
  id: string;
}

/** Which products of a store. */
interface Narrowed {
  tab: ProductTab;
  words: readonly string[];
  only: 'low' | 'discounted' | 'without-picture' | 'not-sold' | undefined;
  category: string | undefined;
}

export interface ListAsked extends Narrowed {
  sort: ProductSort;
  after: Place | null;
  most: number;
}

interface Listed<T> {
  counts: DeskProducts['counts'];
  count: number;
  /** With the place of each in the list. */
  rows: (T & Place)[];
}

/**
 * A page of the products of a store, and how many there are: one statement. A page is a range of the index of its tab and
 * order, and tabs are counted in one; what narrows a list compares few columns of the tab's products. What is shown is
 * read of those of the page alone.
 */
export async function findProducts<T extends { id: string }>(
  db: Db,
  sellerId: SellerId,
  asked: ListAsked,
  shown: RawBuilder<T>,
): Promise<Listed<T>> {
  const { tab, sort, after, most } = asked;
  const { column, type, ascending } = orders[sort];
  const direction = ascending ? sql`asc` : sql`desc`;
  const beyond = after
    ? sql`where (key, id) ${ascending ? sql`>` : sql`<`} (${read[type](after.key)}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Listed<T>>`
    with counted as materialized (${countsOf(sellerId)}), ${fitting(sellerId, asked, column)}, page as (
      select id, key from fitting ${beyond} order by key ${direction}, id ${direction} limit ${most}
    )
    select counts, ${
      isNarrowed(asked)
        ? sql`(select count(*)::integer from (select from fitting limit ${MOST_COUNTED}) most)`
        : sql`(counts ->> ${tab}::text)::integer`
    } as count,
      (select coalesce(jsonb_agg(to_jsonb(shown) - 'at' order by shown.at), '[]') from (
          select row_number() over (order by page.key ${direction}, page.id ${direction}) as at,
            ${written[type](sql`page.key`)} as key, ${shown}
          from page cross join lateral (
            select * from products where id = page.id and seller_id = ${sellerId} offset 0) p) shown) as rows
    from counted
  `.execute(db);
  return (
    rows[0] ?? {
      counts: { 'on-sale': 0, drafts: 0, 'in-review': 0, paused: 0, 'sold-out': 0, archived: 0, 'taken-down': 0 },
      count: 0,
      rows: [],
    }
  );
}

/** The ids of those products, the newest first. @param most what is beyond is not told */
export async function findFitting(db: Db, sellerId: SellerId, asked: Narrowed, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${fitting(sellerId, asked, orders.newest.column)} select id from fitting order by key desc, id desc limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

const isNarrowed = ({ words, only, category }: Narrowed): boolean =>
  words.length > 0 || only !== undefined || category !== undefined;

/** Parts of a `with`, of which `fitting` has the id and the key of each product that fits. */
function fitting(sellerId: SellerId, asked: Narrowed, column: RawBuilder<unknown>): RawBuilder<unknown> {
  const { words } = asked;
  const inTab = sql`d.seller_id = ${sellerId} and d.tab = ${asked.tab}`;
  if (!isNarrowed(asked)) {
    return sql`fitting as not materialized (select d.product_id as id, d.${column} as key from desk_products d where ${inTab})`;
  }
  return sql`own as materialized (
      select p.id, d.${column} as key ${words.length > 0 ? sql`, p.search_name, p.brand_name, p.sku` : sql``}
      from desk_products d join products p on p.id = d.product_id and p.seller_id = ${sellerId}
      where ${inTab} and ${fits(sellerId, asked)}
    ), ${words.length > 0 ? holding(sellerId, words) : sql`fitting as (select id, key from own)`}`;
}

/** Each tab is counted in the narrow rows of the lists. */
const countsOf = (sellerId: SellerId): RawBuilder<unknown> => {
  const standing = (tab: ProductTab) => sql`${sql.lit(tab)}, (select count(*) from (
      select from desk_products where seller_id = ${sellerId} and tab = ${sql.lit(tab)} limit ${sql.lit(MOST_COUNTED)}) standing)`;
  return sql`
    select jsonb_build_object(${sql.join(productTabs.map(standing))},
      'drafts', (select count(*) from product_drafts where seller_id = ${sellerId} and state <> 'in_review'),
      'in-review', (select count(*) from product_drafts where seller_id = ${sellerId} and state = 'in_review')) as counts`;
};

/** Of products `p`. */
const only: Record<NonNullable<ListAsked['only']>, (sellerId: SellerId) => RawBuilder<boolean>> = {
  low: (sellerId) => sql`p.id in (select product_id from stock_items where seller_id = ${sellerId} and low)`,
  discounted: () => sql`p.discount_price is not null`,
  'without-picture': () => sql`p.images = '[]'`,
  'not-sold': () => sql`p.units_sold_recently = 0`,
};

function fits(sellerId: SellerId, { only: narrowed, category }: Narrowed): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(narrowed ? [only[narrowed](sellerId)] : []),
      ...(category ? [sql`p.category_id = ${category}`] : []),
    ],
    sql` and `,
  );
}

/**
 * Each word stands in name, brand or SKU; or all of them in the SKU of a variant. One text for any number of words. The
 * form of a brand is made once, not for each product that has it; a SKU has no marks.
 */
function holding(sellerId: SellerId, words: readonly string[]): RawBuilder<unknown> {
  const patterns = sql`((select array_agg(${containing(sql`word`)}) from unnest(${[...words]}::text[]) word)::text[])`;
  return sql`
    brands as materialized (
      select brand_name, E'\n' || search_form(brand_name) as form from (
        select distinct brand_name from own where brand_name is not null) named
    ), fitting as materialized (
      select own.id, own.key from own left join brands using (brand_name)
      where own.search_name || coalesce(brands.form, '') || E'\n' || lower(own.sku) like all (${patterns})
        or own.id in (select product_id from product_variants
          where seller_id = ${sellerId} and sku is not null and lower(sku) like all (${patterns}))
    )`;
}
