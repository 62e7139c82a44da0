import type { Answer } from '@oja/contract/client';
import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import {
  type ReadReviews,
  type ReviewCursor,
  readProductReviews,
  readReviewCursor,
  readSellerReviews,
} from '../reviews/reviews.questions.ts';
import { findSellerId, isProduct } from './catalogue.questions.ts';

const PAGE = 20;

/** Reviews of a product from the cursor on. */
export async function listProductReviews(
  db: Db,
  productId: string,
  cursor?: string,
): Promise<Answer<'productReviews'>> {
  const read = await readProductReviews(db, productId, PAGE, cursorOf(cursor));
  if (read.reviews.length === 0 && !(await isProduct(db, productId))) throw refusal('product_not_found');
  return listOf(read);
}

/** Reviews of all of a store's products from the cursor on. */
export async function listStoreReviews(db: Db, slug: string, cursor?: string): Promise<Answer<'storeReviews'>> {
  const after = cursorOf(cursor);
  const sellerId = await findSellerId(db, slug);
  if (sellerId === undefined) throw refusal('store_not_found');
  return listOf(await readSellerReviews(db, sellerId, PAGE, after));
}

function cursorOf(text: string | undefined): ReviewCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = readReviewCursor(text);
  if (cursor === null) throw refusal('bad_request', { reason: 'cursor is not of this list.' });
  return cursor;
}

function listOf({ reviews, reviewsCursor }: ReadReviews) {
  return { items: reviews, nextCursor: reviewsCursor };
}
