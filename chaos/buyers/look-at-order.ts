import type { Buyer } from './buyer.ts';
import { hear } from './hear.ts';

/** What was acknowledged is there for its buyer from then on; no answer at all proves nothing. */
export async function lookAtOrder(
  { call, placed, tally }: Buyer,
  orderId: string,
  reference: string | null,
): Promise<void> {
  const heard = await hear(tally, 'read order', call('order', { params: { id: orderId } }));
  if (heard.kind === 'yes') placed.add({ id: orderId, amount: heard.value.total, reference });
  if (heard.kind === 'no') tally.violated(`order ${orderId} was acknowledged and then answered ${heard.code}`);
}
