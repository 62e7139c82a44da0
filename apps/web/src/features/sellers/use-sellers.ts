import type { SellerCard } from '@oja/contract/catalogue';
import type { SellerSort } from '@oja/domain/listing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Stores, sorted and narrowed by the server. The default sort is left out of the address, as the boot script asks it. */
export function useSellers(sort: SellerSort | undefined, businessType: SellerCard['businessType'] | undefined) {
  const query = { ...(sort && { sort }), ...(businessType && { businessType }) };
  return useQuery({ ...read('sellers', { query }), placeholderData: keepPreviousData });
}
