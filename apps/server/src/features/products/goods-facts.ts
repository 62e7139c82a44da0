import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';
import { returnTerms } from '@oja/domain/orders/return-terms';
import type { Deps } from '../../deps.ts';
import type { SellerId } from '../../http/desk.ts';
import { findCategories } from '../catalogue/catalogue.questions.ts';
import { countPicturesLeft } from '../pictures/pictures.questions.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findBrands, findReturnDays } from './goods-facts.queries.ts';
import { readReview } from './read-review.ts';

/** What the form of a product offers to choose from, and what it promises. */
export async function goodsFacts({ db, config }: Deps, sellerId: SellerId): Promise<GoodsFacts> {
  const [categories, brands, policy, days, picturesLeft, productReview] = await Promise.all([
    findCategories(db),
    findBrands(db, sellerId),
    readPricingPolicy(db),
    findReturnDays(db, sellerId),
    countPicturesLeft(db, sellerId, config),
    readReview(db, sellerId),
  ]);
  return {
    categories: categories.map(({ id, name, subcategories }) => ({
      id,
      name,
      subcategories: subcategories.map((subcategory) => ({ id: subcategory.id, name: subcategory.name })),
    })),
    brands,
    commission: policy.commissionBasisPoints,
    returnPolicy: returnTerms(days),
    picturesLeft,
    productReview,
  };
}
