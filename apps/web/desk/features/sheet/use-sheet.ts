import type { Sheet } from '@oja/contract/desks/desk-sheet';
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ask } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { isOfDrafts, type ProductPlace } from '../products/product-place.ts';
import { rowsOf, type SheetRow } from './sheet-rows.ts';

/** Every part of a store's sheet that was read begins its key so. */
const sheetsOf = (seller: string) => ['deskSheet', seller] as const;

/** Which products a place of the address means. */
export function selectionOf({ tab, q, only, category }: ProductPlace) {
  const asked = isOfDrafts(tab) ? ('on-sale' as const) : tab;
  return { tab: asked, ...(q && { q }), ...(only && { only }), ...(category && { category }) };
}

/** The rows of a sheet, 50 products a page. Read anew by nobody but who has changed it: rows that move under the keys would be written in by mistake. */
export function useSheet(place: ProductPlace) {
  const { id: seller } = useStore();
  const selection = selectionOf(place);
  const list = useInfiniteQuery({
    queryKey: [...sheetsOf(seller), selection],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('deskSheet', {
        params: { seller },
        query: { ...selection, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Opened again, it is what the shop has then.
    gcTime: 0,
    placeholderData: (previous) => previous,
  });
  const pages = list.data?.pages;
  const rows = useMemo(() => pages && rowsOf(productsIn(pages)), [pages]);
  /** @returns all rows with those of the next page; undefined where there is none, or none came */
  async function readOn(): Promise<SheetRow[] | undefined> {
    if (!list.hasNextPage) return undefined;
    const { data, isError } = await list.fetchNextPage({ cancelRefetch: false });
    return isError || data === undefined || data.pages.length === pages?.length
      ? undefined
      : rowsOf(productsIn(data.pages));
  }
  return { list, rows, readOn, count: pages?.[0]?.count ?? 0 };
}

/** Each once: one that moved while pages were read can be on two of them. */
const productsIn = (pages: readonly Sheet[]) => [
  ...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values(),
];

export const readSheetAnew = (queryClient: QueryClient, seller: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sheetsOf(seller) });
