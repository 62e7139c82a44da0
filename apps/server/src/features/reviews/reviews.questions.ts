import type { Review } from '@oja/contract/catalogue';
import type { Db } from '../../database/pool.ts';
import type { OutboxHandler } from '../../platform/jobs/outbox.ts';
import { pageOf } from './review-cursor.ts';
import { findProductReviews, findSellerReviews, markBuyersReviews, ratingHistogram } from './reviews.queries.ts';
import { ratingView, reviewView } from './reviews.views.ts';

export { ratingHistogram, ratingView };

interface FirstReviews {
  reviews: Review[];
  reviewsCursor: string | null;
}

/** The newest reviews of a product, for its page. */
export async function readProductReviews(db: Db, productId: string, size: number): Promise<FirstReviews> {
  return firstReviews(await findProductReviews(db, productId, { limit: size + 1 }), size);
}

/** The newest reviews of all of a seller's products, for the store. */
export async function readSellerReviews(db: Db, sellerId: string, size: number): Promise<FirstReviews> {
  return firstReviews(await findSellerReviews(db, sellerId, { limit: size + 1 }), size);
}

function firstReviews(rows: Awaited<ReturnType<typeof findProductReviews>>, size: number): FirstReviews {
  const { page, nextCursor } = pageOf(rows, size);
  return { reviews: page.map(reviewView), reviewsCursor: nextCursor };
}

/** `order.created`: whoever wrote about a product before buying it is a buyer now. */
export const markBuyers: OutboxHandler<'order.created'> = (tx, messages) =>
  markBuyersReviews(
    tx,
    messages.map(({ orderId }) => orderId),
  );
