import type { Order } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';
import { useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Chip } from '../../ui/chip.tsx';
import { QuoteTotals } from '../cart/quote-totals.tsx';
import { BuyAgainButton } from './again/buy-again-button.tsx';
import { ChangedAddress } from './changed-address.tsx';
import { OrderFacts } from './order-facts.tsx';
import { statusNames, statusOf } from './order-progress.ts';
import { OrderTracker } from './order-tracker.tsx';
import { Parcels } from './parcels.tsx';
import { PaymentChips } from './payment-chips.tsx';
import { isRefunded } from './payment-state.ts';

/** One order of the list: how far it is, each seller's parcel, what it cost, and, where there is no room beside it on demand, where it goes. */
export function OrderCard({ order }: { order: Order }) {
  const id = useId();
  const status = statusOf(order);
  const isWide = useMedia('(width >= 64rem)');
  return (
    <article aria-labelledby={id} className="overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sunken px-4 py-3 sm:px-6">
        <div>
          <h2 id={id} className="text-lg">
            <a href={href('order', { id: order.id })} className="inline-flex min-h-11 items-center hover:underline">
              {order.orderNumber}
            </a>
          </h2>
          <p className="text-sm text-muted">Placed on {formatDate(order.createdAt)}</p>
        </div>
        <p className="ml-auto text-right">
          <span className="sr-only">Total </span>
          <span className="display amount text-lg">{formatNaira(order.total)}</span>
        </p>
        <p className="flex flex-wrap gap-2 max-sm:w-full">
          <PaymentChips order={order} />
          <Chip tone={status === 'pending' ? 'plain' : 'palm'}>{statusNames[status]}</Chip>
        </p>
      </header>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-6 p-4 sm:p-6">
          <ChangedAddress order={order} />
          <OrderTracker order={order} refunded={isRefunded(order)} />
          {order.items.length > 0 ? (
            <Parcels order={order} said={status} />
          ) : (
            <p className="text-muted">No items found for this order.</p>
          )}
          <div className="relative -mb-3 border-t border-line sm:-mb-5">
            <details>
              <summary className="flex min-h-11 items-center text-sm font-semibold text-palm">Order details</summary>
              <div className="grid gap-5 pt-2 text-sm sm:grid-cols-2 sm:gap-10">
                {!isWide && <OrderFacts order={order} />}
                <QuoteTotals quote={order} />
              </div>
            </details>
            <BuyAgainButton
              order={order}
              variant="quiet"
              className="absolute top-0 -right-4 max-sm:px-4! sm:-right-5"
            />
          </div>
        </div>
        {isWide && (
          <div className="grid content-start gap-5 border-l border-line p-6 text-sm">
            <OrderFacts order={order} brief />
            <a href={href('help')} className="inline-flex min-h-11 items-center font-semibold text-palm">
              Questions about your order
            </a>
          </div>
        )}
      </div>
    </article>
  );
}
