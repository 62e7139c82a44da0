import type { Cart } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export const cartQuery = read('cart', {});

/** Every change of the cart answers with the whole of it: the page and the badge show it without asking again. */
export function keepCart(queryClient: QueryClient, cart: Cart): void {
  queryClient.setQueryData(cartQuery.queryKey, cart);
}
