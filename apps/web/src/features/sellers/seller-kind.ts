import type { SellerCard } from '@oja/contract/seller-card';
import { placeLine } from '@oja/domain/people/place';

/** 'Individual Seller' or 'Business Seller'. */
export function sellerKind(businessType: SellerCard['businessType']): string {
  return businessType === 'business' ? 'Business Seller' : 'Individual Seller';
}

/** 'Kano, Nigeria'; nothing without a business address. */
export function sellerPlace({ city, country }: Pick<SellerCard, 'city' | 'country'>): string {
  return placeLine([city, country]);
}
