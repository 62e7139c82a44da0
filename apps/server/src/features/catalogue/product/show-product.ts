import type { ProductPage } from '@oja/contract/catalogue';
import { returnTerms } from '@oja/domain/orders/return-terms';
import type { Db } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Config } from '../../../settings/config.ts';
import { ratingView, readProductReviews } from '../../reviews/reviews.questions.ts';
import { productCardView, productView, sellerCardView } from '../catalogue.views.ts';
import { arrivalView } from './arrival.views.ts';
import { FIRST_REVIEWS, findProduct, findRelated, findSellerOf } from './product-page.queries.ts';

/** By which it is told when goods arrive. */
interface Arriving {
  config: Pick<Config, 'travelDays' | 'deliversTo'>;
  now: Date;
}

/**
 * Everything the product page shows. The reads do not wait for one another.
 * @param arriving without it, nothing is said of when it arrives
 */
export async function showProduct(db: Db, id: string, arriving?: Arriving): Promise<ProductPage> {
  const [[product], seller, reviews, related] = await Promise.all([
    findProduct(db, id),
    findSellerOf(db, id),
    readProductReviews(db, id, FIRST_REVIEWS),
    findRelated(db, id),
  ]);
  if (!product || !seller) throw refusal('product_not_found');
  const arrival = arriving && product.available > 0 && arrivalView(seller, arriving.config, arriving.now);
  return {
    product: productView(product, returnTerms(seller.return_days)),
    variants: product.variants,
    seller: sellerCardView(seller),
    ...(seller.away && { away: seller.away }),
    ...(arrival && { arrival }),
    rating: ratingView(product),
    histogram: product.histogram,
    ...reviews,
    related: related.map(productCardView),
  };
}
