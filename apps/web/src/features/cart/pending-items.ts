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
