import type { Cart, CartItem } from '@oja/contract/cart';
import type { Order } from '@oja/contract/checkout';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { keepCart } from '../../cart/keep-cart.ts';
import { againBatch, forgetBatch, isUnheard } from './again-batch.ts';
import { type AgainOutcome, againOutcome, cartItem, isForSale, lineOf } from './again-outcome.ts';

/** Puts what of an order can be bought now into the cart. Throws when the shop gave no answer: pressing again doubles nothing. */
export async function buyAgain(queryClient: QueryClient, { id, items }: Order): Promise<AgainOutcome> {
  const quote = await call('quotePending', { body: { items: items.map(cartItem) } });
  const wanted = items.map(cartItem).filter((item) => isForSale(quote, item));
  if (wanted.length === 0) return againOutcome(items, quote, { lines: [], lowered: [] });
  const isRepeat = isUnheard(id);
  const cart = await merge(queryClient, id, wanted);
  // The first try may have come after all, and its goods been taken out since: then this one brought nothing.
  const missing = isRepeat ? wanted.filter((item) => !lineOf(cart.lines, item)) : [];
  if (missing.length === 0) return againOutcome(items, quote, cart);
  const again = await merge(queryClient, id, missing);
  return againOutcome(items, quote, { lines: again.lines, lowered: [...cart.lowered, ...again.lowered] });
}

async function merge(queryClient: QueryClient, orderId: string, items: CartItem[]): Promise<Cart> {
  const cart = await call('mergeCart', { body: { batchId: againBatch(orderId), items } });
  forgetBatch(orderId);
  keepCart(queryClient, cart);
  return cart;
}
