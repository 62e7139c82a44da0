import type { CartItem } from '@oja/contract/cart';
import { newId } from '../../lib/new-id.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { PENDING_KEY, usePending } from './pending.ts';
import { type Batch, isNothing, type Pending, parsePending } from './pending-items.ts';
import { addPending, seal, setPendingQuantity, withoutSealed } from './pending-steps.ts';

/** From what is stored now: another tab may have changed it a moment ago. */
function change(step: (present: Pending) => Pending): Pending {
  const stored = readStored(PENDING_KEY);
  const next = step(stored === null ? usePending.getState() : parsePending(stored));
  usePending.setState(next, true);
  writeStored(PENDING_KEY, isNothing(next) ? null : JSON.stringify(next));
  return next;
}

export const putAside = (item: CartItem) => change((present) => addPending(present, item, newId()));

/** @param quantity 0 removes the item */
export const changePending = (item: CartItem, quantity: number) =>
  change((present) => setPendingQuantity(present, item, quantity));

/** The batch to merge next, closed against changes; undefined when there is none. */
export const sealPending = (): Batch | undefined => change(seal).sealed;

/** After the batch has been merged. */
export const forgetSealed = (batchId: string) => change((present) => withoutSealed(present, batchId));
