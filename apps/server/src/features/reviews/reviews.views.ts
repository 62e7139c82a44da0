import type { Review } from '@oja/contract/catalogue';
import { roundRating } from '@oja/domain/goods/rating';
import type { Selectable } from 'kysely';
import type { ReviewsTable } from '../../database/types.generated.ts';

/** A page of reviews, and where the next one begins. */
export interface ReadReviews {
  reviews: Review[];
  reviewsCursor: string | null;
}

interface ReviewRow extends Selectable<ReviewsTable> {
  reply: { text: string; createdAt: string; updatedAt: string } | null;
}

export function reviewView({ reply, ...row }: ReviewRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    sellerId: row.seller_id,
    userId: row.user_id,
    userName: row.user_name,
    rating: row.rating,
    comment: row.comment,
    verifiedPurchase: row.verified_purchase,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(reply && { reply: { text: reply.text, createdAt: utc(reply.createdAt), updatedAt: utc(reply.updatedAt) } }),
  };
}

/** A time as the database writes it into JSON. */
const utc = (time: string): string => new Date(time).toISOString();

export function ratingView({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }) {
  return { average: roundRating(rating_sum, rating_count), count: rating_count };
}
