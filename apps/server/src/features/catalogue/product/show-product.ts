import type { ProductPage } from '@oja/contract/catalogue';
import { returnTerms } from '@oja/domain/orders/return-terms';
import type { Db } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { ratingView, readProductReviews } from '../../reviews/reviews.questions.ts';
import { productCardView, productView, sellerCardView } from '../catalogue.views.ts';
import { FIRST_REVIEWS, findProduct, findRelated, findSellerOf } from './product-page.queries.ts';

/** Everything the product page shows. The reads do not wait for one another. */
export async function showProduct(db: Db, id: string): Promise<ProductPage> {
  const [[product], seller, reviews, related] = await Promise.all([
    findProduct(db, id),
    findSellerOf(db, id),
    readProductReviews(db, id, FIRST_REVIEWS),
    findRelated(db, id),
  ]);
  if (!product || !seller) throw refusal('product_not_found');
  return {
    product: productView(product, returnTerms(seller.return_days)),
    variants: product.variants,
    seller: sellerCardView(seller),
    ...(seller.away && { away: seller.away }),
    rating: ratingView(product),
    histogram: product.histogram,
    ...reviews,
    related: related.map(productCardView),
  };
}
