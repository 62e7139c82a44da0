import type { ProductSort } from '@oja/contract/catalogue';
import type { Kobo } from '@oja/domain/money/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { sellerCardColumns } from '../catalogue.views.ts';
import { inPriceRange, type PriceFilter } from '../listing/listing.queries.ts';
import { orderBy } from '../listing/listing-orders.queries.ts';
import { selectLines } from '../product-cards.queries.ts';
import { rankOf } from './search-rank.queries.ts';

/** The index knows texts by three letters in a row; what has none is found faster by reading every product once. */
const indexable = /[\p{L}\p{N}]{3}/u;

/** A LIKE pattern in which % _ \ of the text mean themselves. Escaped last, because unaccent() makes a % of a wide one. */
function containing(wanted: string): RawBuilder<string> {
  return sql`('%' || regexp_replace(search_form(${wanted}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
}

/** True for products that have the text in name, description, category, SKU or a tag. */
function mentions(wanted: string): RawBuilder<boolean> {
  return indexable.test(wanted)
    ? sql`p.search_text like ${containing(wanted)}`
    : sql`strpos(p.search_text, search_form(${wanted})) > 0`;
}

const rankOfProduct = (wanted: string) => rankOf(sql`p.search_name`, sql`p.search_text`, wanted);

const storeName = sql`search_form(store_name)`;
const storeTexts = sql`search_form(store_name || E'\\n' || description)`;
const rankOfStore = (wanted: string) => rankOf(storeName, storeTexts, wanted);

interface ProductSearch {
  wanted: string;
  sort: ProductSort;
  prices: PriceFilter;
  most: number;
}

/** The first matches in the order of the sort, each with the number and the highest price of all. */
export function searchProducts(db: Db, { wanted, sort, prices, most }: ProductSearch) {
  const order = sort === 'relevance' ? sql`p.rank, p.search_name collate "C", p.id` : orderBy(sort);
  const best = db
    .with(
      (cte) => cte('matches').materialized(),
      (q) =>
        q.selectFrom('products as p').select(sortedBy).select(rankOfProduct(wanted).as('rank')).where(mentions(wanted)),
    )
    .selectFrom('matches as p')
    .select(['p.id', sql<number>`count(*) over ()`.as('count')])
    .select(sql<Kobo>`(select max(price) from matches)`.as('highest_price'))
    .select(sql<number>`row_number() over (order by ${order})`.as('place'))
    .where(inPriceRange(prices))
    .orderBy('place')
    .limit(most);
  return selectLines(db)
    .innerJoin(best.as('best'), 'best.id', 'p.id')
    .select(['best.count', 'best.highest_price'])
    .orderBy('best.place')
    .execute();
}

/** What the orders of a listing read. */
const sortedBy = [
  'p.id',
  'p.name',
  'p.search_name',
  'p.price',
  'p.effective_price',
  'p.discount_share',
  'p.rating_sum',
  'p.rating_count',
  'p.units_sold_recently',
  'p.created_at',
] as const;

/** The highest price among the matches, 0 without any: what the price filter offers when it lets nothing through. */
export async function highestMatchingPrice(db: Db, wanted: string): Promise<Kobo> {
  const { highest } = await db
    .selectFrom('products as p')
    .select(sql<Kobo>`coalesce(max(p.price), 0)`.as('highest'))
    .where(mentions(wanted))
    .executeTakeFirstOrThrow();
  return highest;
}

/** Stores by name or description, best first, each with the number of all. */
export function searchStores(db: Db, wanted: string, most: number) {
  return db
    .selectFrom('sellers')
    .select(sellerCardColumns)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where(sql<boolean>`strpos(${storeTexts}, search_form(${wanted})) > 0`)
    .orderBy(rankOfStore(wanted))
    .orderBy(sql`${storeName} collate "C"`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Products by name or SKU, for the search box. */
export function suggestProducts(db: Db, wanted: string, most: number) {
  const form = sql`search_form(${wanted})`;
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.name'])
    .select((eb) => eb.ref('p.images', '->').at(0).as('image'))
    .where(mentions(wanted))
    .where(sql<boolean>`(strpos(p.search_name, ${form}) > 0 or strpos(lower(p.sku), ${form}) > 0)`)
    .orderBy(rankOfProduct(wanted))
    .orderBy(sql`p.search_name collate "C"`)
    .orderBy('p.id')
    .limit(most)
    .execute();
}

/** Stores by name, for the search box. */
export function suggestStores(db: Db, wanted: string, most: number) {
  return db
    .selectFrom('sellers')
    .select(['id', 'store_name', 'slug', 'store_logo'])
    .where(sql<boolean>`strpos(${storeName}, search_form(${wanted})) > 0`)
    .orderBy(rankOfStore(wanted))
    .orderBy(sql`${storeName} collate "C"`)
    .orderBy('id')
    .limit(most)
    .execute();
}
