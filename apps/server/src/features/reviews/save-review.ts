import type { Review } from '@oja/contract/catalogue';
import type { SavedReview } from '@oja/contract/reviews';
import { type ReviewDraft, reviewRefusal } from '@oja/domain/goods/review';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { notify } from '../../notifications/notify.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { findMailedMembers } from '../teams/teams.questions.ts';
import { findRatings, findReviewedStore, findReviewOf, upsertReview } from './reviews.queries.ts';
import { ratingView, reviewView } from './reviews.views.ts';

/**
 * Writes the account's one review of a product, or rewrites it. Ratings of product and store change with it, and who runs the
 * store hears of it once.
 */
export async function saveReview(
  { db, config }: Deps,
  { userId, name }: Session,
  productId: string,
  draft: ReviewDraft & { rating: number },
): Promise<SavedReview> {
  if (reviewRefusal(draft, true)) throw refusal('review_incomplete');
  const { rating } = draft;
  const comment = draft.comment.trim();
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const written = await upsertReview(tx, { productId, userId, userName: name, rating, comment });
    const review = await findReviewOf(tx, productId, userId);
    const ratings = await findRatings(tx, productId);
    if (!written || !review || !ratings) throw refusal('product_not_found');
    if (written.isNew) await tellStore(tx, config, reviewView(review));
    return { review: reviewView(review), rating: ratingView(ratings), histogram: ratings.histogram };
  });
}

async function tellStore(tx: Tx, config: Deps['config'], review: Review): Promise<void> {
  const { sellerId, productId, userId, userName, rating, comment } = review;
  const store = await findReviewedStore(tx, review.id);
  if (!store) return;
  for (const { userId: memberId, name, email } of await findMailedMembers(tx, [sellerId], 'reviewed')) {
    const facts = { ...store, name, reviewer: userName, rating, comment };
    // Whoever takes a review back and writes it again is not heard of again.
    const dedupe = `reviewed:${productId}:${userId}:${memberId}`;
    await notify(tx, config, { email }, { kind: 'storeReviewed', facts, dedupe });
  }
}
