import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: payments and refunds, a section a list. */
export function exportPayments(userId: string): Record<string, Rows> {
  return {
    payments: sql`
        select p.reference, p.provider, p.amount as amount_kobo, p.state, p.created_at, p.settled_at
        from payments p join checkouts c on c.id = p.checkout_id where c.buyer_id = ${userId} order by p.created_at`,
    refunds: sql`
        select r.reference, r.amount as amount_kobo, r.reason, r.state, r.created_at from refunds r
        join payments p on p.reference = r.reference join checkouts c on c.id = p.checkout_id
        where c.buyer_id = ${userId} order by r.created_at`,
  };
}
