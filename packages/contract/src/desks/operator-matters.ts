import { type Static, Type } from 'typebox';
import { Cursor, closed, Id, Kobo, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, mark } from './operator-act.ts';

const NullableKobo = Type.Union([Kobo, Type.Null()]);
const NullableTime = Type.Union([Time, Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);

const Orphan = Type.Object({
  reference: Type.String(),
  transactionId: NullableText,
  amount: NullableKobo,
  currency: NullableText,
  returnedAmount: { ...Kobo, description: 'Kobo that the provider sent back, or a bank took there' },
  bankAmount: { ...Kobo, description: "Kobo that were sent back from the shop's bank account" },
  left: { ...Kobo, description: 'Kobo of it that nobody has sent back, is sending back or contests' },
  stuck: { ...Kobo, description: 'Kobo of refunds at the provider that need attention' },
  underWay: { ...Kobo, description: 'Kobo that were on their way back when the provider was last asked' },
  disputed: { ...Kobo, description: "Kobo that the payer's bank holds in dispute" },
  excess: { ...Kobo, description: 'Kobo that went back beyond what came in, and are not written off' },
  payerEmail: NullableText,
  channel: { ...NullableText, description: 'How it was paid, in a word of the provider' },
  refusal: { ...NullableText, description: 'Why the provider refuses to tell what has become of it' },
  foundAt: Time,
  confirmed: Type.Boolean(),
  resolution: NullableText,
  resolvedAt: NullableTime,
  note: Type.String(),
  mark,
});

const RefundMatter = Type.Object({
  id: Id,
  reference: Type.String(),
  orderNumber: NullableText,
  buyerName: Type.String(),
  amount: Kobo,
  currency: Type.String(),
  reason: Type.String(),
  state: Type.String(),
  attempts: Type.Integer({ description: 'How often it was sent, also before it was tried again' }),
  providerStatus: { ...NullableText, description: 'What the provider last said of it; null: it does not have it' },
  refusal: { ...NullableText, description: 'Why the provider refused it when it was last asked' },
  requestedBy: Type.String({ description: "'system', 'provider' or the name of an operator" }),
  overdue: Type.Boolean(),
  createdAt: Time,
  /** What of it is still owed: not what others have given back of the payment. */
  owed: Kobo,
  reasons: Type.Array(Type.String(), { description: 'Why no more of it is owed, in words' }),
  uncertain: Type.Boolean({
    description: 'A message that waits may tell of this money: what is owed is known in a while',
  }),
  mark,
});

const Overpaid = Type.Object({
  id: Id,
  reference: Type.String(),
  orderNumber: NullableText,
  buyerName: Type.String(),
  amount: Kobo,
  /** What of it went back beyond what was paid. */
  excess: Kobo,
  currency: Type.String(),
  matter: Type.Enum(['twin', 'excess'], {
    description: 'Dealt with here before: done, paid by hand or closed; or beyond what was paid',
  }),
  reason: Type.String(),
  state: Type.String(),
  createdAt: Time,
  mark,
});

const Dispute = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  orderNumber: NullableText,
  status: Type.String(),
  amount: NullableKobo,
  reason: Type.String(),
  dueAt: NullableTime,
  resolution: NullableText,
  resolvedAt: NullableTime,
  undecided: Type.Boolean({ description: 'It has ended, and a person must say for whom' }),
  openedAt: Time,
  mark,
});

const Report = Type.Object({
  id: Id,
  startedAt: Time,
  finishedAt: NullableTime,
  overdue: Type.Boolean({ description: 'Not finished a day after its start' }),
  checked: Type.Integer(),
  settled: Type.Integer(),
  orphaned: Type.Integer(),
  refundsRecorded: Type.Integer(),
  differences: Type.Array(Type.String()),
});

/** The parts of the operator's page, as its address names them; `today` lists what waits in all of them. */
const OperatorPart = Type.Enum(['today', 'money', 'stores', 'products', 'books']);
export type OperatorPart = Static<typeof OperatorPart>;

const Waiting = Type.Object({
  kind: Type.String(),
  subject: Type.String({ description: 'What it is about, as in the audit log' }),
  says: Type.String({ description: 'The words of its line in the log' }),
  since: Time,
  reference: NullableText,
  storeName: { ...NullableText, description: 'Of what is about a store' },
  orderNumber: NullableText,
  amount: { ...NullableKobo, description: 'What it is about' },
  currency: Type.String(),
  dueAt: { ...NullableTime, description: 'Until when it must be dealt with' },
  mark,
  closable: Type.Boolean({ description: "A person's word is enough to close it" }),
  part: { ...OperatorPart, description: "The part of the operator's page where it is looked into" },
});

const WaitingPage = Type.Object({ items: Type.Array(Waiting), nextCursor: Type.Union([Cursor, Type.Null()]) });
export type WaitingPage = Static<typeof WaitingPage>;

/** Everything about money that may need a person; what is open first. */
export const OperatorMatters = Type.Object(
  {
    confirmed: Type.Boolean({ description: 'This browser has proven the password within 15 minutes' }),
    waiting: Type.Array(Waiting, {
      description: 'The first page of what waits for a person now: errors first, of each level the oldest first',
    }),
    waitingNext: Type.Union([Cursor, Type.Null()], { description: 'Where `operatorWaiting` goes on' }),
    waitingCount: Type.Integer({ description: 'How many wait in all' }),
    waitingIn: Type.Object(
      { money: Type.Integer(), stores: Type.Integer(), products: Type.Integer(), books: Type.Integer() },
      { description: 'How many of these each part of the page has; of products to look at, each is counted' },
    ),
    orphans: Type.Array(Orphan),
    refunds: Type.Array(RefundMatter),
    overpaid: Type.Array(Overpaid, { description: 'What went back that nobody owed' }),
    disputes: Type.Array(Dispute),
    reports: Type.Array(Report),
  },
  { $id: 'OperatorMatters' },
);
export type OperatorMatters = Static<typeof OperatorMatters>;

export const operatorMatters = {
  operatorMatters: {
    summary: 'What about money may need a person',
    access,
    response: OperatorMatters,
    errors: ['route_not_found'],
  },
  operatorWaiting: {
    summary: 'What waits for a person, page by page',
    access,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: WaitingPage,
    errors: ['route_not_found'],
  },
} satisfies Record<string, Endpoint>;
