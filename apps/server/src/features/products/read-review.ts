import { type ProductReview, reviewOf } from '@oja/domain/goods/draft-review';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { readProductReview } from '../pricing/pricing.questions.ts';
import { isTrusted } from '../stores/stores.questions.ts';

/** What the operator looks at of a store before it is in the shop. */
export async function readReview(db: Db, sellerId: SellerId): Promise<ProductReview> {
  return reviewOf(await readProductReview(db), { isTrusted: await isTrusted(db, sellerId) });
}
