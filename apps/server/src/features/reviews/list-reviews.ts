import type { Answer } from '@oja/contract/client';
import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { findSellerId, isProduct } from '../catalogue/catalogue.questions.ts';
import { pageOf, type ReviewCursor, readReviewCursor } from './review-cursor.ts';
import { findProductReviews, findSellerReviews } from './reviews.queries.ts';
import { reviewView } from './reviews.views.ts';

const PAGE = 20;

/** Reviews of a product from the cursor on. */
export async function listProductReviews(
  db: Db,
  productId: string,
  cursor?: string,
): Promise<Answer<'productReviews'>> {
  const reviews = await findProductReviews(db, productId, { after: cursorOf(cursor), limit: PAGE + 1 });
  if (reviews.length === 0 && !(await isProduct(db, productId))) throw refusal('product_not_found');
  return listOf(reviews);
}

/** Reviews of all of a store's products from the cursor on. */
export async function listStoreReviews(db: Db, slug: string, cursor?: string): Promise<Answer<'storeReviews'>> {
  const after = cursorOf(cursor);
  const sellerId = await findSellerId(db, slug);
  if (sellerId === undefined) throw refusal('store_not_found');
  return listOf(await findSellerReviews(db, sellerId, { after, limit: PAGE + 1 }));
}

function cursorOf(text: string | undefined): ReviewCursor | undefined {
  if (text === undefined) return undefined;
  const cursor = readReviewCursor(text);
  if (cursor === null) throw refusal('bad_request', { reason: 'cursor is not of this list.' });
  return cursor;
}

function listOf(rows: Awaited<ReturnType<typeof findProductReviews>>) {
  const { page, nextCursor } = pageOf(rows, PAGE);
  return { items: page.map(reviewView), nextCursor };
}
