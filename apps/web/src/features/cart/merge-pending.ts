import type { Cart } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { forgetSealed, sealPending } from './change-pending.ts';
import { keepCart } from './keep-cart.ts';
import { mergeBatches } from './merge-batches.ts';

/**
 * Puts what was put aside into the signed-in buyer's cart, and tells which lines were lowered. One tab at a time; a
 * repeat, from whichever tab, changes nothing. Throws when the shop gave no answer: the items then wait for the next try.
 */
export function mergePending(queryClient: QueryClient): Promise<Cart['lowered']> {
  const merge = () =>
    mergeBatches({
      seal: sealPending,
      forget: forgetSealed,
      send: (batch) => call('mergeCart', { body: { batchId: batch.batchId, items: [...batch.items] } }),
      isHopeless: (error) => error instanceof ApiError && error.code === 'bad_request',
      keep: (cart) => keepCart(queryClient, cart),
    });
  // Only in a secure context; without it the names of the batches alone keep a repeat harmless.
  return navigator.locks ? navigator.locks.request('oja.merge', merge) : merge();
}
