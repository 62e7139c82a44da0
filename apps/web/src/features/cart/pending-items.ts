import type { CartItem } from '@oja/contract/cart';

/** Items under the name by which the shop merges them exactly once. */
export interface Batch {
  batchId: string;
  items: readonly CartItem[];
}

/** Items that a visitor put aside before signing in, and the name that they will be merged under. */
export interface Pending {
  items: readonly CartItem[];
  batchId: string | null;
  /**
   * A batch on its way into the cart. From its first sending to the shop's answer its content may not change: the shop
   * takes a name once, so an item added under it later would be lost, and one sent under a second name would be doubled.
   */
  sealed?: Batch | undefined;
}

export const nothingPending: Pending = { items: [], batchId: null };

const sameItem = (a: CartItem, b: CartItem) =>
  a.productId === b.productId && a.selectedColor === b.selectedColor && a.selectedSize === b.selectedSize;

/** @param newBatch a fresh id, used when this is the first item of its batch */
export function addPending(pending: Pending, item: CartItem, newBatch: string): Pending {
  const known = pending.items.some((other) => sameItem(other, item));
  const items = known
    ? pending.items.map((other) =>
        sameItem(other, item) ? { ...item, quantity: other.quantity + item.quantity } : other,
      )
    : [...pending.items, item];
  return { ...pending, items, batchId: pending.batchId ?? newBatch };
}

/** @param quantity 0 removes the item */
export function setPendingQuantity(pending: Pending, item: CartItem, quantity: number): Pending {
  const items = pending.items
    .map((other) => (sameItem(other, item) ? { ...other, quantity } : other))
    .filter((other) => other.quantity > 0);
  return { ...pending, items, batchId: items.length ? pending.batchId : null };
}

/** Closes the batch that will be sent next; one that was sent without an answer comes first. */
export function seal(pending: Pending): Pending {
  const { items, batchId, sealed } = pending;
  if (sealed || batchId === null || items.length === 0) return pending;
  return { ...nothingPending, sealed: { batchId, items } };
}

/** After the shop has merged a batch. */
export function withoutSealed({ sealed, ...open }: Pending, batchId: string): Pending {
  return sealed && sealed.batchId !== batchId ? { ...open, sealed } : open;
}

export const isNothing = ({ items, sealed }: Pending) => items.length === 0 && !sealed;

/** Reads what was stored; anything that is not sound counts as nothing. */
export function parsePending(stored: string | null): Pending {
  try {
    const { sealed, ...open } = JSON.parse(stored ?? 'null') as Partial<Pending>;
    return { ...(isBatch(open) ? open : nothingPending), ...(isBatch(sealed) && { sealed }) };
  } catch {
    return nothingPending;
  }
}

function isBatch(value: Partial<Pending> | undefined): value is Batch {
  const { batchId, items } = value ?? {};
  return typeof batchId === 'string' && Array.isArray(items) && items.length > 0 && items.every(isItem);
}

function isItem(value: unknown): value is CartItem {
  const { productId, selectedColor, selectedSize, quantity } = (value ?? {}) as Record<string, unknown>;
  const texts = [productId, selectedColor, selectedSize];
  return texts.every((text) => typeof text === 'string') && Number.isSafeInteger(quantity) && Number(quantity) >= 1;
}
