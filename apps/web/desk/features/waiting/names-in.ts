import type { DeskOrders } from '@oja/contract/desks/desk-orders';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Act, ordersOf } from './act.ts';

/** What people call each of several orders, as far as they stand in lists that were read; undefined for an act on one, which is told with it. */
export function namesIn(queryClient: QueryClient, seller: string, act: Act): Record<string, string> | undefined {
  if (!('orderIds' in act || 'parcels' in act)) return undefined;
  const lists = queryClient.getQueriesData<InfiniteData<DeskOrders>>({ queryKey: ['deskOrders', seller] });
  const orders = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []);
  const ids = ordersOf(act);
  const known = orders.filter(({ orderId }) => ids.includes(orderId));
  return Object.fromEntries(known.map(({ orderId, orderNumber }) => [orderId, orderNumber]));
}
