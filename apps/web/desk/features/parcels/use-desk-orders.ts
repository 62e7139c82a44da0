import type { DeskOrder, DeskOrders, DeskTab } from '@oja/contract/desks/desk-orders';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ask, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { shownOrder } from '../waiting/shown.ts';
import { useWaiting } from '../waiting/waiting.tsx';
import type { ListPlace } from './order-tabs.ts';

/** A page of a list, with when the newest order was placed as far as was known when it was read. */
interface ReadOrders extends DeskOrders {
  newest: string | null | undefined;
}

const keyOf = (seller: string, { tab, q }: ListPlace) => ['deskOrders', seller, tab, q];

/** The parcels of a list, page by page, as they stand once what waits on this phone is sent. */
export function useDeskOrders({ tab, q }: ListPlace) {
  const { id: seller } = useStore();
  const waiting = useWaiting();
  const queryClient = useQueryClient();
  const pulse = read('deskPulse', { params: { seller } }).queryKey;
  const list = useInfiniteQuery({
    queryKey: keyOf(seller, { tab, q }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<ReadOrders> => {
      const before = queryClient.getQueryData(pulse);
      const page = await ask('deskOrders', {
        params: { seller },
        query: { tab, ...(q && { q }), ...(pageParam !== undefined && { cursor: pageParam }) },
        signal,
      });
      // A visit that begins with the list reads both at the same time.
      return { ...page, newest: (before ?? queryClient.getQueryData(pulse))?.newest };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // A search narrows what is there; an empty list between two letters would jump.
    placeholderData: (previous, query) => (query?.queryKey[2] === tab ? previous : undefined),
  });
  return { list, orders: list.data && ordersIn(list.data).map((order) => shownOrder(order, waiting)) };
}

/** Each once: a parcel that moved while pages were read can be on two of them. */
function ordersIn({ pages }: InfiniteData<DeskOrders>): DeskOrder[] {
  const byId = new Map(pages.flatMap(({ items }) => items.map((item) => [item.orderId, item] as const)));
  return [...byId.values()];
}

/** How many a list was told to have when it was read last. */
export function countedIn(queryClient: QueryClient, seller: string, tab: DeskTab): number | undefined {
  return queryClient.getQueryData<InfiniteData<DeskOrders>>(keyOf(seller, { tab, q: '' }))?.pages[0]?.count;
}
