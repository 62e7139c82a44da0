import type { Review } from '@oja/contract/catalogue';
import { useInfiniteQuery } from '@tanstack/react-query';

interface FirstReviews {
  reviews: readonly Review[];
  reviewsCursor: string | null;
}

type Load = (cursor: string, signal: AbortSignal) => Promise<{ items: Review[]; nextCursor: string | null }>;

/** Reviews, newest first: those that came with a page, and after them as many as are asked for. */
export function useMoreReviews(key: readonly string[], { reviews, reviewsCursor }: FirstReviews, load: Load) {
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...key, reviewsCursor],
    queryFn: ({ pageParam, signal }) => load(pageParam ?? '', signal),
    initialPageParam: reviewsCursor,
    getNextPageParam: (page) => page.nextCursor,
    // The first page of these is asked for by the reader, not by looking at the page.
    enabled: false,
  });
  const more = data?.pages.flatMap((page) => page.items) ?? [];
  return {
    reviews: [...reviews, ...more],
    failed: error !== null,
    loading: isFetching,
    loadMore: (data ? hasNextPage : reviewsCursor !== null) ? () => void fetchNextPage() : undefined,
  };
}
