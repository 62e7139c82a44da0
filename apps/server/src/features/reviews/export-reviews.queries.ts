import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: reviews, and what they answered to those of others, a section a list. */
export function exportReviews(userId: string): Record<string, Rows> {
  return {
    reviews: sql`
        select p.name as product, r.rating, r.comment, r.created_at, r.updated_at from reviews r
        join products p on p.id = r.product_id where r.user_id = ${userId} order by r.created_at`,
    replies: sql`
        select s.store_name, p.name as product, reply.text, reply.created_at, reply.updated_at from review_replies reply
        join reviews r on r.id = reply.review_id join products p on p.id = r.product_id join sellers s on s.id = reply.seller_id
        where reply.written_by = ${userId} order by reply.created_at, reply.review_id`,
  };
}
