import type { Kobo } from '@oja/domain/money/money';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { shownBuyer, shownRecipient } from '../known-buyer.queries.ts';

/** A line of a parcel with all of its parcel. */
export interface ExportedLine {
  orderNumber: string;
  status: SellerStatus;
  placedAt: Date;
  approvedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  courier: string | null;
  trackingNumber: string | null;
  buyer: Pick<ShippingInfo, 'firstName' | 'lastName' | 'city' | 'state'>;
  to: Omit<ShippingInfo, 'email'> | null;
  sku: string | null;
  name: string;
  color: string;
  size: string;
  quantity: number;
  cancelled: number;
  price: Kobo;
}

/** The next parcels of a store, newest first. */
export async function findExportedParcels(
  db: Db,
  sellerId: SellerId,
  { after, most }: { after: PlaceInTime | null; most: number },
): Promise<PlaceInTime[]> {
  const { rows } = await sql<PlaceInTime>`
    select order_id as id, (extract(epoch from placed_at) * 1000000)::bigint::text as time from order_sellers
    where seller_id = ${sellerId} and (${after === null}::boolean or (placed_at, order_id)
      < (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid))
    order by placed_at desc, order_id desc limit ${most}
  `.execute(db);
  return rows;
}

/** Their lines, in their order: what is known of a buyer as the desk shows it. */
export async function findExportedLines(db: Db, sellerId: SellerId, ids: readonly string[]): Promise<ExportedLine[]> {
  const { rows } = await sql<ExportedLine>`
    select o.order_number as "orderNumber", part.status, part.placed_at as "placedAt", part.approved_at as "approvedAt",
      part.shipped_at as "shippedAt", part.delivered_at as "deliveredAt", part.cancelled_at as "cancelledAt",
      part.courier, part.tracking_number as "trackingNumber", ${shownBuyer} as buyer, ${shownRecipient} as "to",
      line.sku, line.name, line.selected_color as color, line.selected_size as size, line.quantity, line.cancelled, line.price
    from unnest(${ids}::uuid[]) with ordinality asked (id, place)
    cross join lateral (
      select * from order_sellers where order_id = asked.id and seller_id = ${sellerId} offset 0) part
    cross join lateral (select * from orders where id = asked.id offset 0) o
    cross join lateral (
      select * from order_items where order_id = asked.id and seller_id = ${sellerId} offset 0) line
    order by asked.place, line.line
  `.execute(db);
  return rows;
}
