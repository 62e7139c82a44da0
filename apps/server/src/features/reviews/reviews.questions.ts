import type { Db } from '../../database/pool.ts';
import { type PlaceInTime, pageOf, timeCursor } from '../../http/cursor.ts';
import { findProductReviews, findSellerHistogram, findSellerReviews, ratingHistogram } from './reviews.queries.ts';
import { type ReadReviews, ratingView, reviewView } from './reviews.views.ts';

export { exportReviews } from './export-reviews.queries.ts';
export { countUnanswered } from './replies/desk-reviews.queries.ts';
export { readReviewsByStars } from './reviews-by-stars.ts';
export { findSellerHistogram, type ReadReviews, ratingHistogram, ratingView };

/** The newest reviews of a product, or those after a cursor. */
export async function readProductReviews(
  db: Db,
  productId: string,
  size: number,
  after?: PlaceInTime,
): Promise<ReadReviews> {
  return readPage(await findProductReviews(db, productId, { after, limit: size + 1 }), size);
}

/** The newest reviews of all of a seller's products, or those after a cursor. */
export async function readSellerReviews(
  db: Db,
  sellerId: string,
  size: number,
  after?: PlaceInTime,
): Promise<ReadReviews> {
  return readPage(await findSellerReviews(db, sellerId, { after, limit: size + 1 }), size);
}

function readPage(rows: Awaited<ReturnType<typeof findProductReviews>>, size: number): ReadReviews {
  const { page, nextCursor } = pageOf(rows, size, ({ cursor_time: time, id }) => timeCursor.write({ time, id }));
  return { reviews: page.map(reviewView), reviewsCursor: nextCursor };
}
