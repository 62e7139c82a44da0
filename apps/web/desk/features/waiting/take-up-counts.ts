import type { CountOutcomes } from '@oja/contract/desks/desk-counts';
import type { DeskGoods, DeskProducts } from '@oja/contract/desks/desk-products';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';
import type { KeptAct } from './kept-acts.ts';
import { withCount } from './shown-counts.ts';

/** Puts the counts that the shop has taken into the products and the lists of them that were read; where it refused one, they are read anew. */
export function takeUpCounts(queryClient: QueryClient, { seller }: KeptAct, { items }: CountOutcomes): void {
  const stock = new Map(items.flatMap((item) => (item.ok ? [[item.stockItemId, item.stock] as const] : [])));
  const taken = (page: DeskProducts): DeskProducts => ({
    ...page,
    items: page.items.map((item) => ({ ...item, stock: stock.get(item.stockItemId ?? '') ?? item.stock })),
  });
  queryClient.setQueriesData<InfiniteData<DeskProducts>>(
    { queryKey: ['deskProducts', seller] },
    (list) => list && { ...list, pages: list.pages.map(taken) },
  );
  // A stock item is of one product: those of other stores are the same as before.
  queryClient.setQueriesData<DeskGoods>({ queryKey: ['deskProduct'] }, (goods) => goods && withCounts(goods, stock));
  readGoodsAnew(queryClient, seller, items.every(({ ok }) => ok) ? 'none' : 'active');
}

function withCounts(goods: DeskGoods, stock: ReadonlyMap<string, number>): DeskGoods {
  if (!goods.product) return goods;
  const product = [...stock].reduce((taken, [item, units]) => withCount(taken, item, units), goods.product);
  return product === goods.product ? goods : { ...goods, product };
}

/** Products and what runs out are asked for again. @param lists 'none': not before they are opened again, for rows would come and go under the thumb */
export function readGoodsAnew(queryClient: QueryClient, seller: string, lists: 'active' | 'none' = 'active'): void {
  void queryClient.invalidateQueries({ queryKey: ['deskProducts', seller], refetchType: lists });
  void queryClient.invalidateQueries({ queryKey: ['deskProduct'], refetchType: lists });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params: { seller } }).queryKey });
}
