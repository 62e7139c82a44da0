import type { CartItem } from '@oja/contract/cart';
import { create } from 'zustand';
import { newId } from '../../lib/new-id.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import {
  addPending,
  type Batch,
  isNothing,
  nothingPending,
  type Pending,
  parsePending,
  seal,
  setPendingQuantity,
  withoutSealed,
} from './pending-items.ts';

const KEY = 'oja.pending';
const inBrowser = typeof window !== 'undefined';

/**
 * What a visitor put aside before signing in. Only ids, variants and quantities are kept: names, prices and stock come
 * from the server, both when the items are shown (`quotePending`) and when they become cart lines (`mergeCart`).
 */
export const usePending = create<Pending>(() => nothingPending);
// Afterwards, so that the first rendering in the browser equals the server's.
if (inBrowser) usePending.setState(parsePending(readStored(KEY)), true);

/** From what is stored now: another tab may have changed it a moment ago. */
function change(step: (present: Pending) => Pending): Pending {
  const stored = readStored(KEY);
  const next = step(stored === null ? usePending.getState() : parsePending(stored));
  usePending.setState(next, true);
  writeStored(KEY, isNothing(next) ? null : JSON.stringify(next));
  return next;
}

export const putAside = (item: CartItem) => change((present) => addPending(present, item, newId()));

/** @param quantity 0 removes the item */
export const changePending = (item: CartItem, quantity: number) =>
  change((present) => setPendingQuantity(present, item, quantity));

export const hasPending = (): boolean => !isNothing(usePending.getState());

/** The batch to merge next, closed against changes; undefined when there is none. */
export const sealPending = (): Batch | undefined => change(seal).sealed;

/** After the batch has been merged. */
export const forgetSealed = (batchId: string) => change((present) => withoutSealed(present, batchId));

// Another tab of the same visitor added, changed or merged items.
if (inBrowser) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) usePending.setState(parsePending(newValue), true);
  });
}
