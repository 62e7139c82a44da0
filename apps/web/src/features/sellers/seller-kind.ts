import type { SellerCard } from '@oja/contract/catalogue';

/** 'Individual Seller' or 'Business Seller'. */
export function sellerKind(businessType: SellerCard['businessType']): string {
  return businessType === 'business' ? 'Business Seller' : 'Individual Seller';
}
