import type { Answer } from '@oja/contract/client';
import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { reviewView } from './catalogue.views.ts';
import { isProduct } from './product-page.queries.ts';
import { findProductReviews } from './reviews.queries.ts';

const PAGE = 20;
const cursorForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reviews of a product from the cursor on, which is the id of the last one before. */
export async function listReviews(db: Db, productId: string, cursor?: string): Promise<Answer<'productReviews'>> {
  if (cursor !== undefined && !cursorForm.test(cursor)) {
    throw refusal('bad_request', { reason: 'cursor is not of this list.' });
  }
  const reviews = await findProductReviews(db, productId, { after: cursor, limit: PAGE + 1 });
  if (reviews.length === 0 && !(await isProduct(db, productId))) throw refusal('product_not_found');
  const page = reviews.slice(0, PAGE);
  return { items: page.map(reviewView), nextCursor: reviews.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
