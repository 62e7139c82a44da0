import type { CartItem } from '@oja/contract/cart';
import { create } from 'zustand';
import { readStored, writeStored } from '../../lib/storage.ts';
import { addPending, nothingPending, type Pending, parsePending, setPendingQuantity } from './pending-items.ts';

const KEY = 'oja.pending';
const inBrowser = typeof window !== 'undefined';

/**
 * What a visitor put aside before signing in. Only ids, variants and quantities are kept: names, prices and stock come
 * from the server, both when the items are shown (`quotePending`) and when they become cart lines (`mergeCart`).
 */
export const usePending = create<Pending>(() => (inBrowser ? parsePending(readStored(KEY)) : nothingPending));

function change(next: Pending): void {
  usePending.setState(next, true);
  writeStored(KEY, next.items.length ? JSON.stringify(next) : null);
}

export const putAside = (item: CartItem) => change(addPending(usePending.getState(), item, crypto.randomUUID()));

/** @param quantity 0 removes the item */
export const changePending = (item: CartItem, quantity: number) =>
  change(setPendingQuantity(usePending.getState(), item, quantity));

/** After they have been merged. */
export const clearPending = () => change(nothingPending);

// Another tab of the same visitor added, changed or merged items.
if (inBrowser) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) usePending.setState(parsePending(newValue), true);
  });
}
