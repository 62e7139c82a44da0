import type { DeskProduct, DeskProducts, ProductSort, ProductTab } from '@oja/contract/desks/desk-products';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { type ListOrder, orders } from './list-orders.queries.ts';
import { shownOf } from './shown-product.queries.ts';

/** What is beyond is 'more than 10,000'. */
const MOST_COUNTED = 10_001;

/** What stands in a tab, of products of the store. Sold out is read of what is low: an item without a free unit always is. */
const tabs: Record<ProductTab, (sellerId: SellerId) => RawBuilder<boolean>> = {
  'on-sale': () => sql`status = 'live' and stock > held`,
  paused: () => sql`status = 'paused'`,
  'sold-out': (sellerId) =>
    sql`status = 'live' and stock <= held and id in (select product_id from stock_items where seller_id = ${sellerId} and low)`,
  archived: () => sql`status = 'archived'`,
  'taken-down': () => sql`status = 'taken_down'`,
};

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
 * A page of the products of a store, and how many there are: one statement. The newest are read by their index and tabs
 * are counted in it; what narrows a list, and any other order, compares few columns of the tab's products. What is shown
 * is read of those of the page alone.
 */
export async function findProducts(db: Db, sellerId: SellerId, asked: ListAsked): Promise<Listed> {
  const { tab, sort, words, after, most } = asked;
  const { key, type, ascending } = orders[sort];
  const direction = ascending ? sql`asc` : sql`desc`;
  const narrowed = words.length > 0 || asked.only !== undefined || asked.category !== undefined;
  const beyond = after
    ? sql`where (key, id) ${ascending ? sql`>` : sql`<`} (${read[type](after.key)}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Listed>`
    with counted as materialized (${countsOf(sellerId)}),
    own as ${narrowed ? sql`materialized` : sql`not materialized`} (
      select id, ${key} as key ${words.length > 0 ? sql`, search_name, brand_name, sku` : sql``} from products
      where seller_id = ${sellerId} and ${tabs[tab](sellerId)} and ${fits(sellerId, asked)}
    ), ${words.length > 0 ? holding(sellerId, words) : sql`fitting as (select id, key from own)`}, page as (
      select id, key from fitting ${beyond} order by key ${direction}, id ${direction} limit ${most}
    )
    select counts, ${
      narrowed
        ? sql`(select count(*)::integer from (select from fitting limit ${MOST_COUNTED}) most)`
        : sql`(counts ->> ${tab}::text)::integer`
    } as count,
      (select coalesce(jsonb_agg(to_jsonb(shown) - 'at' order by shown.at), '[]') from (
          select row_number() over (order by page.key ${direction}, page.id ${direction}) as at,
            ${written[type](sql`page.key`)} as key, ${shownOf(sellerId)}
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

/** Statuses are counted in the index of the lists; on sale is what is live and not sold out. */
const countsOf = (sellerId: SellerId): RawBuilder<unknown> => {
  const standing = (status: ProductStatus, most: RawBuilder<number>) => sql`(select count(*) from (
      select from products where seller_id = ${sellerId} and status = ${sql.lit(status)} limit ${most}) standing)`;
  const most = sql<number>`${sql.lit(MOST_COUNTED)}`;
  return sql`
    select jsonb_build_object('on-sale', ${standing('live', sql`${most} + empty.count`)} - empty.count,
      'sold-out', least(empty.count, ${most}), 'paused', ${standing('paused', most)}, 'archived', ${standing('archived', most)},
      'taken-down', ${standing('taken_down', most)},
      'drafts', (select count(*) from product_drafts where seller_id = ${sellerId} and state <> 'in_review'),
      'in-review', (select count(*) from product_drafts where seller_id = ${sellerId} and state = 'in_review')) as counts
    from (select count(*) as count from products where seller_id = ${sellerId} and ${tabs['sold-out'](sellerId)} offset 0) empty`;
};

const only: Record<NonNullable<ListAsked['only']>, (sellerId: SellerId) => RawBuilder<boolean>> = {
  low: (sellerId) => sql`id in (select product_id from stock_items where seller_id = ${sellerId} and low)`,
  discounted: () => sql`discount_price is not null`,
  'without-picture': () => sql`images = '[]'`,
  'not-sold': () => sql`units_sold_recently = 0`,
};

function fits(sellerId: SellerId, { only: narrowed, category }: ListAsked): RawBuilder<unknown> {
  return sql.join(
    [sql`true`, ...(narrowed ? [only[narrowed](sellerId)] : []), ...(category ? [sql`category_id = ${category}`] : [])],
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
