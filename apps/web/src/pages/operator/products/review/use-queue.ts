import type { OperatorDrafts } from '@oja/contract/desks/operator-drafts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, read } from '../../operator-api.ts';

const one = (id: string) => ({ ...read('operatorDraft', { params: { id } }), staleTime: 60_000 });

const first = read('operatorDrafts', { query: {} });

/** What waits, as the section tells of it: the first page. */
export const useWaitingDrafts = () => useQuery({ ...first, staleTime: 0 });

/** The same page by page: the next one where all of those before were skipped. */
function useWaitingPages() {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['operatorDrafts', 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('operatorDrafts', { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    initialData: () => {
      const known = queryClient.getQueryData<OperatorDrafts>(first.queryKey);
      return known && { pages: [known], pageParams: [undefined] };
    },
    staleTime: 0,
  });
}

/** The queue while somebody works through it: what is decided or skipped is gone at once, and the next is loaded ahead. */
export function useQueue() {
  const queryClient = useQueryClient();
  const waiting = useWaitingPages();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = waiting;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  /** What was undone is looked at next. */
  const [first, setFirst] = useState('');
  const pages = waiting.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const left = items.filter(({ id }) => !gone.has(id));
  const open = left
    .filter(({ id }) => !skipped.has(id))
    .sort((a, b) => Number(b.id === first) - Number(a.id === first));
  const [current, next] = open;
  const draft = useQuery({ ...one(current?.id ?? ''), enabled: current !== undefined });
  const needsMore = next === undefined && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) void queryClient.prefetchQuery(one(nextId));
  }, [nextId, queryClient]);

  function readAnew(): void {
    for (const name of ['operatorDrafts', 'operatorDraft', 'operatorMatters', 'operatorAudit', 'operatorProducts']) {
      void queryClient.invalidateQueries({ queryKey: [name] });
    }
  }
  return {
    /** Nothing of it is here yet, or what is here was skipped and more is on its way. */
    isComing: waiting.isPending || (hasNextPage && isFetching),
    failed: waiting.isError && waiting.data === undefined,
    draft,
    current,
    /** How many wait, without what was decided on a moment ago. */
    count: (pages[0]?.count ?? 0) - (items.length - left.length),
    skippedCount: left.length - open.length,
    take: (id: string) => {
      setGone((known) => new Set(known).add(id));
      for (const name of ['operatorDrafts', 'operatorMatters'])
        void queryClient.invalidateQueries({ queryKey: [name] });
    },
    skip: (id: string) => setSkipped((known) => new Set(known).add(id)),
    startOver: () => setSkipped(new Set()),
    putBack: (decided: string, id: string) => {
      setGone((known) => new Set([...known].filter((each) => each !== decided && each !== id)));
      setFirst(id);
      readAnew();
    },
    readAnew,
  };
}
