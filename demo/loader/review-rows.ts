import type { InsertObject } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { writeReviews } from '../data/reviews/reviews.ts';
import { agoFrom, productId, sellerId } from './catalogue-rows.ts';
import { idOf } from './ids.ts';

/** Reviews of people who have no account here; ratings are summed by the database as they come in. */
export function reviewRows(now: Date): InsertObject<Database, 'reviews'>[] {
  return writeReviews().map(({ product, seller, reviewer, rating, comment, verified, age }) => {
    const written = agoFrom(now, age);
    return {
      id: idOf('review', product, reviewer),
      product_id: productId(product),
      seller_id: sellerId(seller),
      user_name: reviewer,
      rating,
      comment,
      verified_purchase: verified,
      created_at: written,
      updated_at: written,
    };
  });
}
