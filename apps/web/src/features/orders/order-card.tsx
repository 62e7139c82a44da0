import type { Order } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';
import { addressLines } from '@oja/domain/orders/destination';
import { paymentMethodNames } from '@oja/domain/payments/payment-method';
import { useEffect, useId, useRef } from 'react';
import { formatDate } from '../../lib/text/dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { QuoteTotals } from '../cart/quote-totals.tsx';
import { ChangedAddress } from './changed-address.tsx';
import { statusNames, statusOf } from './order-progress.ts';
import { OrderTracker } from './order-tracker.tsx';
import { Parcels } from './parcels.tsx';
import { isRefunded, paymentStates } from './payment-state.ts';

interface OrderCardProps {
  order: Order;
  /** The order that a link led to: it comes into view with its details open, and has the focus. */
  asked?: boolean;
}

/** One order: how far it is, each seller's parcel, and on demand what it cost and where it goes. */
export function OrderCard({ order, asked = false }: OrderCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return;
    card.current?.scrollIntoView();
    card.current?.focus({ preventScroll: true });
  }, [asked]);
  const status = statusOf(order);
  const { name, place } = addressLines(order.shippingInfo);
  return (
    <article
      ref={card}
      aria-labelledby={id}
      tabIndex={asked ? -1 : undefined}
      className="scroll-mt-36 overflow-hidden rounded-card bg-surface ring-1 ring-line"
    >
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sunken px-4 py-3 sm:px-6">
        <div>
          <h2 id={id} className="text-lg">
            {order.orderNumber}
          </h2>
          <p className="text-sm text-muted">Placed on {formatDate(order.createdAt)}</p>
        </div>
        <p className="ml-auto text-right">
          <span className="sr-only">Total </span>
          <span className="display amount text-lg">{formatNaira(order.total)}</span>
        </p>
        <p className="flex flex-wrap gap-2 max-sm:w-full">
          {paymentStates(order).map((state) => (
            <Chip key={state} tone={state.startsWith('Refund') ? 'clay' : 'palm'}>
              {state}
            </Chip>
          ))}
          <Chip tone={status === 'pending' ? 'plain' : 'palm'}>{statusNames[status]}</Chip>
        </p>
      </header>
      <div className="grid grid-cols-1 gap-6 p-4 sm:p-6">
        <ChangedAddress order={order} />
        <OrderTracker order={order} refunded={isRefunded(order)} />
        {order.items.length > 0 ? (
          <Parcels order={order} />
        ) : (
          <p className="text-muted">No items found for this order.</p>
        )}
        <details open={asked} className="border-t border-line">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-indigo">Order details</summary>
          <div className="grid gap-5 pt-2 text-sm sm:grid-cols-2 sm:gap-10">
            <div className="grid content-start gap-3 wrap-anywhere">
              <div>
                <h3 className="font-body text-sm font-semibold tracking-normal">Delivery to</h3>
                <p>{name}</p>
                <p className="text-muted">{place}</p>
                <p className="text-muted">{order.shippingInfo.phone}</p>
              </div>
              <div>
                <h3 className="font-body text-sm font-semibold tracking-normal">Payment</h3>
                <p>{paymentMethodNames[order.paymentInfo.method]}</p>
                <p className="text-xs text-muted">{order.paymentInfo.transactionId}</p>
              </div>
            </div>
            <QuoteTotals quote={order} />
          </div>
        </details>
      </div>
    </article>
  );
}
