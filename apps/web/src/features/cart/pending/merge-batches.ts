import type { Cart } from '@oja/contract/cart';
import type { Batch } from './pending-items.ts';

interface Merging {
  /** Closes the next batch; undefined when nothing is left. */
  seal: () => Batch | undefined;
  send: (batch: Batch) => Promise<Cart>;
  /** Called only after the shop has answered, so that a lost answer loses no item. */
  forget: (batchId: string) => void;
  /** Whether the same batch would be refused for ever. */
  isHopeless: (error: unknown) => boolean;
  keep: (cart: Cart) => void;
}

/** What became of what was put aside. */
export interface Merged {
  lowered: Cart['lowered'];
  /** Something did not come into the cart. */
  leftOut: boolean;
}

/** Sends batch after batch until none is left. */
export async function mergeBatches({ seal, send, forget, isHopeless, keep }: Merging): Promise<Merged> {
  const merged: Merged = { lowered: [], leftOut: false };
  for (let batch = seal(); batch; batch = seal()) {
    try {
      const cart = await send(batch);
      keep(cart);
      merged.lowered.push(...cart.lowered);
      merged.leftOut ||= cart.leftOut > 0;
    } catch (error) {
      if (!isHopeless(error)) throw error;
      console.error('Pending items that the shop cannot read were dropped', error);
      merged.leftOut = true;
    }
    forget(batch.batchId);
  }
  return merged;
}
