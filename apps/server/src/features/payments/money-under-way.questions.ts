import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';

/** Whether money of a buyer is on its way, in either direction: a checkout that may still be paid, or a refund that is not over. */
export async function hasMoneyUnderWay(tx: Tx, buyerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from checkouts c
    left join payments p on p.checkout_id = c.id
    left join refunds r on r.reference = p.reference
    where c.buyer_id = ${buyerId}
      and (c.state = 'held' or p.state in ('created', 'sent', 'initialized') or r.state not in ('processed', 'closed'))
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
