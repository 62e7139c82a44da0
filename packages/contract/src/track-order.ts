import { sellerStatuses } from '@oja/domain/orders/order-status';
import { type Static, Type } from 'typebox';
import { closed, Id, shortText, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';

const Status = Type.Enum(sellerStatuses);

/** How far an order is, for whoever knows its number and its e-mail: no names, no addresses, no amounts. */
export const TrackedOrder = Type.Object(
  {
    orderNumber: Type.String(),
    placedAt: Time,
    status: Status,
    parcels: Type.Array(
      Type.Object({
        sellerId: Id,
        storeName: Type.String(),
        slug: Type.String(),
        status: Status,
        isCancelled: { ...Type.Boolean(), description: 'Nothing of it is sent' },
        units: Type.Integer({ minimum: 0 }),
        trackingNumber: Type.Union([Type.String(), Type.Null()]),
        courier: Type.Union([Type.String(), Type.Null()]),
        approvedAt: Type.Union([Time, Type.Null()]),
        shippedAt: Type.Union([Time, Type.Null()]),
        deliveredAt: Type.Union([Time, Type.Null()]),
      }),
    ),
  },
  { $id: 'TrackedOrder' },
);
export type TrackedOrder = Static<typeof TrackedOrder>;

export const trackOrder = {
  trackOrder: {
    summary: 'How far an order is, by its number and e-mail, without signing in',
    access: 'visitor',
    body: Type.Object({ orderNumber: shortText(40), email: shortText(254) }, closed),
    response: TrackedOrder,
    errors: ['tracked_order_not_found'],
  },
} satisfies Record<string, Endpoint>;
