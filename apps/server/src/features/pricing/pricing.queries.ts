import type { ProductReview } from '@oja/domain/goods/draft-review';
import type { PricingPolicy } from '@oja/domain/money/pricing';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** The shop's policy as it is now: what shipping, tax and commission are computed from. */
export async function readPricingPolicy(db: Db): Promise<PricingPolicy> {
  const policy = await db
    .selectFrom('shop_policy')
    .select(['free_shipping_above', 'shipping', 'tax_basis_points', 'commission_basis_points'])
    .executeTakeFirstOrThrow();
  return {
    freeShippingAboveKobo: policy.free_shipping_above,
    shippingKobo: policy.shipping,
    taxBasisPoints: policy.tax_basis_points,
    commissionBasisPoints: policy.commission_basis_points,
  };
}

/** Another text after each change of the policy, whoever makes it. */
export async function findPolicyVersion(db: Db): Promise<string> {
  const { version } = await db
    .selectFrom('shop_policy')
    .select(sql<string>`xmin::text`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** What the operator looks at before it is in the shop. */
export async function readProductReview(db: Db): Promise<ProductReview> {
  const policy = await db.selectFrom('shop_policy').select('product_review').executeTakeFirstOrThrow();
  return policy.product_review as ProductReview;
}

/** The words and brands of which the operator is warned. */
export async function readReviewLists(db: Db): Promise<{ forbiddenWords: string[]; protectedBrands: string[] }> {
  const { forbidden_words: forbiddenWords, protected_brands: protectedBrands } = await db
    .selectFrom('shop_policy')
    .select(['forbidden_words', 'protected_brands'])
    .executeTakeFirstOrThrow();
  return { forbiddenWords, protectedBrands };
}
