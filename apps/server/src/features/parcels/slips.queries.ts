import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { isBuyerKnown, shownRecipient } from './known-buyer.queries.ts';

interface SlipRow {
  orderId: string;
  orderNumber: string;
  placedAt: Date;
  to: Omit<ShippingInfo, 'email'>;
  courier: string | null;
  trackingNumber: string | null;
}

/** The accepted parcels of a store whose buyers are known, in the order of these ids, each once. */
export async function findSlips(db: Db, sellerId: SellerId, ids: readonly string[]): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    select part.order_id as "orderId", o.order_number as "orderNumber", part.placed_at as "placedAt",
      ${shownRecipient} as "to", part.courier, part.tracking_number as "trackingNumber"
    from (select id, min(place) as place from unnest(${ids}::uuid[]) with ordinality asked (id, place) group by id) asked
    join order_sellers part on part.order_id = asked.id and part.seller_id = ${sellerId}
    join orders o on o.id = part.order_id
    where part.status <> 'pending' and part.cancelled_at is null and ${isBuyerKnown}
    order by asked.place
  `.execute(db);
  return rows;
}

export async function readStoreName(db: Db, sellerId: SellerId): Promise<string> {
  const { store_name } = await db
    .selectFrom('sellers')
    .select('store_name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return store_name;
}
