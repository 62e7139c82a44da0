import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { nextStep } from './parcel-step.ts';
import type { Acts } from './use-acts.ts';

export type Stepping = Pick<DeskOrder, 'orderId' | 'orderNumber' | 'status' | 'packedAt' | 'cancelledAt'>;

/** Milliseconds in which a second press counts as part of the first: the next step, or another row, may have come under the thumb. */
const SETTLING = 500;
let steppedAt = Number.NEGATIVE_INFINITY;

function isSettled(): boolean {
  const before = steppedAt;
  steppedAt = performance.now();
  return steppedAt - before > SETTLING;
}

/** Takes the next step of a parcel; shipping first asks how it travels. @param notes a word to the buyer that goes with it */
export function takeStep<P extends Stepping>(
  parcel: P,
  { run, pack }: Pick<Acts, 'run' | 'pack'>,
  askHow: (parcel: P) => void,
  notes = '',
): void {
  if (!isSettled()) return;
  const { orderId, orderNumber: about } = parcel;
  const step = nextStep(parcel);
  const told = 'The buyer is told.';
  if (step === 'accept') void run({ kind: 'accept', orderId, notes }, { about, said: 'Accepted', told });
  if (step === 'pack') void pack(orderId, about);
  if (step === 'ship') askHow(parcel);
  if (step === 'deliver') void run({ kind: 'deliver', orderId, notes }, { about, said: 'Delivered', told });
}
