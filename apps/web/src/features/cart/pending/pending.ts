import { create } from 'zustand';
import { readStored } from '../../../lib/storage.ts';
import { isNothing, nothingPending, type Pending, parsePending } from './pending-items.ts';

/** Where the browser keeps it. */
export const PENDING_KEY = 'oja.pending';
const inBrowser = typeof window !== 'undefined';

/**
 * What a visitor put aside before signing in. Only ids, variants and quantities are kept: names, prices and stock come
 * from the server, both when the items are shown (`quotePending`) and when they become cart lines (`mergeCart`).
 */
export const usePending = create<Pending>(() => nothingPending);
export const hasPending = (): boolean => !isNothing(usePending.getState());

// Afterwards, so that the first rendering in the browser equals the server's.
if (inBrowser) usePending.setState(parsePending(readStored(PENDING_KEY)), true);
