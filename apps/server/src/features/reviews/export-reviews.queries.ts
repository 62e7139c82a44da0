import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: reviews, a section a list. */
export function exportReviews(userId: string): Record<string, Rows> {
  return {
    reviews: sql`
        select p.name as product, r.rating, r.comment, r.created_at, r.updated_at from reviews r
        join products p on p.id = r.product_id where r.user_id = ${userId} order by r.created_at`,
  };
}
