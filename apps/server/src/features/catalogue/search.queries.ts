import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { sellerCardColumns } from './catalogue.views.ts';
import { selectCards } from './product-cards.queries.ts';

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

/** 0: the name starts with it; 1: the name contains it; 2: something else does. `name` is in the form of search. */
function rankOf(name: RawBuilder<unknown>, wanted: string): RawBuilder<number> {
  return sql`case strpos(${name}, search_form(${wanted})) when 1 then 0 when 0 then 2 else 1 end`;
}

const productName = sql`p.search_name`;
const storeName = sql`search_form(store_name)`;

/** The best matches first, each with the number of all. */
export function searchProducts(db: Db, wanted: string, most: number) {
  const best = db
    .with(
      (cte) => cte('matches').materialized(),
      (q) =>
        q
          .selectFrom('products as p')
          .select(['p.id', 'p.search_name', rankOf(productName, wanted).as('rank')])
          .where(mentions(wanted)),
    )
    .selectFrom('matches')
    .select(['id', 'rank', sql<number>`(select count(*) from matches)`.as('count')])
    .orderBy('rank')
    .orderBy(sql`search_name collate "C"`)
    .orderBy('id')
    .limit(most);
  return selectCards(db)
    .innerJoin(best.as('best'), 'best.id', 'p.id')
    .select('best.count')
    .orderBy('best.rank')
    .orderBy(sql`p.search_name collate "C"`)
    .orderBy('p.id')
    .execute();
}

/** Stores by name or description, best first, each with the number of all. */
export function searchStores(db: Db, wanted: string, most: number) {
  return db
    .selectFrom('sellers')
    .select(sellerCardColumns)
    .select(sql<number>`count(*) over ()`.as('count'))
    .where(sql<boolean>`strpos(search_form(store_name || E'\\n' || description), search_form(${wanted})) > 0`)
    .orderBy(rankOf(storeName, wanted))
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
    .orderBy(rankOf(productName, wanted))
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
    .orderBy(rankOf(storeName, wanted))
    .orderBy(sql`${storeName} collate "C"`)
    .orderBy('id')
    .limit(most)
    .execute();
}
