import type { CallbackShape, MetadataKind, Moment, ShownStatus, SignatureKind } from './control/behaviour.ts';
import type { ControlState } from './control/control.ts';

/** What the sandbox keeps on disk. Times are ISO strings, money is integer kobo, ids exceed 2^32 as Paystack's do. */

export type TransactionStatus = ShownStatus;
export type RefundStatus = 'pending' | 'processing' | 'processed' | 'failed' | 'needs-attention';
export type CardStep = 'pin' | 'phone' | 'otp' | 'bank';
export type SplitBearer = 'account' | 'subaccount' | 'all' | 'all-proportional';

/** One subaccount beside the main account. `transactionCharge` overrides the subaccount's percentage. */
export type SingleSplit = {
  kind: 'single';
  subaccount: string;
  transactionCharge: number | null;
  bearer: 'account' | 'subaccount';
};

/** A dynamic multi-split: flat shares in kobo, or whole percentages. */
export type MultiSplit = {
  kind: 'multi';
  id: number;
  code: string;
  type: 'flat' | 'percentage';
  bearerType: SplitBearer;
  bearerSubaccount: string | null;
  subaccounts: { code: string; share: number }[];
};

export type SplitPlan = SingleSplit | MultiSplit;

/** A card the buyer has entered whose remaining steps are still open. `id` changes with each card submitted. */
export type CardAttempt = {
  id: string;
  card: string;
  expiryMonth: string;
  expiryYear: string;
  steps: CardStep[];
  wrongAnswers: number;
  error: string | null;
};

export type Authorization = {
  authorizationCode: string;
  card: string;
  expiryMonth: string;
  expiryYear: string;
  signature: string;
};

export type HistoryEntry = { type: string; message: string; at: string };

export type Transaction = {
  id: number;
  reference: string;
  accessCode: string;
  email: string;
  /** What the buyer pays. It differs from what was asked for where the fee is the buyer's, or the sandbox was told so. */
  amount: number;
  requestedAmount: number;
  currency: string;
  callbackUrl: string | null;
  /** null = none was sent; the API shows that as `""`, `0` or `null` depending on where it is read. */
  metadata: unknown;
  /** The shape metadata is shown in whatever it is; null = as it is. */
  shownMetadata: MetadataKind | null;
  returnShape: CallbackShape;
  label: string | null;
  split: SplitPlan | null;
  status: TransactionStatus;
  gatewayResponse: string;
  ipAddress: string | null;
  createdAt: string;
  openedAt: string | null;
  paidAt: string | null;
  fees: number | null;
  /** When the buyer's bank took money back the last time, and how much of it in all. */
  chargedBackAt: string | null;
  bankTook: number;
  attempts: number;
  errors: number;
  history: HistoryEntry[];
  attempt: CardAttempt | null;
  authorization: Authorization | null;
};

export type Refund = {
  id: number;
  transactionId: number;
  amount: number;
  status: RefundStatus;
  /** The state this refund is heading for, decided by the card that paid. */
  outcome: 'processed' | 'failed' | 'needs-attention';
  bankReference: string;
  customerNote: string;
  merchantNote: string;
  /** The dispute that it pays. */
  disputeId: number | null;
  createdAt: string;
  updatedAt: string;
  /** When the clock of the steps started: creation, or the retry with bank details. */
  startedAt: string;
  /** Milliseconds from there to `processing`, and to the end. */
  processingAfter: number;
  endsAfter: number;
  /** From when on the listing has it. */
  listedFrom: string;
};

export type DisputeResolution = 'merchant-accepted' | 'auto-accepted' | 'declined';

/** What the buyer's bank claims of a payment. */
export type Dispute = {
  id: number;
  transactionId: number;
  amount: number;
  status: 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'pending' | 'resolved';
  resolution: DisputeResolution | null;
  category: string;
  dueAt: string;
  resolvedAt: string | null;
  createdAt: string;
  updatedAt: string;
};

export type Subaccount = {
  id: number;
  code: string;
  businessName: string;
  description: string | null;
  accountNumber: string;
  bankCode: string;
  /** What the main account keeps, in per cent. */
  percentageCharge: number;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  metadata: unknown;
  active: boolean;
  settlementSchedule: string;
  createdAt: string;
};

/** A multi-split made once and named by its code in payments. */
export type SavedSplit = MultiSplit & { name: string; active: boolean; createdAt: string; updatedAt: string };

export type Customer = { id: number; email: string; code: string };

/** One webhook and its attempts. `body` holds the exact text that is signed and sent, also after a restart. */
export type Delivery = {
  id: number;
  event: string;
  reference: string;
  body: string;
  queuedAt: string;
  nextAttemptAt: string | null;
  attempts: number;
  lastAnswer: string | null;
  deliveredAt: string | null;
  moment: Moment;
  copies: number;
  concurrent: boolean;
  signature: SignatureKind;
};

export type SandboxState = {
  version: 1;
  nextId: number;
  /** Seconds an access code can be paid; 0 = for ever. */
  sessionTimeout: number;
  transactions: Transaction[];
  refunds: Refund[];
  disputes: Dispute[];
  subaccounts: Subaccount[];
  splits: SavedSplit[];
  customers: Customer[];
  deliveries: Delivery[];
  control: ControlState;
};
