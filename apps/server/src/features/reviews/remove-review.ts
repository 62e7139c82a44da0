import type { RemovedReview } from '@oja/contract/reviews';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { deleteReview, findRatings } from './reviews.queries.ts';
import { ratingView } from './reviews.views.ts';

/** Deletes the account's review of a product, if there is one. */
export async function removeReview(db: Db, userId: string, productId: string): Promise<RemovedReview> {
  return inTransaction(db, async (tx) => {
    await deleteReview(tx, productId, userId);
    const ratings = await findRatings(tx, productId);
    if (!ratings) throw refusal('product_not_found');
    return { rating: ratingView(ratings), histogram: ratings.histogram };
  });
}
