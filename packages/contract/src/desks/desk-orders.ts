import { parcelStatuses, sellerStatuses } from '@oja/domain/orders/order-status';
import { COURIER_MAX } from '@oja/domain/orders/parcel-move';
import { cancelReasonNames } from '@oja/domain/payments/line-refund';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Id, Kobo, listText, longText, Picture, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { type ErrorCode, keyed } from '../errors.ts';
import { DeskOrderParams, DeskParams } from './desk-params.ts';

const Status = Type.Enum(sellerStatuses);
const Count = Type.Integer({ minimum: 0 });
const Units = Type.Integer({ minimum: 1 });
const NullableTime = Type.Union([Time, Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

export const deskTabs = ['new', 'to-pack', 'late', 'on-the-way', 'delivered', 'cancelled', 'all'] as const;
export type DeskTab = (typeof deskTabs)[number];

/** Parcels that one act moves at once. */
export const MOST_AT_ONCE = 100;

/** Where a parcel stands. */
const standing = {
  orderId: Id,
  orderNumber: Type.String(),
  status: Status,
  packedAt: { ...NullableTime, description: 'When its goods were taken from the shelf; null: not yet' },
  placedAt: Time,
  dueAt: {
    ...NullableTime,
    description: 'Until when it is to be accepted, then to leave; null once it has left or is cancelled',
  },
  cancelledAt: { ...NullableTime, description: 'Since when nothing of it is sent: all its lines are cancelled' },
};

const DeskOrder = Type.Object({
  ...standing,
  buyer: {
    ...Type.String(),
    description: "'Chidi O.'; after 60 days of delivery, or when the account is gone, 'A buyer'",
  },
  place: { ...NullableText, description: "'Ikeja, Lagos'" },
  pictures: Type.Array(Picture, { maxItems: 3 }),
  goods: { ...Type.String(), description: 'What the first of its lines is called' },
  choice: { ...Type.String(), description: "What was chosen of it: 'Blue, 6 yards'; empty where there is no choice" },
  units: Units,
  youGet: Type.Optional({ ...Kobo, description: 'Goods less commission. Only for who may see amounts' }),
});
export type DeskOrder = Static<typeof DeskOrder>;

export const DeskOrders = Type.Object(
  {
    items: Type.Array(DeskOrder),
    count: { ...Count, description: 'How many there are in all, counted to 10,001; a search counts none: 0' },
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskOrders' },
);
export type DeskOrders = Static<typeof DeskOrders>;

const DeskLine = Type.Object({
  line: Count,
  productId: Id,
  name: Type.String(),
  color: Type.String(),
  size: Type.String(),
  sku: NullableText,
  quantity: Units,
  cancelled: { ...Count, description: 'How many of its pieces are not sent' },
  cancellations: Type.Array(
    Type.Object({
      at: Time,
      quantity: Units,
      reason: Type.Enum(cancelReasonNames),
      amount: Type.Optional({ ...Kobo, description: 'What goes back to the buyer. Only for who may see amounts' }),
    }),
    { description: 'The oldest first' },
  ),
  picture: Type.Union([Picture, Type.Null()]),
  price: Type.Optional({ ...Kobo, description: 'Of one piece. Only for who may see amounts' }),
});

const Recipient = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  lines: Type.Array(Type.String(), { description: "'12 Allen Avenue', 'Ikeja, Lagos 100271', 'Nigeria'" }),
});

/** A parcel as the desk of its store sees it. */
export const DeskParcel = Type.Object(
  {
    ...standing,
    buyer: Type.String(),
    place: NullableText,
    to: Type.Union([Recipient, Type.Null()], {
      description:
        'Where it goes: from acceptance until 60 days after delivery, while the account is there, and unless all of it is cancelled',
    }),
    lines: Type.Array(DeskLine),
    courier: NullableText,
    trackingNumber: NullableText,
    riderPhone: NullableText,
    trackingPage: { ...NullableText, description: "The courier's own page about the number" },
    notes: { ...NullableText, description: 'The last word to the buyer' },
    ownNote: { ...Type.String(), description: 'For the members of the store alone' },
    approvedAt: NullableTime,
    shippedAt: NullableTime,
    deliveredAt: NullableTime,
    history: Type.Array(
      Type.Object({
        at: Time,
        status: Status,
        corrects: { ...Type.Boolean(), description: 'The step was there: how the parcel travels was written anew' },
        notes: Type.String(),
      }),
      { description: 'The oldest first' },
    ),
    amounts: Type.Optional(
      Type.Object(
        { goods: Kobo, commission: Kobo, youGet: Kobo },
        { description: 'Of the pieces that are not cancelled. Only for who may see amounts' },
      ),
    ),
  },
  { $id: 'DeskParcel' },
);
export type DeskParcel = Static<typeof DeskParcel>;

/** What is printed and laid into a parcel; no prices. */
export const Slips = Type.Object(
  {
    storeName: Type.String(),
    items: Type.Array(
      Type.Object({
        orderId: Id,
        orderNumber: Type.String(),
        placedAt: Time,
        to: Type.Union([Recipient, Type.Null()]),
        courier: NullableText,
        trackingNumber: NullableText,
        lines: Type.Array(
          Type.Object({
            name: Type.String(),
            color: Type.String(),
            size: Type.String(),
            sku: NullableText,
            quantity: Units,
          }),
        ),
      }),
    ),
  },
  { $id: 'Slips' },
);
export type Slips = Static<typeof Slips>;

/** Why a parcel may not move. */
export const moveRefusals = [
  'parcel_not_found',
  'parcel_cannot_move',
  'tracking_number_needed',
  'tracking_number_invalid',
  'rider_phone_needed',
  'invalid_phone',
] as const satisfies readonly ErrorCode[];

/** What became of each parcel of an act on several. */
const Outcome = Type.Union([
  Type.Object({ orderId: Id, ok: Type.Literal(true), status: Status }),
  Type.Object({ orderId: Id, ok: Type.Literal(false), code: Type.Enum([...moveRefusals]), message: Type.String() }),
]);
export type Outcome = Static<typeof Outcome>;
export const Outcomes = Type.Object({ items: Type.Array(Outcome) }, { $id: 'Outcomes' });
export type Outcomes = Static<typeof Outcomes>;

const way = {
  trackingNumber: Type.Optional(shortText(80)),
  courier: Type.Optional(shortText(COURIER_MAX)),
  riderPhone: Type.Optional(shortText(40)),
};
const someIds = Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true });

