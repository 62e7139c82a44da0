import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: what was written to the shop, a section a list. */
export function exportContactMessages(userId: string): Record<string, Rows> {
  return {
    messages: sql`
        select topic, order_number, message, name, email, created_at from contact_messages
        where user_id = ${userId} order by created_at`,
  };
}
