import { parcelStatuses, sellerStatuses } from '@oja/domain/orders/order-status';
import { COURIER_MAX } from '@oja/domain/orders/parcel-move';
import { type Static, Type } from 'typebox';
import { closed, Id, IdParams, longText, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';

const Status = Type.Enum(sellerStatuses);
const times = {
  approvedAt: Type.Union([Time, Type.Null()]),
  shippedAt: Type.Union([Time, Type.Null()]),
  deliveredAt: Type.Union([Time, Type.Null()]),
};

/** A parcel as its seller sees it. */
export const Parcel = Type.Object(
  {
    orderId: Id,
    orderNumber: Type.String(),
    status: Status,
    trackingNumber: Type.Union([Type.String(), Type.Null()]),
    courier: Type.Union([Type.String(), Type.Null()]),
    notes: Type.Union([Type.String(), Type.Null()]),
    ...times,
  },
  { $id: 'Parcel' },
);
export type Parcel = Static<typeof Parcel>;

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
        units: Type.Integer({ minimum: 0 }),
        trackingNumber: Type.Union([Type.String(), Type.Null()]),
        courier: Type.Union([Type.String(), Type.Null()]),
        ...times,
      }),
    ),
  },
  { $id: 'TrackedOrder' },
);
export type TrackedOrder = Static<typeof TrackedOrder>;

export const parcels = {
  moveParcel: {
    summary: "Move the signed-in seller's parcel of an order one step forward",
    access: { signedInOr: 'not_signed_in' },
    params: IdParams,
    body: Type.Object(
      {
        status: Type.Enum(parcelStatuses),
        trackingNumber: Type.Optional(shortText(80)),
        courier: Type.Optional(shortText(COURIER_MAX)),
        notes: Type.Optional(longText(500)),
      },
      closed,
    ),
    response: Parcel,
    errors: ['parcel_not_found', 'parcel_cannot_move', 'tracking_number_needed'],
  },
  trackOrder: {
    summary: 'How far an order is, by its number and e-mail, without signing in',
    access: 'visitor',
    body: Type.Object({ orderNumber: shortText(40), email: shortText(254) }, closed),
    response: TrackedOrder,
    errors: ['tracked_order_not_found'],
  },
} satisfies Record<string, Endpoint>;
