import type { Pending } from './pending-items.ts';

/** Closes the batch that will be sent next; one that was sent without an answer comes first. */
export function seal(pending: Pending): Pending {
  const { items, batchId, sealed } = pending;
  if (sealed || batchId === null || items.length === 0) return pending;
  return { ...pending, items: [], batchId: null, sealed: { batchId, items } };
}

/** After the shop has merged a batch. */
export function withoutSealed({ sealed, ...open }: Pending, batchId: string): Pending {
  return sealed && sealed.batchId !== batchId ? { ...open, sealed } : open;
}

/** After the shopper was told that something could not be read. */
export const withoutLost = ({ lost, ...rest }: Pending): Pending => rest;
