import type { CallInput } from '@oja/contract/client';
import type { AskedChange, ChangeRow, DeskChange } from '@oja/contract/desks/desk-changes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { ask, call, read } from '../../app/desk-api.ts';
import { isPassing, isSignedOut } from '../../app/is-passing.ts';
import { useStore } from '../../app/store.ts';
import { readGoodsAnew } from '../waiting/take-up-counts.ts';
import { madeWords, undoneWords } from './change-words.ts';
import { readSheetAnew } from './use-sheet.ts';

/** Milliseconds between two looks at a change that goes on. */
const EVERY = 1000;

export const isGoingOn = ({ state }: Pick<DeskChange, 'state'>): boolean => state === 'making' || state === 'undoing';

/** What was changed of many products at once in the last 30 days, the newest first. What goes on is followed while the page is shown. @param follows false where somebody else looks after it */
export function useChanges(follows: boolean) {
  const { id: seller } = useStore();
  return useQuery({
    ...read('deskChanges', { params: { seller } }),
    refetchInterval: ({ state }) => (follows && state.data?.items.some(isGoingOn) ? EVERY : false),
  });
}

/** Says how a change ended that went on without anybody who waited for it here, and reads the sheet anew. */
export function useEnded(items: readonly DeskChange[] | undefined, { anew, running }: EndedFlow): void {
  const followed = useRef('');
  const tell = useEffectEvent((change: DeskChange) => {
    showToast(change.state === 'undone' ? undoneWords(change) : madeWords(change));
    void anew();
  });
  useEffect(() => {
    if (!items) return;
    const ended = items.find((change) => change.id === followed.current && !isGoingOn(change));
    if (ended) tell(ended);
    followed.current = running ? '' : (items.find(isGoingOn)?.id ?? '');
  }, [items, running]);
}

interface EndedFlow {
  anew: () => Promise<void>;
  /** What is waited for. */
  running: DeskChange | null;
}

/** Rows that were read of a store's changes begin their keys so. */
const rowsOfChanges = (seller: string) => ['deskChangeRows', seller] as const;

/** The rows of a change, those that were refused in front. */
export function useChangeRows(id: string, isAsked: boolean) {
  const { id: seller } = useStore();
  return useInfiniteQuery({
    queryKey: [...rowsOfChanges(seller), id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('deskChangeRows', {
        params: { seller, id },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: isAsked,
    staleTime: 0,
  });
}

/** What is done with changes of many products. Each throws `ApiError`; none waits for the line. */
export function useChangeActs() {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const anew = () => {
    readGoodsAnew(queryClient, seller, 'none');
    void queryClient.invalidateQueries({ queryKey: read('deskChanges', { params: { seller } }).queryKey });
    void queryClient.invalidateQueries({ queryKey: rowsOfChanges(seller) });
    return readSheetAnew(queryClient, seller);
  };
  const told = (id: string) => call('deskChange', { params: { seller, id } });

  /** Waits until what goes on has come to its end; while the page is hidden it does not ask. */
  async function ended(change: DeskChange, onProgress: (change: DeskChange) => void): Promise<DeskChange> {
    let now = change;
    while (isGoingOn(now)) {
      onProgress(now);
      await rest();
      now = await told(now.id).catch((error: unknown) => {
        // Without a line it goes on by itself, and is asked for again.
        if (isPassing(error) && !isSignedOut(error)) return now;
        throw error;
      });
    }
    return now;
  }

  return {
    anew,
    ended,
    told,
    look: (id: string, body: AskedChange) =>
      call('lookAtChange', { params: { seller, id }, body } as CallInput<'lookAtChange'>),
    make: (id: string) => call('makeChange', { params: { seller, id } }),
    undo: (id: string) => call('undoChange', { params: { seller, id } }),
    /** All rows that were refused, which stand in front, and some of the others. */
    async rows(id: string): Promise<ChangeRow[]> {
      const rows: ChangeRow[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await call('deskChangeRows', { params: { seller, id }, query: cursor ? { cursor } : {} });
        rows.push(...page.items);
        cursor = page.items.at(-1)?.outcome === 'refused' ? page.nextCursor : null;
      } while (cursor);
      return rows;
    },
  };
}

/** A second, and as long as nobody looks. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, EVERY));
  if (!document.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
