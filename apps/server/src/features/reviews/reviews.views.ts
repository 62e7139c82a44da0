import type { Review } from '@oja/contract/catalogue';
import { roundRating } from '@oja/domain/goods/rating';
import type { Selectable } from 'kysely';
import type { ReviewsTable } from '../../database/types.generated.ts';

export function reviewView(row: Selectable<ReviewsTable>): Review {
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
  };
}

export function ratingView({ rating_sum, rating_count }: { rating_sum: number; rating_count: number }) {
  return { average: roundRating(rating_sum, rating_count), count: rating_count };
}
