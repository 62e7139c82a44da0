import type { SellerStatus } from '@oja/domain/orders/order-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

export interface ParcelRow {
  orderId: string;
  sellerId: string;
  orderNumber: string;
  storeName: string;
  buyerName: string;
  buyerEmail: string;
  status: SellerStatus;
  trackingNumber: string | null;
  courier: string | null;
  notes: string | null;
  approvedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

/** The part of an order that belongs to the store of this account, locked; undefined if there is none. */
export async function lockOwnParcel(tx: Tx, orderId: string, ownerId: string): Promise<ParcelRow | undefined> {
  const { rows } = await sql<ParcelRow>`
    select part.order_id as "orderId", part.seller_id as "sellerId", o.order_number as "orderNumber",
      s.store_name as "storeName", o.buyer_name as "buyerName", o.buyer_email as "buyerEmail", part.status,
      part.tracking_number as "trackingNumber", part.courier, part.notes, part.approved_at as "approvedAt",
      part.shipped_at as "shippedAt", part.delivered_at as "deliveredAt"
    from order_sellers part join sellers s on s.id = part.seller_id join orders o on o.id = part.order_id
    where part.order_id = ${orderId} and s.owner_id = ${ownerId}
    for update of part
  `.execute(tx);
  return rows[0];
}

export interface ParcelChange {
  orderId: string;
  sellerId: string;
  status: SellerStatus;
  trackingNumber: string | null;
  courier: string | null;
  /** Null leaves what was noted before. */
  notes: string | null;
}

/** Moves a locked parcel, notes when, and adds the step to the order's history. */
export async function updateParcel(
  tx: Tx,
  { orderId, sellerId, status, trackingNumber, courier, notes }: ParcelChange,
): Promise<Pick<ParcelRow, 'notes' | 'approvedAt' | 'shippedAt' | 'deliveredAt'>> {
  const reached = (step: SellerStatus, column: string) =>
    sql`${sql.ref(column)} = case when ${status} = ${step} then now() else ${sql.ref(column)} end`;
  const { rows } = await sql<ParcelRow>`
    with history as (
      insert into order_status_history (id, order_id, seller_id, status, updated_by, notes)
      values (${newId()}, ${orderId}, ${sellerId}, ${status}, 'seller', ${notes ?? ''})
    ), touched as (update orders set updated_at = now() where id = ${orderId})
    update order_sellers set status = ${status}, tracking_number = ${trackingNumber}, courier = ${courier},
      notes = coalesce(${notes}, notes),
      ${reached('approved', 'approved_at')}, ${reached('shipped', 'shipped_at')}, ${reached('delivered', 'delivered_at')}
    where order_id = ${orderId} and seller_id = ${sellerId}
    returning notes, approved_at as "approvedAt", shipped_at as "shippedAt", delivered_at as "deliveredAt"
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`parcel ${orderId} of ${sellerId} is gone while it is locked`);
  return row;
}

export interface TrackedPart {
  orderNumber: string;
  placedAt: Date;
  sellerId: string;
  storeName: string;
  slug: string;
  status: SellerStatus;
  units: number;
  trackingNumber: string | null;
  courier: string | null;
  approvedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

/** The parcels of an order whose account or shipping address has this e-mail; none for any other. */
export async function findTrackedParts(db: Db, orderNumber: string, email: string): Promise<TrackedPart[]> {
  const { rows } = await sql<TrackedPart>`
    select o.order_number as "orderNumber", o.created_at as "placedAt", s.id as "sellerId",
      s.store_name as "storeName", s.slug, part.status,
      (select coalesce(sum(quantity), 0) from order_items item
        where item.order_id = part.order_id and item.seller_id = part.seller_id)::integer as units,
      part.tracking_number as "trackingNumber", part.courier, part.approved_at as "approvedAt", part.shipped_at as "shippedAt",
      part.delivered_at as "deliveredAt"
    from orders o join order_sellers part on part.order_id = o.id join sellers s on s.id = part.seller_id
    where o.order_number = ${orderNumber}
      and ${email} in (lower(o.buyer_email), lower(trim(o.shipping_info->>'email')))
    order by s.store_name, s.id
  `.execute(db);
  return rows;
}
