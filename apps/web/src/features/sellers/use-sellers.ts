import { addressOf } from '@oja/contract/client';
import { shopRoutes } from '@oja/contract/routes/shop-routes';
import type { SellerQuery } from '@oja/contract/stores';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';

type Chosen = { [N in 'sort' | 'businessType' | 'state']?: SellerQuery[N] | undefined };

/** Stores, sorted, narrowed and paged by the server. The default sort is left out of the address, as the boot script asks it. */
export function useSellers({ sort, businessType, state }: Chosen) {
  const query = { ...(sort && { sort }), ...(businessType && { businessType }), ...(state && { state }) };
  return useInfiniteQuery({
    queryKey: ['sellers', addressOf(shopRoutes, 'sellers', { query })],
    queryFn: ({ pageParam, signal }) =>
      ask('sellers', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}
