import type { SellerStatus } from '@oja/domain/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

export interface TrackedPart {
  orderNumber: string;
  placedAt: Date;
  sellerId: string;
  storeName: string;
  slug: string;
  status: SellerStatus;
  isCancelled: boolean;
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
      part.cancelled_at is not null as "isCancelled",
      (select coalesce(sum(case when part.cancelled_at is null then quantity - cancelled else quantity end), 0) from order_items item
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
