import type { TrackedOrder } from '@oja/contract/track-order';
import { readOrderNumber } from '@oja/domain/orders/order-number';
import { shownStatus } from '@oja/domain/orders/order-status';
import { canonicalEmail, isEmailAddress } from '@oja/domain/people/email';
import type { Deps } from '../../deps.ts';
import { countSubjects, hour } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { findTrackedParts } from './tracked-parts.queries.ts';

/** Look-ups of one order, or with one e-mail. */
const trackedOrders = { name: 'track:subject', setting: 'limitTrackOrder', seconds: hour } as const;

/** How far an order is, for whoever knows its number and e-mail. A wrong number and a wrong e-mail are refused alike. */
export async function trackOrder(
  deps: Pick<Deps, 'config' | 'db'>,
  asked: { orderNumber: string; email: string },
): Promise<TrackedOrder> {
  const orderNumber = readOrderNumber(asked.orderNumber);
  // The orders of deleted accounts have no e-mail: a blank one must not find them.
  if (orderNumber === undefined || !isEmailAddress(asked.email)) throw refusal('tracked_order_not_found');
  const email = canonicalEmail(asked.email);
  const wait = await countSubjects(deps, trackedOrders, [orderNumber, email]);
  if (wait !== null) throw refusal('too_many_requests', {}, wait);
  const parts = await findTrackedParts(deps.db, orderNumber, email);
  const [first] = parts;
  if (!first) throw refusal('tracked_order_not_found');
  return {
    orderNumber: first.orderNumber,
    placedAt: first.placedAt.toISOString(),
    status: shownStatus(parts.filter(({ isCancelled }) => !isCancelled).map(({ status }) => status)),
    parcels: parts.map(
      ({ sellerId, storeName, slug, status, isCancelled, units, trackingNumber, courier, ...times }) => ({
        sellerId,
        storeName,
        slug,
        status,
        isCancelled,
        units,
        trackingNumber,
        courier,
        approvedAt: times.approvedAt?.toISOString() ?? null,
        shippedAt: times.shippedAt?.toISOString() ?? null,
        deliveredAt: times.deliveredAt?.toISOString() ?? null,
      }),
    ),
  };
}
