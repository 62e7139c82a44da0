import type { DeskProduct, DeskProducts } from '@oja/contract/desks/desk-products';
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { isOfDrafts, type ProductPlace } from './product-place.ts';

type Lists = InfiniteData<DeskProducts>;

/** Every list of a store's products that was read begins its key so. */
const listsOf = (seller: string) => ['deskProducts', seller] as const;

/** The products of a list, page by page. @param place with a tab of drafts, the first list of all, for what it counts */
export function useDeskProducts({ tab, q, sort, only, category }: ProductPlace) {
  const { id: seller } = useStore();
  const asked = isOfDrafts(tab)
    ? { tab: 'on-sale' as const }
    : { tab, sort, ...(q && { q }), ...(only && { only }), ...(category && { category }) };
  const list = useInfiniteQuery({
    queryKey: [...listsOf(seller), asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('deskProducts', {
        params: { seller },
        query: { ...asked, ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A search narrows what is there; an empty list between two letters would jump.
    placeholderData: (previous, query) => (isOfTab(query?.queryKey[2], asked.tab) ? previous : undefined),
  });
  return { list, products: list.data && productsIn(list.data), counts: list.data?.pages[0]?.counts };
}

const isOfTab = (asked: unknown, tab: string) => (asked as { tab: string } | undefined)?.tab === tab;

/** Each once: one that moved while pages were read can be on two of them. */
function productsIn({ pages }: Lists): DeskProduct[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item] as const))).values()];
}

/** Writes something of a product into every list that it stands in: its row stays where it is until the list is opened again. */
export function showInLists(queryClient: QueryClient, seller: string, id: string, change: Partial<DeskProduct>): void {
  const changed = (page: DeskProducts): DeskProducts => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  });
  queryClient.setQueriesData<Lists>(
    { queryKey: listsOf(seller) },
    (list) => list && { ...list, pages: list.pages.map(changed) },
  );
}

/** How many each tab has moves on with a product. */
export function countInLists(
  queryClient: QueryClient,
  seller: string,
  moved: { from: keyof DeskProducts['counts']; to: keyof DeskProducts['counts'] },
): void {
  if (moved.from === moved.to) return;
  const counted = (page: DeskProducts): DeskProducts => {
    const { [moved.from]: from, [moved.to]: to } = page.counts;
    return { ...page, counts: { ...page.counts, [moved.from]: Math.max(0, from - 1), [moved.to]: to + 1 } };
  };
  queryClient.setQueriesData<Lists>(
    { queryKey: listsOf(seller) },
    (list) => list && { ...list, pages: list.pages.map(counted) },
  );
}

/** What moved is asked for anew when its list is opened again. */
export function leaveStale(queryClient: QueryClient, seller: string): void {
  void queryClient.invalidateQueries({ queryKey: listsOf(seller), refetchType: 'none' });
}

/** What was read is not what it was thought to be. */
export function readListsAnew(queryClient: QueryClient, seller: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listsOf(seller) });
}
