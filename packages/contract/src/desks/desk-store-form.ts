import { storeChecks } from '@oja/domain/stores/checklist';
import { HOLIDAY_NOTE_MAX } from '@oja/domain/stores/holiday';
import { businessTypes, storeLimits } from '@oja/domain/stores/store-form';
import { storeMails } from '@oja/domain/stores/store-mails';
import { storeStatuses } from '@oja/domain/stores/store-status';
import { type Static, Type } from 'typebox';
import { askedText, closed, Id, longText, Picture, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyed } from '../errors.ts';

import { Day, DeskParams } from './desk-params.ts';

/** Every field as it was typed; read by one rule, in the browser and on the server (`storeProblems`). */
const fields = {
  storeName: shortText(storeLimits.name * 2),
  businessType: Type.Enum(businessTypes),
  businessName: shortText(storeLimits.businessName * 2),
  cacNumber: shortText(30),
  state: shortText(60),
  city: shortText(storeLimits.city * 2),
  street: { ...shortText(storeLimits.street * 2), description: 'Never public, as the landmark is' },
  landmark: shortText(storeLimits.landmark),
  phone: shortText(storeLimits.phone),
  showPhone: Type.Boolean({ description: 'To shoppers, on the page of the store' }),
  dispatchDays: Type.Integer({ minimum: 0, maximum: 14, description: 'Working days within which goods leave' }),
  returnDays: Type.Integer({ minimum: 0, maximum: 365 }),
  couriers: Type.Array(shortText(storeLimits.courier, 1), { maxItems: storeLimits.couriers, uniqueItems: true }),
  description: longText(storeLimits.description),
  instagram: shortText(storeLimits.link),
  facebook: shortText(storeLimits.link),
  twitter: shortText(storeLimits.link),
  website: shortText(storeLimits.link),
};

const MailsOff = Type.Array(Type.Enum(storeMails), {
  uniqueItems: true,
  description: 'Mails that its members do not get',
});

const Holiday = Type.Object({ from: Day, until: Day, note: longText(HOLIDAY_NOTE_MAX) }, closed);

/** What a store says of itself, for its members. */
export const StoreSettings = Type.Object(
  {
    ...fields,
    slug: Type.String(),
    logo: Type.Union([Picture, Type.Null()]),
    banner: Type.Union([Picture, Type.Null()]),
    holiday: Type.Union([Holiday, Type.Null()], { description: 'The one that is, or comes; null once it is over' }),
    mailsOff: MailsOff,
    status: Type.Enum(storeStatuses),
    statusReasons: Type.Array(Type.String(), { description: 'Why it was refused or suspended' }),
    statusNote: Type.String({ description: 'What the operator wrote to that' }),
    statusAt: Time,
    editVersion: Type.Integer({ minimum: 1, description: 'One more each time it is saved' }),
  },
  { $id: 'StoreSettings' },
);
export type StoreSettings = Static<typeof StoreSettings>;

export const StoreChecklist = Type.Object(
  {
    status: Type.Enum(storeStatuses),
    items: Type.Array(Type.Object({ check: Type.Enum(storeChecks), done: Type.Boolean(), required: Type.Boolean() }), {
      description: 'In their order',
    }),
    mailedAt: Type.Optional({
      ...Time,
      description:
        "When the link was mailed that confirms the owner's address, while it works. To the owner, until that is done",
    }),
    ready: Type.Boolean({ description: 'All that is required is done, but for the terms, which are accepted with it' }),
  },
  { $id: 'StoreChecklist' },
);
export type StoreChecklist = Static<typeof StoreChecklist>;

const changeable = Type.Partial(
  Type.Object({
    ...fields,
    logo: Type.Union([Id, Type.Null()], { description: 'The id of a picture that the store has sent in' }),
    banner: Type.Union([Id, Type.Null()]),
    mailsOff: MailsOff,
  }),
  { ...closed, minProperties: 1 },
);

export const deskStoreForms = {
  openStore: {
    summary: 'Begin a store; the id is made by the browser, so a repeat is the same store. One an account',
    access: { signedInOr: 'not_signed_in' },
    body: Type.Object(
      {
        id: Id,
        storeName: fields.storeName,
        businessType: fields.businessType,
        businessName: fields.businessName,
        cacNumber: fields.cacNumber,
      },
      closed,
    ),
    response: Type.Object({ id: Id, slug: Type.String() }),
    errors: ['store_owned', 'store_incomplete', 'id_taken'],
  },
  nameStore: {
    summary: 'Under which address a store of that name would stand',
    access: { signedInOr: 'not_signed_in' },
    query: Type.Object({ name: askedText(storeLimits.name * 2) }, closed),
    response: Type.Object({
      slug: Type.String({ description: "The first that is free: 'amakas-cloth-2'; '' for no name of a store" }),
      free: Type.Boolean({ description: 'Whether it is the one that the name asks for' }),
    }),
    errors: [],
  },
  deskStoreForm: {
    summary: 'What a store says of itself',
    access: { desk: 'store' },
    params: DeskParams,
    response: StoreSettings,
    errors: [],
  },
  saveStore: {
    summary: 'Change what a store says of itself. A new name is a new address; the old one leads there',
    access: { desk: 'store' },
    params: DeskParams,
    body: Type.Object({ editVersion: Type.Integer({ minimum: 1 }), changes: changeable }, closed),
    response: StoreSettings,
    errors: ['store_incomplete', 'changed_meanwhile', 'picture_not_found'],
  },
  setHoliday: {
    summary: 'Say when the store is away, or that it is not',
    access: { desk: 'store' },
    params: DeskParams,
    body: Type.Object(
      { editVersion: Type.Integer({ minimum: 1 }), holiday: Type.Union([Holiday, Type.Null()]) },
      closed,
    ),
    response: StoreSettings,
    errors: ['holiday_invalid', 'changed_meanwhile'],
  },
  storeChecklist: {
    summary: 'What a store has done of what it opens with',
    access: { desk: 'any' },
    params: DeskParams,
    response: StoreChecklist,
    errors: [],
  },
  applyWithStore: {
    summary: 'Open the store, or ask the operator to; accepts the terms that hold',
    access: { desk: 'account' },
    params: DeskParams,
    body: Type.Object({ terms: { ...Day, description: 'The day of the terms that were shown' } }, closed),
    response: StoreSettings,
    errors: ['store_incomplete', 'store_cannot_move', ...keyed],
  },
} satisfies Record<string, Endpoint>;
