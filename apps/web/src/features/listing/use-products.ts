import type { ProductListing, ProductQuery } from '@oja/contract/catalogue';
import { addressOf } from '@oja/contract/client';
import { shopRoutes } from '@oja/contract/routes/shop-routes';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { ask } from '../../lib/api.ts';

/** The products of a listing, page after page. While another query of the same list is on its way, the last answer stays. */
export function useProducts(query: ProductQuery, { enabled = true } = {}) {
  return asProducts(useInfiniteQuery({ ...pages(query), placeholderData: keepPreviousData, enabled }));
}

/** What the pages of a list need to be: less than a listing's first page, which describes the whole of it. */
type Page = Pick<ProductListing, 'items' | 'total' | 'nextCursor'>;

/** The products of a listing whose first page is there already: what follows is fetched when it is wanted. */
export function useMoreProducts(query: ProductQuery, first: Page) {
  const { queryKey, queryFn, ...rest } = pages(query);
  const result = useInfiniteQuery<Page, Error, InfiniteData<Page, unknown>, readonly string[], string | null>({
    ...rest,
    queryKey: [...queryKey, 'more'],
    queryFn,
    initialData: { pages: [first], pageParams: [null] },
  });
  return asProducts(result);
}

function pages(query: ProductQuery) {
  return {
    queryKey: ['products', addressOf(shopRoutes, 'products', { query })],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      ask('products', { query: pageParam === null ? query : { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextCursor,
  };
}

function asProducts<P extends Page>(result: UseInfiniteQueryResult<InfiniteData<P, unknown>>) {
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
export type MoreProducts = ReturnType<typeof useMoreProducts>;
