import type { ProductPage, Review } from '@oja/contract/catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** A product's reviews, newest first: those that came with its page, and after them as many as are asked for. */
export function useReviews(id: string, { reviews, reviewsCursor }: Pick<ProductPage, 'reviews' | 'reviewsCursor'>) {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['productReviews', id, reviewsCursor],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return call('productReviews', { params: { id }, query, signal });
    },
    initialPageParam: reviewsCursor,
    getNextPageParam: (page) => page.nextCursor,
    // The first page of these is asked for by the reader, not by looking at the product.
    enabled: false,
  });
  const more: Review[] = data?.pages.flatMap((page) => page.items) ?? [];
  return {
    reviews: [...reviews, ...more],
    failed: error !== null,
    loading: isFetching,
    loadMore: (data ? hasNextPage : reviewsCursor !== null) ? () => void fetchNextPage() : undefined,
  };
}
