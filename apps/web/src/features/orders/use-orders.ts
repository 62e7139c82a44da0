import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { asksToSaveData } from '../../lib/data-saver.ts';

/** The buyer's orders, newest first, page by page. */
export function useOrders(enabled: boolean) {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['orders', 'all'],
    enabled,
    initialPageParam: undefined as string | undefined,
    // Through the read of one page, so that the first takes over the request that the boot script began.
    queryFn: ({ pageParam }) =>
      queryClient.fetchQuery({
        ...read('orders', { query: pageParam === undefined ? {} : { cursor: pageParam } }),
        staleTime: 0,
        retry: false,
      }),
    // Parcels move while somebody looks: once a minute, and whenever the window comes back to the front.
    refetchInterval: () => (asksToSaveData() ? false : 60_000),
    refetchOnWindowFocus: 'always',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
