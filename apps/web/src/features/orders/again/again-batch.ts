import { AGAIN_KEY, keep, readKept } from '../../../lib/kept.ts';
import { newId } from '../../../lib/new-id.ts';

/** Anything can change what a browser keeps. */
const isId = (value: unknown): value is string => /^[\da-f-]{36}$/.test(String(value));

const readBatches = () => Object(readKept(AGAIN_KEY)) as Record<string, unknown>;

/** Whether the goods of this order were sent to the cart, and no answer was heard. */
export const isUnheard = (orderId: string): boolean => isId(readBatches()[orderId]);

/**
 * The name under which the shop takes the goods of this order once. It is kept until an answer was heard, also over a
 * reload, so that pressing again puts nothing into the cart twice.
 */
export function againBatch(orderId: string): string {
  const batches = readBatches();
  const kept = batches[orderId];
  const batchId = isId(kept) ? kept : newId();
  keep(AGAIN_KEY, { ...batches, [orderId]: batchId });
  return batchId;
}

/** After an answer: who presses now wants the goods once more. */
export function forgetBatch(orderId: string): void {
  const { [orderId]: _, ...others } = readBatches();
  keep(AGAIN_KEY, Object.keys(others).length > 0 ? others : undefined);
}
