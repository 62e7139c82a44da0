import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

/** What is not live, or of a store that does not sell, has no rows, and is none of these. */
const isUnfilled = sql`(p.status = 'live' and exists (select from sellers s where s.id = p.seller_id and s.status = 'approved') and (
  not exists (select from find_products f where f.product_id = p.id)
  or not exists (select from find_words f where f.product_id = p.id)))`;

/** So that whoever changes one of them does not wait long. */
const atOnce = 500;

export async function countUnfilled(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products p where ${isUnfilled}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Fills the first set of products behind `after`. Nobody changes them meanwhile: what would be changed before the row is
 * there, and after it was read, would be lost.
 */
export async function fillSome(tx: Tx, after: string): Promise<{ last: string | null; filled: number }> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where p.id > ${after} and ${isUnfilled} order by p.id limit ${atOnce} for share of p
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into find_products select * from find_product_rows where product_id = any(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
  await sql`
    insert into find_words
    select product_id, find_tier_of(rank, product_id), rank, in_stock, words
    from find_word_rows where product_id = any(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
  await nameFacets(tx, ids);
  return { last: ids.at(-1) ?? null, filled: ids.length };
}

/** Notes how people write the facets of these products that nobody wrote before. */
export async function nameFacets(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into find_facets
    select distinct on (facet) facet, shown from find_facet_rows t
    where product_id = any(${ids}::uuid[]) and not exists (select from find_facets f where f.facet = t.facet)
    order by facet on conflict do nothing`.execute(tx);
}

/** So that plans are made for tables that are full. */
export async function analyseFinding(tx: Tx): Promise<void> {
  await sql`analyze find_products, find_words`.execute(tx);
}

/** Their counts are to be made. */
export async function nameAllScopes(tx: Tx): Promise<void> {
  await sql`
    insert into find_changes (scope, renamed)
    select 'category:' || id, false from categories union all select 'subcategory:' || id, false from subcategories
    union all select 'seller:' || id, false from sellers`.execute(tx);
}
