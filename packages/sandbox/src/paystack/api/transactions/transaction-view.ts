import { cardOfKey } from '../../cards.ts';
import { type Shares, shareOut } from '../../fees.ts';
import type { Authorization, Customer, Subaccount, Transaction } from '../../records.ts';
import type { Store } from '../../store.ts';
import { multiSplitView, singleFeesSplit } from '../splits/split-view.ts';
import { nestedSubaccountView } from '../splits/subaccount-view.ts';

/** The parties' shares of a paid transaction; null while it is unpaid. */
export function sharesOf(transaction: Transaction, store: Store): Shares | null {
  if (transaction.fees === null) return null;
  const percentage = singleSubaccount(transaction, store)?.percentageCharge ?? 0;
  return shareOut(transaction.amount, transaction.fees, transaction.split, percentage);
}

/** `data` of verify and of `charge.success`, with every oddity of the real shape (both spellings of dates, `{}` for unused). */
export function transactionView(transaction: Transaction, store: Store): Record<string, unknown> {
  const { split } = transaction;
  const shares = sharesOf(transaction, store);
  const subaccount = singleSubaccount(transaction, store);
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amount,
    message: null,
    gateway_response: transaction.gatewayResponse,
    paid_at: transaction.paidAt,
    created_at: transaction.createdAt,
    channel: 'card',
    currency: transaction.currency,
    ip_address: transaction.ipAddress,
    metadata: metadataView(transaction, ''),
    log: logView(transaction),
    fees: transaction.fees,
    fees_split: split?.kind === 'single' && shares !== null ? singleFeesSplit(split, shares, subaccount) : null,
    authorization: authorizationView(transaction.authorization),
    customer: customerView(store.customer(transaction.email)),
    plan: null,
    split: split?.kind === 'multi' ? multiSplitView(split, transaction.amount, shares, store) : {},
    order_id: null,
    paidAt: transaction.paidAt,
    createdAt: transaction.createdAt,
    requested_amount: transaction.requestedAmount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: transaction.createdAt,
    plan_object: {},
    subaccount: subaccount === undefined ? {} : nestedSubaccountView(subaccount),
  };
}

/**
 * Metadata has many faces: an unused one depends on where it is read, and a used one may come as its text.
 * @param unused what stands there when none was sent
 */
export function metadataView({ metadata, shownMetadata }: Transaction, unused: unknown): unknown {
  switch (shownMetadata) {
    case 'empty':
      return '';
    case 'zero':
      return 0;
    case 'null':
      return null;
    case 'text':
      return typeof metadata === 'string' ? metadata : JSON.stringify(metadata);
    case 'object':
      return typeof metadata === 'object' ? (metadata ?? {}) : { value: metadata };
    default:
      return metadata ?? unused;
  }
}

function singleSubaccount({ split }: Transaction, store: Store): Subaccount | undefined {
  return split?.kind === 'single' ? store.subaccount(split.subaccount) : undefined;
}

/** null until the buyer has opened the page; times are whole seconds since then. */
function logView(transaction: Transaction): object | null {
  return transaction.openedAt === null && transaction.attempts === 0 ? null : timelineView(transaction);
}

/** A transaction in a listing: its unused metadata is null, its plan an object. */
export function listedTransactionView(transaction: Transaction, store: Store): Record<string, unknown> {
  return { ...transactionView(transaction, store), metadata: metadataView(transaction, null), plan: {} };
}

/** A transaction fetched by its number. */
export function fetchedTransactionView(transaction: Transaction, store: Store): object {
  const view = listedTransactionView(transaction, store);
  const receiver = { receiver_bank_account_number: null, receiver_bank: null };
  const authorization = transaction.authorization === null ? {} : { ...(view.authorization as object), ...receiver };
  return { ...view, helpdesk_link: null, authorization };
}

export function timelineView(transaction: Transaction): object {
  const start = Math.floor(Date.parse(transaction.openedAt ?? transaction.createdAt) / 1000);
  const secondsIn = (at: string) => Math.max(0, Math.floor(Date.parse(at) / 1000) - start);
  const last = transaction.history.at(-1);
  return {
    start_time: start,
    time_spent: last === undefined ? 0 : secondsIn(last.at),
    attempts: transaction.attempts,
    errors: transaction.errors,
    success: transaction.paidAt !== null,
    mobile: false,
    input: [],
    history: transaction.history.map(({ type, message, at }) => ({ type, message, time: secondsIn(at) })),
  };
}

function authorizationView(authorization: Authorization | null): object {
  if (authorization === null) return {};
  const card = cardOfKey(authorization.card);
  return {
    authorization_code: authorization.authorizationCode,
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: authorization.expiryMonth,
    exp_year: authorization.expiryYear,
    channel: 'card',
    card_type: card.cardType,
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: card.brand,
    reusable: true,
    signature: authorization.signature,
    account_name: null,
  };
}

export function customerView(customer: Customer): object {
  return {
    id: customer.id,
    first_name: null,
    last_name: null,
    email: customer.email,
    customer_code: customer.code,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}
