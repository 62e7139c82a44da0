import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** The buyer's orders, newest first, page by page. */
export function useOrders(enabled: boolean) {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['orders', 'all'],
    enabled,
    initialPageParam: undefined as string | undefined,
    // Through the read of one page, so that the first takes over the request that the boot script began.
    queryFn: async ({ pageParam }) => {
      const page = await queryClient.fetchQuery({
        ...read('orders', { query: pageParam === undefined ? {} : { cursor: pageParam } }),
        staleTime: 0,
        retry: false,
      });
      // Each one's page shows it at once.
      for (const order of page.items)
        queryClient.setQueryData(read('order', { params: { id: order.id } }).queryKey, order);
      return page;
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
