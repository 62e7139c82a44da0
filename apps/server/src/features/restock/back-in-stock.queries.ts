import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

/** Requests `r` that are to be told, of variants `v` that are offered: of who can be told, account or address. */
const waiting = sql`
  restock_requests r join product_variants v on v.id = r.variant_id left join users u on u.id = r.user_id
  where r.told_at is null and v.retired_at is null and (r.confirmed_at is not null or u.email_verified)`;

/** Stock items `i` of products `p` that can be bought now. */
const buyable = sql`
  stock_items i join products p on p.id = i.product_id join sellers s on s.id = p.seller_id
  where i.stock > i.held and p.status = 'live' and s.status = 'approved'
    and not store_is_away(s.holiday_from, s.holiday_until)`;

/** The address of a request `r`, which is one person, whatever of an item is asked for by it. */
const person = sql<string>`coalesce(u.email, r.email)`;

/** Units of an item `i` of which nobody was told within a day: so many people more may be. */
const untold = sql<number>`(i.stock - i.held - (
  select count(distinct coalesce(who.email, told.email)) from product_variants own
    join restock_requests told on told.variant_id = own.id left join users who on who.id = told.user_id
  where own.stock_item_id = i.id and told.told_at > now() - interval '1 day'))`;

/** Stock items that somebody waits for and is to be told of now, some of them. */
export async function findItemsBack(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from ${buyable} and i.id in (select v.stock_item_id from ${waiting}) and ${untold} > 0 limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether this process is the one that tells of an item, until its transaction ends. */
export async function claimItem(tx: Tx, itemId: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`back in stock ${itemId}`}, 0)) as free
  `.execute(tx);
  return rows[0]?.free === true;
}

export interface Told {
  id: string;
  email: string;
  token: string;
  productId: string;
  productName: string;
  color: string;
  size: string;
}

/**
 * Notes of those who have waited longest for an item that they are told, as many as it has units for, and answers them: each
 * once, by what was asked for first. What else of the same units they wait for is told by it.
 */
export async function markTold(tx: Tx, itemId: string, most: number): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with item as (
      select i.id, p.id as product_id, p.name, ${untold} as room from ${buyable} and i.id = ${itemId}
    ), next as (
      select ${person} as email from ${waiting} and v.stock_item_id = (select id from item)
      order by r.created_at, r.id
      limit (select least(greatest(room, 0), ${most}::bigint) from item) for update of r skip locked
    ), theirs as (
      select r.id, r.created_at, ${person} as email, v.color, v.size from ${waiting} and v.stock_item_id = (select id from item)
        and ${person} in (select email from next)
      for update of r skip locked
    ), marked as (
      update restock_requests r set told_at = now() from theirs where r.id = theirs.id
      returning r.id, r.created_at, r.token, theirs.email, theirs.color, theirs.size
    )
    select distinct on (email) marked.id, email, token, item.product_id as "productId", item.name as "productName", color, size
    from marked, item order by email, created_at, marked.id
  `.execute(tx);
  return rows;
}
