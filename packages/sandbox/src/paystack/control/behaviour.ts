import { flag, list, object, oneOf, orNull, type Reader, required, text, wholeFrom } from './read-values.ts';

/** The calls of the API that can be made to misbehave. */
export const CALLS = [
  'initialize',
  'verify',
  'transactions',
  'refund',
  'refunds',
  'disputes',
  'banks',
  'resolve',
  'subaccount',
  'subaccounts',
  'other',
] as const;
export type Call = (typeof CALLS)[number];

/**
 * How a call can go wrong. Those with `after` do their work and lose the answer; `truncated_json`, `drop_midway` and
 * the `…_authorization_url` ones do it too and spoil the answer; the others do nothing.
 */
export const FAULTS = [
  'error',
  'error_after',
  'drop',
  'drop_after',
  'drop_midway',
  'hang',
  'hang_after',
  'truncated_json',
  'html',
  'rate_limited',
  'no_authorization_url',
  'foreign_authorization_url',
  'script_authorization_url',
] as const;
export type Fault = (typeof FAULTS)[number];

/** The faults that make sense for a call: only initialize answers with an address. */
export function faultsOf(call: Call): Fault[] {
  return FAULTS.filter((fault) => call === 'initialize' || !fault.endsWith('authorization_url'));
}

/** So many of the next calls fail like this; null = all of them, until it is healed. */
export type FaultRule = { fault: Fault; times: number | null };

/** What verify may say, whatever is true. `success` and `reversed` make it true. */
const SHOWN_STATUSES = [
  'abandoned',
  'failed',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'success',
  'reversed',
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const METADATA_KINDS = ['empty', 'zero', 'null', 'text', 'object'] as const;
export type MetadataKind = (typeof METADATA_KINDS)[number];

/** How the reference stands in the address the buyer comes back to; `both` is what Paystack does. */
export const CALLBACK_SHAPES = [
  'both',
  'reference',
  'trxref',
  'twice',
  'empty',
  'none',
  'before_fragment',
  'in_fragment',
] as const;
export type CallbackShape = (typeof CALLBACK_SHAPES)[number];

export const SIGNATURES = ['right', 'wrong', 'missing', 'upper_case', 'other_body'] as const;
export type SignatureKind = (typeof SIGNATURES)[number];

export const BODY_FORMS = ['plain', 'reordered', 'spaced', 'escaped_slashes', 'unicode_escapes', 'unusual'] as const;
export type BodyForm = (typeof BODY_FORMS)[number];

/** `held` ones wait for `POST /control/webhooks/release`; `never` ones are kept, and can be replayed. */
const MOMENTS = ['after', 'before_redirect', 'with_redirect', 'held', 'never'] as const;
export type Moment = (typeof MOMENTS)[number];

const REFUND_OUTCOMES = ['processed', 'failed', 'needs-attention'] as const;
const readRefundOutcome = oneOf(REFUND_OUTCOMES);

const faultRule: Reader<FaultRule> = (value, name) => {
  if (typeof value === 'string') return { fault: oneOf(FAULTS)(value, name), times: 1 };
  const { fault, times = 1 } = object({ fault: oneOf(FAULTS), times: orNull(wholeFrom(1)) })(value, name);
  return { fault: required(fault, `${name}.fault`), times };
};

const faultRules = list(faultRule);

/** How a payment ends up at the provider, where that is not what was asked for. Amounts are kobo. */
const readPayment = object({
  amount: wholeFrom(0),
  amountDelta: wholeFrom(Number.MIN_SAFE_INTEGER),
  requestedAmount: wholeFrom(0),
  customerBearsFee: flag,
  currency: text,
  fees: orNull(wholeFrom(0)),
  metadata: oneOf(METADATA_KINDS),
});

const readWebhook = object({
  moment: oneOf(MOMENTS),
  delaySeconds: wholeFrom(0),
  copies: wholeFrom(1),
  concurrent: flag,
  signature: oneOf(SIGNATURES),
  body: oneOf(BODY_FORMS),
});

export const readRefund = object({
  outcome: readRefundOutcome,
  pendingSeconds: wholeFrom(0),
  processingSeconds: wholeFrom(0),
  /** For how long a new refund is missing from the listing. */
  listedAfterSeconds: wholeFrom(0),
});

export const readBehaviour = object({
  faults: object({
    initialize: faultRules,
    verify: faultRules,
    transactions: faultRules,
    refund: faultRules,
    refunds: faultRules,
    disputes: faultRules,
    banks: faultRules,
    resolve: faultRules,
    subaccount: faultRules,
    subaccounts: faultRules,
    other: faultRules,
  } satisfies Record<Call, Reader<FaultRule[]>>),
  statuses: list(oneOf(SHOWN_STATUSES)),
  payment: readPayment,
  callback: oneOf(CALLBACK_SHAPES),
  webhook: readWebhook,
  refund: readRefund,
});

/** What the sandbox was told to do, for one reference or for all; what is left out is as usual. */
export type Behaviour = ReturnType<typeof readBehaviour>;
export type PaymentPlan = ReturnType<typeof readPayment>;
export type WebhookPlan = ReturnType<typeof readWebhook>;
export type RefundPlan = ReturnType<typeof readRefund>;
