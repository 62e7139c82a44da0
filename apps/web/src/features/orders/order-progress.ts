import type { Order } from '@oja/contract/checkout';
import { type SellerStatus, shownStatus } from '@oja/domain/orders/order-status';
import { isUnsent } from './is-unsent.ts';
import { type TrackerStep, trackerSteps } from './tracker-steps.ts';

type Parcel = Pick<Order['sellerStatuses'][string], 'status' | 'approvedAt' | 'shippedAt' | 'deliveredAt'>;

interface Progressing {
  status: SellerStatus;
  sellerStatuses: Record<string, Parcel>;
  items: readonly Pick<Order['items'][number], 'sellerId' | 'quantity' | 'cancelled'>[];
}

/** Of the sellers who send something of it; of all, where nobody does. */
function parcelsOf({ sellerStatuses, items }: Progressing): Parcel[] {
  const sent = Object.entries(sellerStatuses).filter(
    ([seller]) => !isUnsent(items.filter(({ sellerId }) => sellerId === seller)),
  );
  return sent.length > 0 ? sent.map(([, parcel]) => parcel) : Object.values(sellerStatuses);
}

/** Whether nothing of the order is sent. */
const isCancelled = ({ items }: Progressing): boolean => isUnsent(items);

/** What the order shows of its parcels' states: of those that come. */
export function statusOf(order: Progressing): SellerStatus {
  return shownStatus(
    parcelsOf(order).map(({ status }) => status),
    order.status,
  );
}

/**
 * The tracker's steps, each completed one with the time that it was reached: confirmed when the last seller approved,
 * shipped and delivered when the first parcel was, because one parcel speaks for all there. The current one, which is not
 * reached, says what it waits for.
 */
export function progressOf(order: Progressing): (TrackerStep & { at: string | null; waitsFor: string | null })[] {
  const parcels = parcelsOf(order);
  const times = {
    approved: sorted(parcels.map(({ approvedAt }) => approvedAt)).at(-1),
    shipped: sorted(parcels.map(({ shippedAt }) => shippedAt))[0],
    delivered: sorted(parcels.map(({ deliveredAt }) => deliveredAt))[0],
  };
  return trackerSteps(statusOf(order)).map((step) => ({
    ...step,
    at: step.state === 'completed' ? (times[step.status] ?? null) : null,
    waitsFor: step.state === 'current' && !isCancelled(order) ? waitingWords(step.status, parcels.length) : null,
  }));
}

function waitingWords(status: TrackerStep['status'], parcels: number): string {
  if (status === 'approved') return parcels > 1 ? 'waiting for all sellers' : 'waiting for the seller';
  return status === 'shipped' ? 'being packed' : 'on its way';
}

// ISO times in UTC sort as text.
const sorted = (times: (string | null)[]) => times.filter((time) => time !== null).sort();

export const statusNames: Record<SellerStatus, string> = {
  pending: 'Pending',
  approved: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
};
