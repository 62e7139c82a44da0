import type { Cart } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../session/me.ts';
import { cartQuery } from './keep-cart.ts';

/** However the cart came to be known, from a read or as the answer to a change, the badge shows as many lines. */
export function badgeFollowsCart(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (
      event.type !== 'updated' ||
      event.action.type !== 'success' ||
      event.query.queryKey[0] !== cartQuery.queryKey[0]
    )
      return;
    const { lines } = event.query.state.data as Cart;
    queryClient.setQueryData(meQuery.queryKey, (me) => me && { ...me, cartLines: lines.length });
  });
}
