import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { forgetLost } from '../forget-lost.ts';
import { keepCart } from '../keep-cart.ts';
import { changeAsStored } from './change-pending.ts';
import { isHopeless } from './is-hopeless.ts';
import { type Merged, mergeBatches } from './merge-batches.ts';
import { seal, withoutSealed } from './merge-steps.ts';
import { soundPending } from './sound-pending.ts';

/**
 * Puts what was put aside into the signed-in buyer's cart, and tells which lines were lowered and whether anything was left
 * out. One tab at a time; a repeat, from whichever tab, changes nothing. Throws when the shop gave no answer: the items
 * then wait for the next try.
 */
export function mergePending(queryClient: QueryClient): Promise<Merged> {
  const merge = async () => {
    changeAsStored(soundPending);
    const merged = await mergeBatches({
      seal: () => changeAsStored(seal).sealed,
      forget: (batchId) => changeAsStored((present) => withoutSealed(present, batchId)),
      send: (batch) => call('mergeCart', { body: { batchId: batch.batchId, items: [...batch.items] } }),
      isHopeless,
      keep: (cart) => keepCart(queryClient, cart),
    });
    const lost = forgetLost();
    return { ...merged, leftOut: merged.leftOut || lost };
  };
  // Only in a secure context; without it the names of the batches alone keep a repeat harmless.
  return navigator.locks ? navigator.locks.request('oja.merge', merge) : merge();
}
