import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { isNotListed } from './inbox.queries.ts';

/**
 * Whether money of a buyer is on its way, in either direction: a checkout that may still be paid, a refund that is not over,
 * or one that the provider tells of and does not list.
 */
export async function hasMoneyUnderWay(tx: Tx, buyerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from checkouts c
    left join payments p on p.checkout_id = c.id
    left join refunds r on r.reference = p.reference
    where c.buyer_id = ${buyerId}
      and (c.state = 'held' or p.state in ('created', 'sent', 'initialized') or r.state not in ('processed', 'closed')
        or exists (select from payment_inbox i where i.reference = p.reference and (${isNotListed})))
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
