import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../operator-api.ts';

const list = () => read('operatorDrafts', { query: {} });
const one = (id: string) => ({ ...read('operatorDraft', { params: { id } }), staleTime: 60_000 });

/** What waits, as the section tells of it. */
export const useWaitingDrafts = () => useQuery({ ...list(), staleTime: 0 });

/** The queue while somebody works through it: what is decided or skipped is gone at once, and the next is loaded ahead. */
export function useQueue() {
  const queryClient = useQueryClient();
  const waiting = useWaitingDrafts();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  /** What was undone is looked at next. */
  const [first, setFirst] = useState('');
  const items = waiting.data?.items ?? [];
  const left = items.filter(({ id }) => !gone.has(id));
  const open = left
    .filter(({ id }) => !skipped.has(id))
    .sort((a, b) => Number(b.id === first) - Number(a.id === first));
  const [current, next] = open;
  const draft = useQuery({ ...one(current?.id ?? ''), enabled: current !== undefined });
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
    waiting,
    draft,
    current,
    /** How many wait, without what was decided on a moment ago. */
    count: (waiting.data?.count ?? 0) - (items.length - left.length),
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
