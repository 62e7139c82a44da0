import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

interface SellerOfOrder {
  sellerId: string;
  storeName: string;
  /** Where the store wants its mail; else the account that runs it. */
  email: string | null;
  orderNumber: string;
  delivered: boolean;
}

export async function findSellersOfOrder(tx: Tx, orderId: string): Promise<SellerOfOrder[]> {
  const { rows } = await sql<SellerOfOrder>`
    select part.seller_id as "sellerId", s.store_name as "storeName", o.order_number as "orderNumber",
      coalesce(nullif(payout.email, ''), case when owner.deleted_at is null then owner.email end) as email,
      part.status = 'delivered' as delivered
    from order_sellers part join orders o on o.id = part.order_id join sellers s on s.id = part.seller_id
    left join seller_payouts payout on payout.seller_id = s.id left join users owner on owner.id = s.owner_id
    where part.order_id = ${orderId} order by part.seller_id
  `.execute(tx);
  return rows;
}
