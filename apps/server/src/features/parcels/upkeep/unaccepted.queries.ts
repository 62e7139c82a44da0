import { ACCEPT_WITHIN_HOURS, REMIND_AFTER_HOURS } from '@oja/domain/orders/parcel-due';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** Nobody has accepted it, its store was not told so, and it is not late yet. What is cancelled is due no more. */
const isToRemind = sql`status = 'pending' and reminded_at is null and due_at > now()
  and due_at <= now() + make_interval(hours => ${ACCEPT_WITHIN_HOURS - REMIND_AFTER_HOURS}::integer)`;

/** Stores with parcels that nobody has accepted for long. */
export async function findStoresToRemind(db: Db): Promise<SellerId[]> {
  const { rows } = await sql<{ sellerId: SellerId }>`
    select distinct seller_id as "sellerId" from order_sellers where ${isToRemind}
  `.execute(db);
  return rows.map(({ sellerId }) => sellerId);
}

export interface RemindedParcel {
  orderId: string;
  orderNumber: string;
  dueAt: Date;
  storeName: string;
  slug: string;
}

/** Notes of a store's parcels that it is told of them, the first due first. One that somebody works on just now is left out. */
export async function markReminded(tx: Tx, sellerId: SellerId): Promise<RemindedParcel[]> {
  const { rows } = await sql<RemindedParcel>`
    with waiting as (
      select order_id from order_sellers where seller_id = ${sellerId} and ${isToRemind}
      for no key update skip locked
    ), told as (
      update order_sellers part set reminded_at = now() from waiting
      where part.order_id = waiting.order_id and part.seller_id = ${sellerId}
      returning part.order_id, part.seller_id, part.due_at
    )
    select o.id as "orderId", o.order_number as "orderNumber", told.due_at as "dueAt", s.store_name as "storeName", s.slug
    from told join orders o on o.id = told.order_id join sellers s on s.id = told.seller_id
    order by told.due_at, o.id
  `.execute(tx);
  return rows;
}