export const deskOrders = {
  deskOrders: {
    summary: 'The parcels of a store: what waits by its time, the rest newest first',
    access: { desk: 'parcels' },
    params: DeskParams,
    query: Type.Object(
      {
        tab: Type.Optional(Type.Enum(deskTabs, { default: 'all' })),
        q: Type.Optional(askedText(100, 'Letters of an order number, a name, a phone number or goods')),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: DeskOrders,
    errors: [],
  },
  deskOrder: {
    summary: 'A parcel of a store',
    access: { desk: 'parcels' },
    params: DeskOrderParams,
    response: DeskParcel,
    errors: ['parcel_not_found'],
  },
  moveParcel: {
    summary: "Move a store's parcel of an order one step forward",
    access: { desk: 'parcels' },
    params: DeskOrderParams,
    body: Type.Object({ status: Type.Enum(parcelStatuses), ...way, notes: Type.Optional(longText(500)) }, closed),
    response: DeskParcel,
    errors: [...moveRefusals, ...keyed],
  },
  packParcel: {
    summary: 'Say that the goods of a parcel are packed, or not after all',
    access: { desk: 'parcels' },
    params: DeskOrderParams,
    body: Type.Object({ packed: Type.Boolean() }, closed),
    response: DeskParcel,
    errors: ['parcel_not_found', 'parcel_cannot_be_packed', ...keyed],
  },
  correctParcel: {
    summary: 'Write anew how a parcel travels that is on its way',
    access: { desk: 'parcels' },
    params: DeskOrderParams,
    body: Type.Object(way, closed),
    response: DeskParcel,
    errors: [
      'parcel_not_found',
      'parcel_not_on_its_way',
      'tracking_number_needed',
      'tracking_number_invalid',
      'rider_phone_needed',
      'invalid_phone',
      ...keyed,
    ],
  },
  noteParcel: {
    summary: 'Keep a note about a parcel for the members of the store',
    access: { desk: 'parcels' },
    params: DeskOrderParams,
    body: Type.Object({ ownNote: longText(500) }, closed),
    response: DeskParcel,
    errors: ['parcel_not_found', 'parcel_forgotten', ...keyed],
  },
  acceptParcels: {
    summary: 'Accept several parcels, each by itself',
    access: { desk: 'parcels' },
    params: DeskParams,
    body: Type.Object({ ids: someIds }, closed),
    response: Outcomes,
    errors: [...keyed],
  },
  shipParcels: {
    summary: 'Ship several parcels with one courier, each by itself',
    access: { desk: 'parcels' },
    params: DeskParams,
    body: Type.Object(
      {
        courier: Type.Optional(shortText(COURIER_MAX)),
        parcels: Type.Array(
          Type.Object({ id: Id, trackingNumber: way.trackingNumber, riderPhone: way.riderPhone }, closed),
          { minItems: 1, maxItems: MOST_AT_ONCE, description: 'Each once' },
        ),
      },
      closed,
    ),
    response: Outcomes,
    errors: [...keyed],
  },
  deskSlips: {
    summary: 'What is printed and laid into parcels that are accepted, in the order asked for',
    access: { desk: 'parcels' },
    params: DeskParams,
    query: Type.Object({ ids: listText(MOST_AT_ONCE * 37, MOST_AT_ONCE, 'Ids of orders') }, closed),
    response: Slips,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
