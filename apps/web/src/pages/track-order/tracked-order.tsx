import type { TrackedOrder as Tracked } from '@oja/contract/track-order';
import { useEffect, useId, useRef } from 'react';
import { statusNames } from '../../features/orders/order-progress.ts';
import { OrderTracker } from '../../features/orders/order-tracker.tsx';
import { ParcelState } from '../../features/orders/parcel-state.tsx';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { Chip } from '../../ui/chip.tsx';

/** How far an order is, and each of its parcels. Takes the focus, so that readers hear what was found. */
export function TrackedOrder({ order }: { order: Tracked }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderNumber, placedAt, status, parcels } = order;
  const coming = parcels.filter(({ isCancelled }) => !isCancelled);
  const sellerStatuses = Object.fromEntries(coming.map((parcel) => [parcel.sellerId, parcel]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer takes the focus anew
  useEffect(() => heading.current?.focus(), [order]);

  return (
    <article aria-labelledby={id} className="overflow-hidden rounded-card bg-surface ring-1 ring-line">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-sunken px-4 py-3 sm:px-6">
        <div>
          <h2 id={id} ref={heading} tabIndex={-1} className="text-lg">
            {orderNumber}
          </h2>
          <p className="text-sm text-muted">Placed on {formatDate(placedAt)}</p>
        </div>
        <Chip tone={status === 'pending' ? 'plain' : 'palm'} className="ml-auto">
          {statusNames[status]}
        </Chip>
      </header>
      <div className="grid gap-6 p-4 sm:p-6">
        <OrderTracker order={{ orderNumber, status, sellerStatuses, items: [] }} refunded={coming.length === 0} />
        <ul className="grid gap-3">
          {parcels.map((parcel) => (
            <li key={parcel.sellerId} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3">
              <h3 className="font-body text-sm font-semibold tracking-normal">
                <a
                  href={href('store', { storeName: parcel.slug })}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  {parcel.storeName}
                </a>
              </h3>
              <span className="text-xs text-muted">{parcel.units === 1 ? '1 item' : `${parcel.units} items`}</span>
              <ParcelState parcel={parcel} isCancelled={parcel.isCancelled} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
