import type { ProductQuery } from '@oja/contract/catalogue';
import { addressOf } from '@oja/contract/client';
import { shopRoutes } from '@oja/contract/shop-routes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';

/** The products of a listing, page after page. While another query of the same list is on its way, the last answer stays. */
export function useProducts(query: ProductQuery, { enabled = true } = {}) {
  const result = useInfiniteQuery({
    queryKey: ['products', addressOf(shopRoutes, 'products', { query })],
    queryFn: ({ pageParam, signal }) =>
      ask('products', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  });
  const { data, error } = result;

  return {
    /** The first page carries what is said of the whole list. */
    listing: data?.pages[0],
    products: data?.pages.flatMap((page) => page.items) ?? [],
    error,
    /** An older answer is shown until the one that was asked for comes. */
    outdated: result.isPlaceholderData,
    loading: result.isFetching,
    retry: () => void result.refetch(),
    loadMore: result.hasNextPage ? () => void result.fetchNextPage() : undefined,
    loadingMore: result.isFetchingNextPage,
    loadMoreFailed: result.isFetchNextPageError,
  };
}

export type Products = ReturnType<typeof useProducts>;
