import type { DeskProduct, DeskProducts, ProductSort, ProductTab } from '@oja/contract/desks/desk-products';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { shownOf } from './shown-product.queries.ts';

/** What is beyond is 'more than 10,000'. */
const MOST_COUNTED = 10_001;

const tabs: Record<ProductTab, RawBuilder<boolean>> = {
  'on-sale': sql`own.status = 'live' and own.available`,
  paused: sql`own.status = 'paused'`,
  'sold-out': sql`own.status = 'live' and not own.available`,
  archived: sql`own.status = 'archived'`,
};

/** By what a list is ordered; the id decides between equals, in the same direction. */
interface Order {
  key: RawBuilder<unknown>;
  type: 'timestamptz' | 'text' | 'bigint';
  ascending: boolean;
}

const orders: Record<ProductSort, Order> = {
  newest: { key: sql`own.created_at`, type: 'timestamptz', ascending: false },
  name: { key: sql`left(own.search_name, 60) collate "C"`, type: 'text', ascending: true },
  'price-low': { key: sql`own.effective_price`, type: 'bigint', ascending: true },
  'price-high': { key: sql`own.effective_price`, type: 'bigint', ascending: false },
  'stock-low': { key: sql`own.stock::bigint`, type: 'bigint', ascending: true },
  sold: { key: sql`own.sold::bigint`, type: 'bigint', ascending: false },
};

/** What a cursor says of a key: a time in microseconds since 1970, a number, or the beginning of a name. */
const written: Record<Order['type'], (key: RawBuilder<unknown>) => RawBuilder<string>> = {
  timestamptz: (key) => sql`(extract(epoch from ${key}) * 1000000)::bigint::text`,
  text: (key) => sql`${key}`,
  bigint: (key) => sql`${key}::text`,
};
const read: Record<Order['type'], (text: string) => RawBuilder<unknown>> = {
  timestamptz: (text) => sql`to_timestamp(0) + ${text}::bigint * interval '1 microsecond'`,
  text: (text) => sql`${text}::text collate "C"`,
  bigint: (text) => sql`${text}::bigint`,
};

/** Whether keys of a list are words, and no numbers. */
export const isByWords = (_sellerId: SellerId, sort: ProductSort): boolean => orders[sort].type === 'text';

export interface Place {
  key: string;
  id: string;
}

export interface ListAsked {
  tab: ProductTab;
  sort: ProductSort;
  words: readonly string[];
  only: 'low' | 'discounted' | 'without-picture' | 'not-sold' | undefined;
  category: string | undefined;
  after: Place | null;
  most: number;
}

/** A row of a page, with its place in the list. */
export type ListedRow = DeskProduct & Place;

interface Listed {
  counts: DeskProducts['counts'];
  count: number;
  rows: ListedRow[];
}

/**
 * A page of the products of a store, and how many there are: one statement. All that lists compare is read once of each
 * product of the store, and what is shown of those of the page alone.
 */
export async function findProducts(db: Db, sellerId: SellerId, asked: ListAsked): Promise<Listed> {
  const { tab, sort, after, most } = asked;
  const { key, type, ascending } = orders[sort];
  const direction = ascending ? sql`asc` : sql`desc`;
  const beyond = after
    ? sql`where (key, id) ${ascending ? sql`>` : sql`<`} (${read[type](after.key)}, ${after.id}::uuid)`
    : sql``;
  const tabCount = (name: ProductTab) =>
    sql`${sql.lit(name)}, least(count(*) filter (where ${tabs[name]}), ${MOST_COUNTED})`;
  const { rows } = await sql<Listed>`
    with own as materialized (
      select id, status, stock, stock > held as available, created_at, search_name, effective_price, category_id,
        units_sold_recently as sold, discount_price is not null as discounted, images = '[]' as bare, brand_name, sku
      from products where seller_id = ${sellerId}
    ), fitting as (
      select own.id, ${key} as key from own where ${tabs[tab]} and ${fits(sellerId, asked)}
    ), page as (
      select id, key from fitting ${beyond} order by key ${direction}, id ${direction} limit ${most}
    )
    select (
        select jsonb_build_object(${sql.join((Object.keys(tabs) as ProductTab[]).map(tabCount))}, 'drafts',
          (select count(*) from product_drafts where seller_id = ${sellerId})) from own) as counts,
      (select count(*)::integer from (select from fitting limit ${MOST_COUNTED}) counted) as count,
      (select coalesce(jsonb_agg(to_jsonb(shown) - 'at' order by shown.at), '[]') from (
          select row_number() over (order by page.key ${direction}, page.id ${direction}) as at,
            ${written[type](sql`page.key`)} as key, ${shownOf(sellerId)}
          from page cross join lateral (
            select * from products where id = page.id and seller_id = ${sellerId} offset 0) p) shown) as rows
  `.execute(db);
  return rows[0] ?? { counts: { 'on-sale': 0, drafts: 0, paused: 0, 'sold-out': 0, archived: 0 }, count: 0, rows: [] };
}

const only: Record<NonNullable<ListAsked['only']>, (sellerId: SellerId) => RawBuilder<boolean>> = {
  low: (sellerId) => sql`own.id in (select product_id from stock_items where seller_id = ${sellerId} and low)`,
  discounted: () => sql`own.discounted`,
  'without-picture': () => sql`own.bare`,
  'not-sold': () => sql`own.sold = 0`,
};

function fits(sellerId: SellerId, { words, only: narrowed, category }: ListAsked): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(narrowed ? [only[narrowed](sellerId)] : []),
      ...(category ? [sql`own.category_id = ${category}`] : []),
      ...(words.length > 0 ? [holds(sellerId, words)] : []),
    ],
    sql` and `,
  );
}

/** Each word stands in name, brand or SKU; or all of them in the SKU of a variant. One text for any number of words. */
function holds(sellerId: SellerId, words: readonly string[]): RawBuilder<boolean> {
  const patterns = sql`((select array_agg(${containing(sql`word`)}) from unnest(${[...words]}::text[]) word)::text[])`;
  return sql`(own.search_name || E'\n' || search_form(concat_ws(E'\n', own.brand_name, own.sku)) like all (${patterns})
    or own.id in (select product_id from product_variants
      where seller_id = ${sellerId} and sku is not null and search_form(sku) like all (${patterns})))`;
}
