import type { CallInput } from '@oja/contract/client';
import type { AskedChange, ChangeRow, DeskChange } from '@oja/contract/desks/desk-changes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { leaveStale } from '../products/use-desk-products.ts';
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

/** The rows of a change, those that were refused in front. */
export function useChangeRows(id: string, isAsked: boolean) {
  const { id: seller } = useStore();
  return useInfiniteQuery({
    queryKey: ['deskChangeRows', seller, id],
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
    leaveStale(queryClient, seller);
    void queryClient.invalidateQueries({ queryKey: read('deskChanges', { params: { seller } }).queryKey });
    return readSheetAnew(queryClient, seller);
  };
  const told = (id: string) => call('deskChange', { params: { seller, id } });

  /** Waits until what goes on has come to its end; while the page is hidden it does not ask. */
  async function ended(change: DeskChange, onProgress: (change: DeskChange) => void): Promise<DeskChange> {
    let now = change;
    while (isGoingOn(now)) {
      onProgress(now);
      await rest();
      // Without a line it goes on by itself, and is asked for again.
      now = await told(now.id).catch(() => now);
    }
    return now;
  }

  return {
    anew,
    ended,
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
