import { isId, readPendingItems } from '@oja/domain/cart/pending-items';
import { newId } from '../../../lib/new-id.ts';
import { type Batch, nothingPending, type Pending } from './pending-items.ts';

/** What is sound of what was stored, whatever lies beside it; whether anything was not is noted until it is told. */
export function soundPending({ items, batchId, sealed, lost }: Pending): Pending {
  const open = readPendingItems(items);
  const closed = readPendingItems(sealed?.items ?? []);
  const isLost = lost || open.leftOut + closed.leftOut > 0;
  return {
    ...(batchOf(batchId, open.items) ?? nothingPending),
    sealed: batchOf(sealed?.batchId, closed.items),
    ...(isLost && { lost: true }),
  };
}

/** The shop has taken no batch that had another kind of name. */
function batchOf(batchId: unknown, items: Batch['items']): Batch | undefined {
  return items.length > 0 ? { batchId: isId(batchId) ? batchId : newId(), items } : undefined;
}
