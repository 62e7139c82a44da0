import type { Answer } from '@oja/contract/client';
import type { ReviewQuery } from '@oja/contract/reviews';
import type { Db } from '../../../database/pool.ts';
import { type PlaceInTime, timeCursor } from '../../../http/cursor.ts';
import { refusal } from '../../../http/refusal.ts';
import {
  type ReadReviews,
  readProductReviews,
  readReviewsByStars,
  readSellerReviews,
} from '../../reviews/reviews.questions.ts';
import { findSellerId, isProduct } from '../catalogue.questions.ts';

const PAGE = 20;

/** Reviews of a product from the cursor on. */
export async function listProductReviews(
  db: Db,
  productId: string,
  { sort = 'newest', stars, cursor }: ReviewQuery,
): Promise<Answer<'productReviews'>> {
  const byStars = stars ?? (sort === 'newest' ? undefined : sort);
  const [read, isThere] = await Promise.all([
    byStars === undefined
      ? readProductReviews(db, productId, PAGE, placeOf(cursor))
      : readReviewsByStars(db, productId, byStars, PAGE, cursor),
    isProduct(db, productId),
  ]);
  if (!isThere) throw refusal('product_not_found');
  return listOf(read);
}

/** Reviews of all of a store's products from the cursor on. */
export async function listStoreReviews(db: Db, slug: string, cursor?: string): Promise<Answer<'storeReviews'>> {
  const after = placeOf(cursor);
  const sellerId = await findSellerId(db, slug);
  if (sellerId === undefined) throw refusal('store_not_found');
  return listOf(await readSellerReviews(db, sellerId, PAGE, after));
}

function placeOf(cursor: string | undefined): PlaceInTime | undefined {
  return cursor === undefined ? undefined : timeCursor.read(cursor);
}

function listOf({ reviews, reviewsCursor }: ReadReviews) {
  return { items: reviews, nextCursor: reviewsCursor };
}
