import type { SavedReview } from '@oja/contract/reviews';
import { type ReviewDraft, reviewRefusal } from '@oja/domain/goods/review';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { findRatings, findReviewOf, upsertReview } from './reviews.queries.ts';
import { ratingView, reviewView } from './reviews.views.ts';

/** Writes the account's one review of a product, or rewrites it. Ratings of product and store change with it. */
export async function saveReview(
  db: Db,
  { userId, name }: Session,
  productId: string,
  draft: ReviewDraft & { rating: number },
): Promise<SavedReview> {
  if (reviewRefusal(draft, true)) throw refusal('review_incomplete');
  const { rating } = draft;
  const comment = draft.comment.trim();
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const id = await upsertReview(tx, { productId, userId, userName: name, rating, comment });
    const review = await findReviewOf(tx, productId, userId);
    const ratings = await findRatings(tx, productId);
    if (!id || !review || !ratings) throw refusal('product_not_found');
    return { review: reviewView(review), rating: ratingView(ratings), histogram: ratings.histogram };
  });
}
