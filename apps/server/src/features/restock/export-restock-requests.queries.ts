import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: what they wait for, also by an address that is proven to be theirs; a section a list. */
export function exportRestockRequests(userId: string): Record<string, Rows> {
  return {
    restockRequests: sql`
        select p.name, v.color, v.size, r.email, r.created_at, r.confirmed_at, r.told_at
        from users u
        join restock_requests r on r.user_id = u.id or (r.email = u.email and u.email_verified)
        join product_variants v on v.id = r.variant_id join products p on p.id = v.product_id
        where u.id = ${userId} order by r.created_at`,
  };
}
