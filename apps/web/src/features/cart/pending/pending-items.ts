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
  /** Something beside these could not be read: kept until the shopper has been told. */
  lost?: boolean | undefined;
}

export const nothingPending: Pending = { items: [], batchId: null };

export const isNothing = ({ items, sealed, lost }: Pending) => items.length === 0 && !sealed && !lost;

/**
 * Reads what was stored as far as every page needs it: nothing there makes a page fail. Whether the items are sound is
 * looked at where they are used, by `soundPending`.
 */
export function parsePending(stored: string | null): Pending {
  try {
    const { sealed, lost, ...open } = Object(JSON.parse(stored || 'null'));
    return { ...nothingPending, ...batchOf(open), sealed: batchOf(sealed), lost };
  } catch {
    return { ...nothingPending, lost: true };
  }
}

function batchOf(value: Partial<Batch> | null | undefined): Batch | undefined {
  const { batchId = '', items } = value ?? {};
  return Array.isArray(items) && items.length > 0 ? { batchId, items: items.map(Object) } : undefined;
}
