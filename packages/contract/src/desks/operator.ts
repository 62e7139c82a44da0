import { paymentMethods, waysBack } from '@oja/domain/payments/payment-method';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Done, Id, IdParams, Kobo, longText, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';

const NullableKobo = Type.Union([Kobo, Type.Null()]);
const NullableTime = Type.Union([Time, Type.Null()]);
const NullableText = Type.Union([Type.String(), Type.Null()]);
/** Whoever acts says why; it stays in the audit log. */
const reason = Type.Intersect([longText(500, 3), Type.String({ pattern: '\\S' })]);

/** Names what is shown of a matter; the act that closes it says it again. */
const mark = Type.String();
/** The `mark` of the matter as it was read: what came after that is not closed. */
const seen = shortText(64);

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

const Waiting = Type.Object({
  kind: Type.String(),
  subject: Type.String({ description: 'What it is about, as in the audit log' }),
  says: Type.String({ description: 'The words of its line in the log' }),
  since: Time,
  reference: NullableText,
  orderNumber: NullableText,
  amount: { ...NullableKobo, description: 'What it is about' },
  currency: Type.String(),
  dueAt: { ...NullableTime, description: 'Until when it must be dealt with' },
  mark,
  closable: Type.Boolean({ description: "A person's word is enough to close it" }),
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
    orphans: Type.Array(Orphan),
    refunds: Type.Array(RefundMatter),
    overpaid: Type.Array(Overpaid, { description: 'What went back that nobody owed' }),
    disputes: Type.Array(Dispute),
    reports: Type.Array(Report),
  },
  { $id: 'OperatorMatters' },
);
export type OperatorMatters = Static<typeof OperatorMatters>;

