import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: addresses, a section a list. */
export function exportAddresses(userId: string): Record<string, Rows> {
  return {
    addresses: sql`
        select first_name, last_name, email, phone, address, city, state, zip_code, country, is_default, created_at
        from addresses where user_id = ${userId} order by created_at`,
  };
}
