import type { Kobo } from '@oja/domain/money/money';
import type { ProviderFacts } from '@oja/domain/payments/disposition';

/**
 * How a call to the provider ended. The difference that matters: after 'refused', 'rate_limited' and 'not_sent' the
 * provider has done nothing; after 'unknown' it may have.
 */
export type Outcome<T> =
  | { kind: 'success'; value: T }
  /** A definite no. `message` is the provider's reason for the shopper, if it gave one. */
  | { kind: 'refused'; status: number; message: string | null; notFound: boolean }
  /** `retryAfter` in seconds. */
  | { kind: 'rate_limited'; retryAfter: number; message: string | null }
  /** Nothing left this process: the provider has not answered for a while, and is left alone. */
  | { kind: 'not_sent' }
  /** No answer, or none that can be read. */
  | { kind: 'unknown'; cause: string };

export interface PaymentRequest {
  reference: string;
  checkoutId: string;
  email: string;
  amount: Kobo;
  currency: string;
  /** Where the buyer comes back to, after paying and after giving up. */
  callbackUrl: string;
  cancelUrl: string;
  /** What goes to the sellers' subaccounts, each named once; their sum is at most the amount. */
  shares: readonly { subaccountCode: string; share: Kobo }[];
}

export interface ProviderPayment extends ProviderFacts {
  reference: string;
  /** The provider's number of the transaction: up to 64 bits, so a text. */
  transactionId: string;
  /** Who paid, and how, in a word of the provider. */
  payerEmail: string | null;
  channel: string | null;
}

export interface ProviderRefund {
  id: string;
  amount: Kobo;
  status: string;
  merchantNote: string | null;
  /** The dispute that it pays. */
  disputeId: string | null;
}

/** What the buyer's bank claims of a payment. */
export interface ProviderDispute {
  id: string;
  status: string;
  /** Null: all of it, as far as we know. */
  amount: Kobo | null;
  currency: string | null;
  reason: string;
  dueAt: string | null;
  resolution: string | null;
}

export interface ProviderBank {
  code: string;
  name: string;
}

/** Where shares of a store are sent. */
export interface ProviderSubaccount {
  code: string;
  /** Our id of the account that it was made for; null for one that somebody else made. */
  accountId: string | null;
}

export interface NewSubaccount {
  accountId: string;
  businessName: string;
  bankCode: string;
  /** The whole number: in no message and no log. */
  number: string;
}

/** A page of a list; `next` names the following one. */
export interface ProviderPage<T> {
  items: T[];
  /** Entries that could not be read. */
  unreadable: number;
  next: string | null;
}

/** A payment provider with a page of its own. No call throws for what a provider or a network can do. */
export interface PaymentProvider {
  readonly name: 'paystack';
  /** The page where the buyer pays; null if the answer has none that may be trusted. */
  initialize(request: PaymentRequest): Promise<Outcome<{ authorizationUrl: string | null }>>;
  /** The only evidence of a payment. */
  verify(reference: string): Promise<Outcome<ProviderPayment>>;
  listRefunds(transactionId: string): Promise<Outcome<ProviderRefund[]>>;
  /** What the buyer's bank contests of a payment, or has contested. */
  listDisputes(transactionId: string): Promise<Outcome<ProviderDispute[]>>;
  /** Successful payments made since then, newest first. */
  listPayments(since: Date, page: string | null): Promise<Outcome<ProviderPage<ProviderPayment>>>;
  /** Refunds made since then, of all payments. */
  listAllRefunds(
    since: Date,
    page: string | null,
  ): Promise<Outcome<ProviderPage<ProviderRefund & { transactionId: string }>>>;
  /** Disputes opened since then, of all payments. */
  listAllDisputes(
    since: Date,
    page: string | null,
  ): Promise<Outcome<ProviderPage<ProviderDispute & { transactionId: string }>>>;
  /** How long a payment page can be paid on. */
  setSessionTimeout(seconds: number): Promise<Outcome<true>>;
  /** Not idempotent: look at `listRefunds` first. */
  refund(request: { transactionId: string; amount: Kobo; merchantNote: string }): Promise<Outcome<ProviderRefund>>;
  /** The banks that money can go to. */
  listBanks(page: string | null): Promise<Outcome<ProviderPage<ProviderBank>>>;
  /** Whose account that is; refused where the bank has none of that number. */
  resolveAccount(account: { bankCode: string; number: string }): Promise<Outcome<{ holder: string }>>;
  /** Not idempotent: look at `listSubaccounts` first. */
  makeSubaccount(account: NewSubaccount): Promise<Outcome<ProviderSubaccount>>;
  /** Newest first. */
  listSubaccounts(page: string | null): Promise<Outcome<ProviderPage<ProviderSubaccount>>>;
}
