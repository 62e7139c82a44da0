import type { Cells, DeskImport, ImportRow } from '@oja/contract/desks/desk-imports';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { ask, call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { readGoodsAnew } from '../waiting/take-up-counts.ts';
import { mendedRows, type RowKind } from './import-rows.ts';

/** Milliseconds between two looks at what goes on; none while the page is hidden. */
const EVERY = 1000;

export const isUnderWay = ({ state }: Pick<DeskImport, 'state'>): boolean =>
  state === 'reading' || state === 'storing' || state === 'undoing';

const goesOn = (now: DeskImport): boolean => isUnderWay(now) && !now.isAside;

/** Whether rows and photographs can still come to it. */
export const isBefore = ({ state }: Pick<DeskImport, 'state'>): boolean => state === 'reading' || state === 'ready';

/** Asked for again it is answered the same: it is not there any more, or nobody is signed in. */
const isGone = (error: unknown): boolean => error instanceof ApiError && [401, 404].includes(error.status);

/** The files that were imported in the last 30 days. */
export function useImports() {
  const { id: seller } = useStore();
  return useQuery({
    ...read('deskImports', { params: { seller } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(goesOn) ? EVERY : false),
  });
}

/** One of them, followed while something goes on. */
export function useImport(id: string) {
  const { id: seller } = useStore();
  return useQuery({
    ...read('deskImport', { params: { seller, id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data && goesOn(state.data) && !isGone(state.error) ? EVERY : false),
  });
}

const rowsOf = (seller: string, id: string) => ['importRows', seller, id] as const;

/** Rows of an import of one kind, 100 a page. Those of another state are others. @param isHeld somebody types in one: they stay as they are */
export function useImportRows({ id, state }: DeskImport, { kind, isHeld }: { kind: RowKind; isHeld: boolean }) {
  const { id: seller } = useStore();
  const asked = kind === 'refused' || kind === 'not-undone' ? { outcome: kind } : { action: kind };
  return useInfiniteQuery({
    queryKey: [...rowsOf(seller, id), state, kind],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('importRows', {
        params: { seller, id },
        query: { ...asked, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    gcTime: 0,
    enabled: !isHeld,
  });
}

type RowPages = InfiniteData<{ items: ImportRow[]; nextCursor: string | null }>;

/** What is done with an import. Each throws `ApiError`; none waits for the line. */
export function useImportActs(id: string) {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const params = { seller, id };
  const list = read('deskImports', { params: { seller } }).queryKey;
  const one = read('deskImport', { params }).queryKey;
  /** What it is now, and its rows. */
  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: one }),
      queryClient.invalidateQueries({ queryKey: rowsOf(seller, id) }),
    ]);
  /** What an import of another state refuses was done by somebody else meanwhile: then it is read anew. */
  async function tried<T>(acting: Promise<T>): Promise<T> {
    try {
      return await acting;
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) void readAnew();
      throw error;
    }
  }
  /** What was asked before is older, whenever it is answered. */
  const told = async (now: DeskImport): Promise<DeskImport> => {
    await queryClient.cancelQueries({ queryKey: one });
    queryClient.setQueryData(one, now);
    void queryClient.invalidateQueries({ queryKey: list });
    return now;
  };
  return {
    readAnew,
    /** The rows that were compared anew stand where they stood; the other lists are asked for when they are opened. */
    async mend({ row, cells, alike = [] }: Mending): Promise<ImportRow | undefined> {
      const answer = await tried(call('mendImportRow', { params: { ...params, row }, body: { cells, alike } }));
      queryClient.setQueriesData<RowPages>(
        { queryKey: rowsOf(seller, id) },
        (pages) =>
          pages && {
            ...pages,
            pages: pages.pages.map((page) => ({ ...page, items: mendedRows(page.items, answer.rows) })),
          },
      );
      await told(answer.import);
      if (alike.length > 0) void queryClient.invalidateQueries({ queryKey: rowsOf(seller, id) });
      return answer.rows.find((each) => each.row === row);
    },
    nameColumns: async (columns: readonly (ProductColumn | null)[]) =>
      told(await tried(call('nameImportColumns', { params, body: { columns: [...columns] } }))),
    store: async (wrong: number) => told(await call('storeImport', { params, body: { wrong } })),
    undo: async () => told(await call('undoImport', { params })),
    async drop(): Promise<void> {
      await tried(call('dropImport', { params }));
      void queryClient.invalidateQueries({ queryKey: list });
    },
  };
}

interface Mending {
  row: number;
  cells: Cells;
  /** Columns that are mended in the rows that are wrong alike, too. */
  alike?: ProductColumn[];
}

/** Mends rows of an import one after the other: an older answer never takes the place of a newer one. */
export function useMending(id: string) {
  const { mend } = useImportActs(id);
  return useMutation({ mutationFn: mend, scope: { id: `import ${id}` } });
}

/** What was read of goods before an import is stored or undone is not so any more: from when that begins until it has ended. */
export function useGoodsAfter(now: DeskImport | undefined): void {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const before = useRef(now?.state);
  const readAnew = useEffectEvent(() => {
    readGoodsAnew(queryClient, seller, 'none');
    void queryClient.invalidateQueries({ queryKey: ['deskDrafts'] });
  });
  const state = now?.state;
  useEffect(() => {
    if (before.current !== undefined && state && before.current !== state && !isBefore({ state })) readAnew();
    before.current = state;
  }, [state]);
}
