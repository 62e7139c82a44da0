import type { ParcelStatus, SellerStatus } from '@oja/domain/orders/order-status';

export type StepState = 'completed' | 'current' | 'pending';

export interface TrackerStep {
  label: 'Confirmed' | 'Shipped' | 'Delivered';
  /** The status that completes the step. */
  status: ParcelStatus;
  state: StepState;
}

const steps = [
  { label: 'Confirmed', status: 'approved' },
  { label: 'Shipped', status: 'shipped' },
  { label: 'Delivered', status: 'delivered' },
] as const;

/**
 * The steps up to the status are completed, the one after it is current: it is waited for, not reached. The rest are
 * pending. 'pending' completes none.
 */
export function trackerSteps(status: SellerStatus): TrackerStep[] {
  const position = steps.findIndex((step) => step.status === status);
  return steps.map((step, index) => ({ ...step, state: stateAt(index, position) }));
}

function stateAt(index: number, position: number): StepState {
  if (index <= position) return 'completed';
  return index === position + 1 ? 'current' : 'pending';
}
