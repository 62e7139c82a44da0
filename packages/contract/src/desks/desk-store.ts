import { memberRoles } from '@oja/domain/people/member-roles';
import { storeStatuses } from '@oja/domain/stores/store-status';
import { type Static, Type } from 'typebox';
import { Id, Kobo, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { Day, DeskParams } from './desk-params.ts';

const Count = Type.Integer({ minimum: 0 });
const NullableTime = Type.Union([Time, Type.Null()]);

const DeskStore = Type.Object({
  id: Id,
  slug: Type.String(),
  storeName: Type.String(),
  logo: Type.Union([Picture, Type.Null()]),
  role: Type.Enum(memberRoles),
  status: Type.Enum(storeStatuses),
  couriers: Type.Array(Type.String(), { description: 'Who carries its parcels, as it chose them' }),
});
export type DeskStore = Static<typeof DeskStore>;

export const DeskStores = Type.Object(
  { items: Type.Array(DeskStore, { description: 'By name' }) },
  { $id: 'DeskStores' },
);
export type DeskStores = Static<typeof DeskStores>;

/** What waits, as the badges say it, each counted to 10,001; at most 300 bytes. */
export const Pulse = Type.Object(
  {
    new: { ...Count, description: 'Parcels to accept' },
    toPack: { ...Count, description: 'Accepted, and not on their way yet, packed or not' },
    late: { ...Count, description: 'Of the two, those past their time' },
    onTheWay: Count,
    newest: {
      ...NullableTime,
      description: 'When the newest order was placed: another value means that one has come in',
    },
  },
  { $id: 'Pulse' },
);
export type Pulse = Static<typeof Pulse>;

/** What a trader looks at first; at most 4 KB. */
export const Today = Type.Object(
  {
    pulse: Pulse,
    oldestNewAt: { ...NullableTime, description: 'When the order was placed that has waited longest to be accepted' },
    dueToday: { ...Count, description: 'Accepted parcels that are to leave by the end of the day in Lagos' },
    lateSince: { ...NullableTime, description: 'Since when the latest parcel of all is late' },
    runningOut: Type.Array(
      Type.Object({
        productId: Id,
        name: Type.String(),
        color: Type.String(),
        size: Type.String(),
        left: { ...Type.Integer({ minimum: 1 }), description: 'Units that can be bought now, one at least' },
      }),
      {
        maxItems: 5,
        description: 'Stock items with few units left, the fewest first; choice where an item has one alone',
      },
    ),
    runningOutCount: { ...Count, description: 'How many there are in all, counted to 10,000' },
    soldOutCount: { ...Count, description: 'Stock items that are offered and have no unit left, counted to 10,000' },
    reviewsToAnswer: Type.Optional({
      ...Count,
      description: 'Reviews without a reply, counted to 100. Only for who may answer them',
    }),
    returned: Type.Optional({
      ...Type.Integer({ minimum: 1 }),
      description: 'Drafts that the operator has returned; for who may write products',
    }),
    asksAccount: Type.Optional(
      Type.Literal(true, { description: 'Money waits, and nobody has said where it goes. For who may say it' }),
    ),
    holiday: Type.Optional(
      Type.Object(
        { from: Day, until: Day },
        { description: 'While the store is away, and before it from the day on which that was said' },
      ),
    ),
    sales: Type.Optional(
      Type.Object(
        {
          today: Kobo,
          thisWeek: { ...Kobo, description: 'The last seven days in Lagos, today included' },
          lastWeek: { ...Kobo, description: 'The seven days before them' },
          days: Type.Array(Kobo, { minItems: 14, maxItems: 14, description: 'Each of the fourteen days, today last' }),
          coming: {
            ...Kobo,
            description: 'What the ledger owes the store: goods sold less commission, not sent yet; 0 where it owes',
          },
        },
        { description: 'Goods paid for, at their sold prices. Only for who may see amounts' },
      ),
    ),
  },
  { $id: 'Today' },
);
export type Today = Static<typeof Today>;

export const deskStore = {
  deskStores: {
    summary: 'The stores that the account works for',
    access: { signedInOr: 'not_signed_in' },
    response: DeskStores,
    errors: [],
  },
  deskPulse: {
    summary: 'How much waits at the desk; answers 304 to who has it already',
    access: { desk: 'any' },
    params: DeskParams,
    response: Pulse,
    errors: [],
  },
  deskToday: {
    summary: 'What a store has to do today',
    access: { desk: 'any' },
    params: DeskParams,
    response: Today,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
