import type { Order } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';
import { useId } from 'react';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { useMedia } from '../../lib/use-media.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { BuyAgainButton } from './again/buy-again-button.tsx';
import { ChangedAddress } from './changed-address.tsx';
import { OrderFacts } from './order-facts.tsx';
import { statusNames, statusOf } from './order-progress.ts';
import { OrderTracker } from './order-tracker.tsx';
import { ParcelGlances } from './parcel-glances.tsx';
import { PaymentChips } from './payment-chips.tsx';
import { isRefunded } from './payment-state.ts';

/** One order of the list at a glance: how far it is, its parcels, what it cost, and, where there is room beside it, where it goes. */
export function OrderCard({ order }: { order: Order }) {
  const id = useId();
  const status = statusOf(order);
  const isWide = useMedia('(width >= 64rem)');
  return (
    <article aria-labelledby={id} className="overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <header className="flex flex-wrap items-center gap-x-6 border-b border-line bg-sunken px-4 py-2 max-sm:pb-3 sm:px-6">
        <div className="sm:flex sm:items-baseline sm:gap-4">
          <h2 id={id} className="text-lg">
            <a href={href('order', { id: order.id })} className="inline-flex min-h-11 items-center hover:underline">
              {order.orderNumber}
            </a>
          </h2>
          <p className="text-sm text-muted max-sm:-mt-2 max-sm:mb-2">Placed on {formatDate(order.createdAt)}</p>
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
        <div className="grid grid-cols-1 content-start gap-5 p-4 sm:px-6 sm:py-5">
          <ChangedAddress order={order} />
          <OrderTracker order={order} refunded={isRefunded(order)} />
          {order.items.length > 0 ? (
            <ParcelGlances order={order} said={order.sellers.length === 1 ? status : undefined} />
          ) : (
            <p className="text-muted">No items found for this order.</p>
          )}
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href={href('order', { id: order.id })}>
              Order details
            </ButtonLink>
            <BuyAgainButton order={order} variant="quiet" />
          </div>
        </div>
        {isWide && (
          <div className="grid content-start gap-3 border-l border-line px-6 py-5 text-sm">
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
