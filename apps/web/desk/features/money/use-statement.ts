import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';

/** The statement of a month, page by page; the present one without a month. */
export function useStatement(month: string | undefined) {
  const { id: seller } = useStore();
  return useInfiniteQuery({
    queryKey: ['deskStatement', seller, month ?? ''],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('deskStatement', {
        params: { seller },
        query: { ...(month !== undefined && { month }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
