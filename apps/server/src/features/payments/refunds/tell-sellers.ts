import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../database/pool.ts';
import { notify } from '../../../notifications/notify.ts';

interface SellerOfOrder {
  sellerId: string;
  storeName: string;
  /** Where the store wants its mail; else the account that runs it. */
  email: string | null;
  orderNumber: string;
  delivered: boolean;
}

/** Money of an order goes back: each of its sellers hears of it, once, before sending what is not paid for any more. */
export async function tellSellersOfRefund(
  tx: Tx,
  config: Config,
  orderId: string,
  refund: { id: string; amount: Kobo },
): Promise<void> {
  for (const { sellerId, email, ...of } of await findSellersOfOrder(tx, orderId)) {
    if (email === null) continue;
    const facts = { ...of, amount: refund.amount };
    await notify(tx, config, { email }, { kind: 'orderRefunded', facts, dedupe: `refunded:${refund.id}:${sellerId}` });
  }
}

async function findSellersOfOrder(tx: Tx, orderId: string): Promise<SellerOfOrder[]> {
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
