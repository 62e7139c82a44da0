import type { Picture } from '@oja/contract/common';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import type { CancelReason } from '@oja/domain/payments/line-refund';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { isBuyerKnown, shownBuyer, shownRecipient } from './known-buyer.queries.ts';

/** Where a parcel stands, and who ordered it as far as the store may know. */
export interface StandingRow {
  orderId: string;
  orderNumber: string;
  status: SellerStatus;
  packedAt: Date | null;
  cancelledAt: Date | null;
  placedAt: Date;
  dueAt: Date | null;
  buyer: Pick<ShippingInfo, 'firstName' | 'lastName' | 'city' | 'state'>;
}

/** The columns of it, of the parcel `part` of the order `o`. */
export const standing = sql`part.order_id as "orderId", o.order_number as "orderNumber", part.status,
  part.packed_at as "packedAt",
  part.cancelled_at as "cancelledAt", part.placed_at as "placedAt", part.due_at as "dueAt", ${shownBuyer} as buyer`;

export interface ParcelRow extends StandingRow {
  to: Omit<ShippingInfo, 'email'> | null;
  courier: string | null;
  trackingNumber: string | null;
  riderPhone: string | null;
  notes: string | null;
  ownNote: string;
  approvedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
}

/** Words of the store, in which the buyer may be named: shown as long as the buyer is. */
const whileKnown = (column: 'rider_phone' | 'notes' | 'own_note') =>
  sql`case when ${isBuyerKnown} then part.${sql.ref(column)} end`;

export async function findParcel(db: Db, sellerId: SellerId, orderId: string): Promise<ParcelRow | undefined> {
  const { rows } = await sql<ParcelRow>`
    select ${standing}, ${shownRecipient} as "to", part.courier, part.tracking_number as "trackingNumber",
      ${whileKnown('rider_phone')} as "riderPhone", ${whileKnown('notes')} as notes,
      coalesce(${whileKnown('own_note')}, '') as "ownNote", part.approved_at as "approvedAt",
      part.shipped_at as "shippedAt", part.delivered_at as "deliveredAt"
    from order_sellers part join orders o on o.id = part.order_id
    where part.seller_id = ${sellerId} and part.order_id = ${orderId}
  `.execute(db);
  return rows[0];
}

export interface LineRow {
  orderId: string;
  line: number;
  productId: string;
  name: string;
  color: string;
  size: string;
  sku: string | null;
  quantity: number;
  cancelled: number;
  picture: Picture | null;
}

/** What lies in the parcels of a store, line by line. */
export async function findLines(db: Db, sellerId: SellerId, orderIds: readonly string[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select order_id as "orderId", line, product_id as "productId", name, selected_color as color, selected_size as size,
      sku, quantity, cancelled, picture
    from order_items where seller_id = ${sellerId} and order_id = any(${orderIds}::uuid[]) order by order_id, line
  `.execute(db);
  return rows;
}

export interface CancellationRow {
  line: number;
  at: Date;
  quantity: number;
  reason: CancelReason;
}

/** What was cancelled of the lines of a store's parcel, the oldest first. */
export async function findCancellations(db: Db, sellerId: SellerId, orderId: string): Promise<CancellationRow[]> {
  const { rows } = await sql<CancellationRow>`
    select c.line, c.created_at as at, c.quantity, c.reason
    from order_items item join line_cancellations c using (order_id, line)
    where item.seller_id = ${sellerId} and item.order_id = ${orderId} order by c.created_at, c.id
  `.execute(db);
  return rows;
}

export interface HistoryRow {
  at: Date;
  status: SellerStatus;
  corrects: boolean;
  notes: string;
}

/** The steps of a store's parcel, after that of the order as a whole: that it was placed. */
export async function findHistory(db: Db, sellerId: SellerId, orderId: string): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select step.created_at as at, step.status, step.corrects,
      case when step.seller_id is null or ${isBuyerKnown} then step.notes else '' end as notes
    from order_sellers part join orders o on o.id = part.order_id join order_status_history step on step.order_id = o.id
    where part.seller_id = ${sellerId} and part.order_id = ${orderId}
      and (step.seller_id = part.seller_id or (step.seller_id is null and step.status = 'pending'))
    order by step.created_at, step.id
  `.execute(db);
  return rows;
}
