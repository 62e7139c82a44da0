import type { SellerCard } from '@oja/contract/seller-card';
import { type SellerSort, sellerSorts } from '@oja/domain/goods/listing';
import type { View } from '../../features/listing/listing-state.ts';

/** What a shopper has chosen among the stores. */
export interface SellersState {
  sort: SellerSort;
  businessType: SellerCard['businessType'] | undefined;
  view: View;
}

/** Reads the query of the address; what makes no sense there counts as not chosen. */
export function parseSellers(query: URLSearchParams): SellersState {
  const type = query.get('type');
  return {
    sort: sellerSorts.options.find((option) => option === query.get('sort')) ?? sellerSorts.default,
    businessType: type === 'individual' || type === 'business' ? type : undefined,
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query of the address for a state; what is not chosen is not in it. */
export function sellersParams({ sort, businessType, view }: SellersState): Record<string, string> {
  return {
    ...(sort !== sellerSorts.default && { sort }),
    ...(businessType && { type: businessType }),
    ...(view === 'list' && { view }),
  };
}
