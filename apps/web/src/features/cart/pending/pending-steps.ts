import type { CartItem } from '@oja/contract/cart';
import type { Pending } from './pending-items.ts';

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
