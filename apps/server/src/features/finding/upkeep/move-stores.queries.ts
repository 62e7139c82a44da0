import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { nameFacets } from './fill-finding.queries.ts';

/** So that whoever changes one of them, as a purchase does, does not wait long: putting back costs a millisecond each. */
const atOnce = { taken: 500, put: 100 };

/** @returns stores that left the shop or came to it, and the last time of each */
export async function findMovedStores(db: Db): Promise<{ sellerId: string; last: number }[]> {
  const { rows } = await sql<{ sellerId: string; last: number }>`
    select seller_id as "sellerId", max(id) as last from find_moved_stores group by seller_id order by 2`.execute(db);
  return rows;
}

/**
 * Gives the first set of a store's products behind `after` the rows of finding that they have by the store's status, which
 * stays as it is until then, or takes them away. Nobody changes the products meanwhile: what would be changed before the row
 * is there, and after it was read, would be lost. @returns the last of them
 */
export async function moveSome(tx: Tx, sellerId: string, after: string): Promise<string | null> {
  const { rows: stores } = await sql<{ sells: boolean }>`
    select status = 'approved' as sells from sellers where id = ${sellerId} for key share`.execute(tx);
  const sells = stores[0]?.sells === true;
  const { rows } = await sql<{ id: string }>`
    select id from products where seller_id = ${sellerId} and id > ${after} order by id
    limit ${sells ? atOnce.put : atOnce.taken} for share
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  await (sells ? putRows : takeRows)(tx, ids);
  return ids.at(-1) ?? null;
}

/** Who counts them is written last: other stores file goods there. */
async function putRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into find_words
    select product_id, find_tier_of(rank, product_id), rank, in_stock, words
    from find_word_rows where product_id = any(${ids}::uuid[])
    on conflict do nothing`.execute(tx);
  await nameFacets(tx, ids);
  await sql`
    with moved as (
      insert into find_products select * from find_product_rows where product_id = any(${ids}::uuid[])
      on conflict do nothing returning category_id, subcategory_id, seller_id
    ), counted as (
      update categories c set product_count = product_count + goods.count
      from (select category_id, count(*)::integer as count from moved group by category_id) goods
      where c.id = goods.category_id
    ) ${nameScopes}`.execute(tx);
}

async function takeRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from find_words where product_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    with moved as (
      delete from find_products where product_id = any(${ids}::uuid[]) returning category_id, subcategory_id, seller_id
    ) ${nameScopes}`.execute(tx);
}

/** The counts of places that have goods in `moved` are to be made anew. */
const nameScopes = sql`
  insert into find_changes (scope, renamed)
  select distinct scope, false
  from moved, unnest(array['category:' || category_id, 'subcategory:' || subcategory_id, 'seller:' || seller_id]) scope
  where scope is not null`;

/** Done up to that time. */
export async function forgetMovedStore(tx: Tx, sellerId: string, last: number): Promise<void> {
  await sql`delete from find_moved_stores where seller_id = ${sellerId} and id <= ${last}`.execute(tx);
}
