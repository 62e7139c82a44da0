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
