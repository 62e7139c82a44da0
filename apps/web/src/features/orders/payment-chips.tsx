import type { Order } from '@oja/contract/checkout';
import { Chip } from '../../ui/chip.tsx';
import { paymentStates } from './payment-state.ts';

/** What has become of an order's money. */
export function PaymentChips({ order }: { order: Order }) {
  return paymentStates(order).map((state) => (
    <Chip key={state} tone={state.startsWith('Refund') ? 'clay' : 'palm'}>
      {state}
    </Chip>
  ));
}
