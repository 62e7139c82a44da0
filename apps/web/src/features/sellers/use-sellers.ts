import type { SellerCard } from '@oja/contract/catalogue';
import { addressOf } from '@oja/contract/client';
import { shopRoutes } from '@oja/contract/routes/shop-routes';
import type { SellerSort } from '@oja/domain/goods/listing';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';

/** Stores, sorted, narrowed and paged by the server. The default sort is left out of the address, as the boot script asks it. */
export function useSellers(sort: SellerSort | undefined, businessType: SellerCard['businessType'] | undefined) {
  const query = { ...(sort && { sort }), ...(businessType && { businessType }) };
  return useInfiniteQuery({
    queryKey: ['sellers', addressOf(shopRoutes, 'sellers', { query })],
    queryFn: ({ pageParam, signal }) =>
      ask('sellers', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
