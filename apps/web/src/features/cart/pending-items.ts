import type { CartItem } from '@oja/contract/cart';

/** Items that a visitor put aside before signing in, and the name under which they are merged exactly once. */
export interface Pending {
  items: readonly CartItem[];
  batchId: string | null;
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
  return { items, batchId: pending.batchId ?? newBatch };
}

/** @param quantity 0 removes the item */
export function setPendingQuantity(pending: Pending, item: CartItem, quantity: number): Pending {
  const items = pending.items
    .map((other) => (sameItem(other, item) ? { ...other, quantity } : other))
    .filter((other) => other.quantity > 0);
  return items.length ? { ...pending, items } : nothingPending;
}

/** Reads what was stored; anything that is not sound counts as nothing. */
export function parsePending(stored: string | null): Pending {
  try {
    const { items, batchId } = JSON.parse(stored ?? 'null') as Partial<Pending>;
    if (typeof batchId !== 'string' || !Array.isArray(items) || !items.every(isItem)) return nothingPending;
    return items.length ? { items, batchId } : nothingPending;
  } catch {
    return nothingPending;
  }
}

function isItem(value: unknown): value is CartItem {
  const { productId, selectedColor, selectedSize, quantity } = (value ?? {}) as Record<string, unknown>;
  const texts = [productId, selectedColor, selectedSize];
  return texts.every((text) => typeof text === 'string') && Number.isSafeInteger(quantity) && Number(quantity) >= 1;
}
