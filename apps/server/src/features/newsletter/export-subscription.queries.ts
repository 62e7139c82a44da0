import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: the newsletter, where the address is proven, a section a list. */
export function exportSubscription(userId: string): Record<string, Rows> {
  return {
    newsletter: sql`
        select s.email, s.created_at, s.confirmed_at, s.unsubscribed_at from newsletter_subscribers s
        join users u on u.email = s.email and u.email_verified where u.id = ${userId}`,
  };
}
