import { formatDate } from '../../lib/text/dates.ts';
import { Tracker } from '../../ui/goods/tracker.tsx';
import { progressOf } from './order-progress.ts';

interface OrderTrackerProps {
  order: Parameters<typeof progressOf>[0] & { orderNumber: string };
  /** The whole of the money went back: nothing is waited for that would come. */
  refunded?: boolean;
}

/** How far an order is: the three steps, with when each was reached and what the next one waits for. */
export function OrderTracker({ order, refunded = false }: OrderTrackerProps) {
  return (
    <Tracker
      label={`Progress of ${order.orderNumber}`}
      steps={progressOf(order).map(({ label, state, at, waitsFor }) => ({
        label,
        state,
        note: at ? formatDate(at) : !refunded && waitsFor,
      }))}
    />
  );
}
