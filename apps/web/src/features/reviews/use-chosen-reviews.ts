import type { ReviewSort } from '@oja/contract/reviews';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Which of a product's reviews are shown, and in which order. */
export interface ReviewView {
  sort: ReviewSort;
  /** Only those with so many; their order is the newest first. */
  stars?: number;
}

export const allNewest: ReviewView = { sort: 'newest' };

/** Under which all of a product's are kept, of every choice. */
export const chosenReviewsKey = (productId: string) => ['productReviews', productId, 'chosen'];

/**
 * A product's reviews as somebody chose to see them; nothing is asked for all of them, newest first, which the page has.
 * `reviews` is undefined until the first of them are there; those of the choice before stay until then.
 */
export function useChosenReviews(productId: string, { sort, stars }: ReviewView) {
  const found = useInfiniteQuery({
    queryKey: [...chosenReviewsKey(productId), sort, stars],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('productReviews', {
        params: { id: productId },
        query: { ...(stars === undefined ? { sort } : { stars }), ...(cursor && { cursor }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    enabled: sort !== 'newest' || stars !== undefined,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = found;
  return {
    reviews: data?.pages.flatMap((page) => page.items),
    failed: error !== null,
    loading: isFetching,
    /** What is shown is not what was chosen. */
    waits: !data || isPlaceholderData,
    loadMore: !data || isPlaceholderData ? () => void refetch() : hasNextPage ? () => void fetchNextPage() : undefined,
  };
}
