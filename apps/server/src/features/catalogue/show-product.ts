import type { ProductPage } from '@oja/contract/catalogue';
import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { productCardView, productView, ratingView, reviewView, sellerCardView } from './catalogue.views.ts';
import { findProduct, findRelated, findSellerOf } from './product-page.queries.ts';
import { findProductReviews } from './reviews.queries.ts';

const FIRST_REVIEWS = 5;

/** Everything the product page shows. The reads do not wait for one another. */
export async function showProduct(db: Db, id: string): Promise<ProductPage> {
  const [product, seller, reviews, related] = await Promise.all([
    findProduct(db, id),
    findSellerOf(db, id),
    findProductReviews(db, id, { limit: FIRST_REVIEWS + 1 }),
    findRelated(db, id),
  ]);
  if (!product || !seller) throw refusal('product_not_found');
  const shown = reviews.slice(0, FIRST_REVIEWS);
  return {
    product: productView(product),
    seller: sellerCardView(seller),
    rating: ratingView(product),
    histogram: product.histogram,
    reviews: shown.map(reviewView),
    reviewsCursor: reviews.length > FIRST_REVIEWS ? (shown.at(-1)?.id ?? null) : null,
    related: related.map(productCardView),
  };
}
