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

/** Sends batch after batch until none is left. Resolves to the lines that were lowered. */
export async function mergeBatches({ seal, send, forget, isHopeless, keep }: Merging): Promise<Cart['lowered']> {
  const lowered: Cart['lowered'] = [];
  for (let batch = seal(); batch; batch = seal()) {
    try {
      const cart = await send(batch);
      keep(cart);
      lowered.push(...cart.lowered);
    } catch (error) {
      if (!isHopeless(error)) throw error;
      console.error('Pending items that the shop cannot read were dropped', error);
    }
    forget(batch.batchId);
  }
  return lowered;
}
