import { MOST_COUNTED } from '@oja/domain/goods/filters';
import { sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import type { Db } from '../../../database/pool.ts';
import { sellerCardColumns } from '../catalogue.views.ts';

interface Asked {
  text: string;
  /** What must stand in a store's texts, each anywhere. */
  parts: readonly string[];
  most: number;
}

/** The best first: whose name begins with the text, or is of that place, then whose name holds it; each with the number of all. */
export function findStores(db: Db, { text, parts, most }: Asked) {
  const form = sql`search_form(${text.trim()})`;
  const name = sql`search_form(store_name)`;
  const place = (part: 'city' | 'state') => sql`search_form(coalesce(business_address ->> ${sql.lit(part)}, ''))`;
  const found = db
    .selectFrom('sellers')
    .select(sellerCardColumns)
    .select(sql<string>`xmin::text`.as('written'))
    .where('status', '=', 'approved')
    .where(sql<boolean>`find_store_texts(store_name, description, business_address)
      like all (array[${sql.join(parts.map(containing))}])`)
    .limit(MOST_COUNTED + 1);
  return db
    .selectFrom(found.as('sellers'))
    .select(sellerCardColumns)
    .select('written')
    .select(sql<number>`count(*) over ()::int`.as('count'))
    .orderBy(sql`case when ${name} ^@ ${form} then 0 when ${place('state')} = ${form} or ${place('city')} = ${form} then 1
      when (' ' || ${name}) like '% ' || ${form} || '%' then 2 when strpos(${name}, ${form}) > 0 then 3 else 4 end`)
    .orderBy(sql`${name} collate "C"`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Stores by name, for the search box. What is short is only looked for where a word begins. */
export function findSuggestedStores(db: Db, text: string, most: number) {
  const form = sql`search_form(${text})`;
  const name = sql`search_form(store_name)`;
  const pattern = sql`regexp_replace(${form}, '([\\\\%_])', '\\\\\\1', 'g')`;
  const begins = sql<boolean>`(${name} like ${pattern} || '%' or ${name} like '% ' || ${pattern} || '%')`;
  return db
    .selectFrom('sellers')
    .select(['id', 'store_name', 'slug', 'store_logo', 'business_address'])
    .where('status', '=', 'approved')
    .where(text.length < 3 ? begins : sql<boolean>`${name} like ${containing(text)}`)
    .orderBy(sql`case when ${name} ^@ ${form} then 0 when ${name} like '% ' || ${pattern} || '%' then 1 else 2 end`)
    .orderBy(sql`${name} collate "C"`)
    .orderBy('id')
    .limit(most)
    .execute();
}
