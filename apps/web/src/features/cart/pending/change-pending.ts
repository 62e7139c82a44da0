import type { CartItem } from '@oja/contract/cart';
import { newId } from '../../../lib/new-id.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { PENDING_KEY, usePending } from './pending.ts';
import { isNothing, type Pending, parsePending } from './pending-items.ts';
import { addPending, setPendingQuantity } from './pending-steps.ts';

/** From what is stored now: another tab may have changed it a moment ago. */
export function changeAsStored(step: (present: Pending) => Pending): Pending {
  const stored = readStored(PENDING_KEY);
  const next = step(stored === null ? usePending.getState() : parsePending(stored));
  usePending.setState(next, true);
  writeStored(PENDING_KEY, isNothing(next) ? null : JSON.stringify(next));
  return next;
}

export const putAside = (item: CartItem) => changeAsStored((present) => addPending(present, item, newId()));

/** @param quantity 0 removes the item */
export const changePending = (item: CartItem, quantity: number) =>
  changeAsStored((present) => setPendingQuantity(present, item, quantity));
