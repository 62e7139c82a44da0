import type { GoodsFacts } from '@oja/contract/desks/desk-products';
import { returnTerms } from '@oja/domain/orders/return-terms';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { findCategories } from '../catalogue/catalogue.questions.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findBrands, findReturnDays } from './goods-facts.queries.ts';
import { countPictures } from './pictures-of.queries.ts';

/** Pictures that a store may have sent in. */
const MOST_PICTURES = 2000;

/** What the form of a product offers to choose from, and what it promises. */
export async function goodsFacts(db: Db, sellerId: SellerId): Promise<GoodsFacts> {
  const [categories, brands, policy, days, pictures] = await Promise.all([
    findCategories(db),
    findBrands(db, sellerId),
    readPricingPolicy(db),
    findReturnDays(db, sellerId),
    countPictures(db, sellerId),
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
    picturesLeft: Math.max(0, MOST_PICTURES - pictures),
  };
}