export const MoneyFindings = Type.Object(
  {
    checked: Type.Integer({ description: 'Invariants that were looked at' }),
    broken: Type.Array(
      Type.Object({
        id: Type.String(),
        says: Type.String(),
        what: Type.Array(
          Type.Object({
            condition: Type.String({ description: 'What is wrong, in words that follow the name of the thing' }),
            count: Type.Integer(),
            examples: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
    leftOut: Type.Array(
      Type.Object({
        why: Type.Enum(['no_provider', 'provider_silent', 'live_balance', 'at_work', 'no_mark', 'no_clients', 'time']),
        rules: Type.Array(Type.String()),
      }),
      { description: 'Invariants that were not looked at' },
    ),
  },
  { $id: 'MoneyFindings' },
);
export type MoneyFindings = Static<typeof MoneyFindings>;

const AuditEntry = Type.Object({
  id: Id,
  seq: Type.Union([Type.Integer(), Type.Null()]),
  at: Time,
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  details: Type.String({ description: 'JSON' }),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const OrderMoney = Type.Object(
  {
    orderId: Id,
    orderNumber: Type.String(),
    buyerName: Type.String(),
    placedAt: Time,
    method: Type.Enum(paymentMethods),
    paid: Kobo,
    /** What nobody has given back, is giving back or contests. */
    left: Kobo,
    reasons: Type.Array(Type.String(), { description: 'Why it is not all that was paid, in words' }),
  },
  { $id: 'OrderMoney' },
);
export type OrderMoney = Static<typeof OrderMoney>;

const access = { signedInOr: 'not_signed_in' } as const;
const acting = [
  'route_not_found',
  'password_needed',
  'idempotency_key_needed',
  'request_in_progress',
  'idempotency_key_reused',
] as const;
/** Acts that ask the provider first. */
const asking = [...acting, 'provider_unavailable'] as const;
/** Acts about a payment of ours, whose refunds must be known. */
const knowing = [...asking, 'refund_uncertain', 'refunds_changing'] as const;
const amount = Type.Integer({ minimum: 1, maximum: 100_000_000_000, description: 'Kobo' });
const ReferenceParams = Type.Object({ reference: shortText(100) }, closed);

export const operator = {
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
  operatorCheck: {
    summary: 'Whether the books are whole: every invariant of money, looked at now',
    access,
    response: MoneyFindings,
    errors: ['route_not_found'],
  },
  operatorAudit: {
    summary: 'The audit log, newest first',
    access,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: Type.Object({ items: Type.Array(AuditEntry), nextCursor: Type.Union([Cursor, Type.Null()]) }),
    errors: ['route_not_found'],
  },
  operatorOrder: {
    summary: 'What was paid for an order, and how much of it can still be given back',
    access,
    query: Type.Object({ orderNumber: shortText(40) }, closed),
    response: OrderMoney,
    errors: ['route_not_found', 'order_not_found'],
  },
  confirmOperator: {
    summary: 'Prove the password, so that this browser may move money for 15 minutes',
    access,
    body: Type.Object({ password: Type.String({ minLength: 1, maxLength: 1024 }) }, closed),
    response: Done,
    errors: ['route_not_found', 'wrong_password', 'too_many_sign_ins'],
  },
  closeMatter: {
    summary: 'Say that a matter that only a person can end is dealt with',
    access,
    body: Type.Object(
      {
        kind: Type.Enum(['payment_unconfirmed', 'refund_not_listed', 'report_differs']),
        subject: shortText(120),
        seen,
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...acting, 'matter_closed', 'matter_changed'],
  },
  acceptAccountName: {
    summary: 'Say that the holder of a bank account is who owns the store, however called: its shares are sent there',
    access,
    params: IdParams,
    body: Type.Object({ note: reason }, closed),
    response: Done,
    errors: [...acting, 'matter_closed'],
  },
  resolveOrphan: {
    summary: 'Say what became of a payment that nobody here made',
    access,
    params: ReferenceParams,
    body: Type.Object({ resolution: Type.Enum(['bank', 'nothing_owed', 'written_off']), seen, note: reason }, closed),
    response: Done,
    errors: [...asking, 'provider_refuses', 'matter_closed', 'matter_changed', 'refund_not_owed'],
  },
  decideDispute: {
    summary: 'Say for whom a dispute has ended whose end the provider tells in a word that the shop does not know',
    access,
    params: Type.Object({ id: shortText(100) }, closed),
    body: Type.Object({ outcome: Type.Enum(['won', 'lost']), seen, note: reason }, closed),
    response: Done,
    errors: [...knowing, 'provider_refuses', 'matter_closed', 'matter_changed', 'dispute_not_ended'],
  },
  retryRefund: {
    summary: 'Let the shop try a refund again that waits for a person',
    access,
    params: IdParams,
    body: Type.Object({ note: reason }, closed),
    response: Done,
    errors: [...acting, 'matter_closed'],
  },
  payRefundByHand: {
    summary: 'Say that a refund was paid from the bank account of the shop',
    access,
    params: IdParams,
    body: Type.Object(
      {
        amount: Type.Optional({
          ...amount,
          description: 'Kobo that were paid: what is still owed of the refund, all of it by default',
        }),
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...knowing, 'matter_closed', 'refund_not_owed'],
  },
  closeRefund: {
    summary: 'Say that nothing is owed of a refund that waits for a person, or deal with one that went back too much',
    access,
    params: IdParams,
    body: Type.Object(
      {
        what: Type.Enum(['refund', 'matter'], {
          description: 'The refund, of which nothing goes back then; or the matter that it went back too much',
        }),
        seen,
        note: reason,
      },
      closed,
    ),
    response: Done,
    errors: [...knowing, 'matter_closed', 'matter_changed', 'refund_at_provider'],
  },
  refundOrder: {
    summary: 'Give back the money of an order, or part of it',
    access,
    params: IdParams,
    body: Type.Object({ amount, to: Type.Enum(waysBack), note: reason }, closed),
    response: Type.Object({ refundId: Id, amount: Kobo, left: Kobo }),
    errors: [...knowing, 'order_not_found', 'play_money', 'refund_too_large', 'refund_not_to_card', 'account_gone'],
  },
  grantCredit: {
    summary: 'Give store credit to an account',
    access,
    body: Type.Object({ email: shortText(254), amount, note: reason }, closed),
    response: Type.Object({ balance: Kobo }),
    errors: [...acting, 'account_gone'],
  },
} satisfies Record<string, Endpoint>;
