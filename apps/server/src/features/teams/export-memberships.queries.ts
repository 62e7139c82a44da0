import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: the stores that they work for. */
export function exportMemberships(userId: string): Record<string, Rows> {
  return {
    stores: sql`
        select s.store_name, s.slug, member.role, member.joined_at
        from seller_members member join sellers s on s.id = member.seller_id
        where member.user_id = ${userId} order by s.store_name, s.id`,
  };
}
