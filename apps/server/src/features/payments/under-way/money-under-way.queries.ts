import type { MoneyUnderWay } from '@oja/contract/payments';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { isNotListed } from '../inbox/inbox.queries.ts';

type Row = Omit<MoneyUnderWay, 'heldUntil' | 'since' | 'changedAt' | 'boughtSince'> & {
  checkoutId: string;
  heldUntil: Date | null;
  since: Date;
  changedAt: Date;
};

const most = 20;

/**
 * A payment is awaited while its hold lives, or while the provider has not said for three days that nothing was paid;
 * only the last attempt of a checkout counts, and none once there is an order or the buyer has cancelled. A refund is shown
 * until it is made; then its order tells of it, and one without an order is shown for a week more.
 */
export async function findMoneyUnderWay(db: Db, buyerId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.reference, c.id as "checkoutId", r.reason, r.method, o.order_number as "orderNumber",
      case when r.id is null then 'awaited' when r.state = 'processed' then 'returned'
        when r.state = 'manual' then 'needs_person' else 'returning' end as state,
      coalesce(r.amount - r.not_owed, p.amount) as amount, coalesce(p.paid_currency, p.currency) as currency,
      case when r.id is null and c.state = 'held' and c.expires_at > now() then c.expires_at end as "heldUntil",
      coalesce(r.created_at, p.created_at) as since, coalesce(r.processed_at, r.updated_at, p.updated_at) as "changedAt"
    from checkouts c
    join payments p on p.checkout_id = c.id
    left join refunds r on r.reference = p.reference
    left join orders o on o.id = c.id
    where c.buyer_id = ${buyerId} and (
      r.state not in ('processed', 'closed')
      or (r.state = 'processed' and o.payment_reference is distinct from p.reference
        and coalesce(r.processed_at, r.updated_at) > now() - interval '7 days')
      or (r.id is null and p.state = 'initialized' and c.state <> 'completed'
        and c.release_reason is distinct from 'cancelled'
        and p.created_at > now() - interval '72 hours'
        and (c.state = 'held' or coalesce(p.provider_status, '') not in ('abandoned', 'failed'))
        and not exists (select from payments later
          where later.checkout_id = c.id and later.state = 'initialized' and later.created_at > p.created_at)))
    order by since desc, p.reference limit ${most}
  `.execute(db);
  return rows;
}

/**
 * Whether money of a buyer is on its way, in either direction: a checkout that may still be paid, a refund that is not over,
 * or one that the provider tells of and does not list. The answer stands as long as the buyer is locked.
 */
export async function hasMoneyUnderWay(db: Db, buyerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from checkouts c
    left join payments p on p.checkout_id = c.id
    left join refunds r on r.reference = p.reference
    where c.buyer_id = ${buyerId}
      and (c.state = 'held' or p.state in ('created', 'sent', 'initialized') or r.state not in ('processed', 'closed')
        or exists (select from payment_inbox i where i.reference = p.reference and (${isNotListed})))
    limit 1
  `.execute(db);
  return rows.length > 0;
}
