import type { Delivery } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { pick } from './chaos.ts';

export const RELEASE_ORDERS = ['queued', 'reversed', 'shuffled'] as const;
type ReleaseOrder = (typeof RELEASE_ORDERS)[number];

/** Lets held webhooks go, one after the other in the order asked for. @returns how many */
export function release({ store, clock }: PaystackSandbox, order: ReleaseOrder, seed: number): number {
  const held = store.state.deliveries.filter(({ moment }) => moment === 'held');
  const start = clock().getTime() - held.length;
  for (const [place, delivery] of inOrder(held, order, seed).entries()) {
    delivery.moment = 'after';
    delivery.nextAttemptAt = new Date(start + place).toISOString();
  }
  return held.length;
}

function inOrder(held: Delivery[], order: ReleaseOrder, seed: number): Delivery[] {
  if (order === 'queued') return held;
  if (order === 'reversed') return held.toReversed();
  const chance = { seed, draws: 0, probabilities: {} };
  const left = [...held];
  return held.map(() => left.splice(left.indexOf(pick(chance, left)), 1)[0] as Delivery);
}
