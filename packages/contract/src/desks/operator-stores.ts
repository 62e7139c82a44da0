import { nameMatches } from '@oja/domain/stores/name-match';
import { refuseReasons, storeStatuses, suspendReasons } from '@oja/domain/stores/store-status';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Done, Id, IdParams, Kobo, longText, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, acting, mark, reason, seen } from './operator-act.ts';

const Status = Type.Enum(storeStatuses);
const Count = Type.Integer({ minimum: 0 });
const NullableText = Type.Union([Type.String(), Type.Null()]);
const NullablePicture = Type.Union([Picture, Type.Null()]);

const StoreInList = Type.Object({
  id: Id,
  storeName: Type.String(),
  ownerName: { ...NullableText, description: 'Null: nobody owns it yet' },
  place: Type.String({ description: "'Ikeja, Lagos'; '' if it has not said" }),
  status: Status,
  statusAt: Time,
  products: { ...Count, description: 'In the shop, where the store sells' },
});
export type StoreInList = Static<typeof StoreInList>;

export const OperatorStores = Type.Object(
  {
    items: Type.Array(StoreInList),
    counts: Type.Object(Object.fromEntries(storeStatuses.map((status) => [status, Count])) as StatusCounts, {
      description: 'How many stores there are of each status',
    }),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'OperatorStores' },
);
type StatusCounts = Record<(typeof storeStatuses)[number], typeof Count>;
export type OperatorStores = Static<typeof OperatorStores>;

/** A store as the operator looks at it: what it says of itself, who owns it, and what hangs on it. */
export const OperatorStore = Type.Object(
  {
    id: Id,
    slug: Type.String(),
    storeName: Type.String(),
    status: Status,
    statusReasons: Type.Array(Type.String()),
    statusNote: Type.String(),
    statusAt: Time,
    openedAt: Time,
    trusted: { ...Type.Boolean(), description: 'What it publishes is in the shop without having been looked at' },
    mark,
    given: Type.Object(
      {
        businessType: Type.String(),
        businessName: Type.String(),
        cacNumber: Type.String(),
        state: Type.String(),
        city: Type.String(),
        street: Type.String(),
        landmark: Type.String(),
        phone: Type.String(),
        description: Type.String(),
        logo: NullablePicture,
        banner: NullablePicture,
        couriers: Type.Array(Type.String()),
        shippingPromise: Type.String(),
        returnDays: Count,
        links: Type.Array(Type.String()),
        accountName: { ...Type.String(), description: 'Of the bank account' },
      },
      { description: "As the store gave it; '' is what it has not" },
    ),
    owner: Type.Union([
      Type.Object({ name: Type.String(), email: Type.String(), emailConfirmed: Type.Boolean(), since: Time }),
      Type.Null(),
    ]),
    payoutAccount: Type.Union(
      [
        Type.Object({
          id: { ...Id, description: 'For acceptAccountName' },
          bankName: Type.String(),
          last4: { ...Type.String(), description: 'The last digits of its number' },
          holder: { ...Type.String(), description: 'As the bank calls them' },
          nameMatch: Type.Enum(nameMatches, { description: 'Against the names of the owner and of the business' }),
          nameAccepted: { ...Type.Boolean(), description: 'An operator has accepted a holder who is called otherwise' },
        }),
        Type.Null(),
      ],
      { description: 'Where its shares go; null: it has named none' },
    ),
    products: Type.Object({ live: Count, paused: Count, takenDown: Count }),
    parcelsToSend: { ...Count, description: 'Ordered, and neither sent nor cancelled' },
    heldUnits: { ...Count, description: 'Units promised to unfinished checkouts' },
    owed: { ...Kobo, description: 'Kobo that the shop owes it' },
    owes: { ...Kobo, description: 'Kobo that it owes the shop' },
    history: Type.Array(
      Type.Object({
        id: Id,
        at: Time,
        actor: Type.String(),
        action: Type.String(),
        reasons: Type.Array(Type.String()),
        note: Type.String(),
      }),
      { description: 'What the audit log says of it, newest first, at most 50' },
    ),
  },
  { $id: 'OperatorStore' },
);
export type OperatorStore = Static<typeof OperatorStore>;

const Decided = Type.Object({ id: Id, status: Status });
/** A reason or more, each once. */
export const some = { minItems: 1, uniqueItems: true } as const;
const deciding = [...acting, 'store_not_found', 'store_cannot_move', 'matter_changed'] as const;

export const operatorStores = {
  acceptAccountName: {
    summary: 'Say that the holder of a bank account is who owns the store, however called: its shares are sent there',
    access,
    params: IdParams,
    body: Type.Object({ note: reason }, closed),
    response: Done,
    errors: [...acting, 'matter_closed'],
  },
  operatorStores: {
    summary: 'The stores of the shop: those that applied the longest ago first, all others newest first',
    access,
    query: Type.Object(
      {
        status: Type.Optional(Status),
        q: Type.Optional(askedText(100, "Letters of a store's name, or of its owner's e-mail address")),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: OperatorStores,
    errors: ['route_not_found'],
  },
  operatorStore: {
    summary: 'A store as the operator looks at it',
    access,
    params: IdParams,
    response: OperatorStore,
    errors: ['route_not_found', 'store_not_found'],
  },
  approveStore: {
    summary: 'Let a store sell that has applied',
    access,
    params: IdParams,
    body: Type.Object({ seen, note: { ...longText(500), description: 'May be empty' } }, closed),
    response: Decided,
    errors: deciding,
  },
  refuseStore: {
    summary: 'Send an application back, with what its owner can mend',
    access,
    params: IdParams,
    body: Type.Object({ seen, reasons: Type.Array(Type.Enum(refuseReasons), some), note: reason }, closed),
    response: Decided,
    errors: deciding,
  },
  suspendStore: {
    summary: 'Take a store out of the shop. It still sends what was ordered',
    access,
    params: IdParams,
    body: Type.Object({ seen, reasons: Type.Array(Type.Enum(suspendReasons), some), note: reason }, closed),
    response: Decided,
    errors: deciding,
  },
  liftStore: {
    summary: 'Let a suspended store sell again',
    access,
    params: IdParams,
    body: Type.Object({ seen, note: reason }, closed),
    response: Decided,
    errors: deciding,
  },
  trustStore: {
    summary: 'Let what a store publishes be in the shop at once, or look at it again as at that of others',
    access,
    params: IdParams,
    body: Type.Object({ seen, trusted: Type.Boolean(), note: reason }, closed),
    response: Type.Object({ id: Id, trusted: Type.Boolean() }),
    errors: deciding,
  },
} satisfies Record<string, Endpoint>;
