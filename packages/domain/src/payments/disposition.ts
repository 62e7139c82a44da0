import { addKobo, type Kobo, kobo, subtractKobo } from '../money/money.ts';

export type CheckoutState = 'held' | 'completed' | 'released';

export type AutomaticRefundReason =
  | 'currency_mismatch'
  | 'amount_mismatch'
  | 'duplicate_payment'
  | 'goods_bought_since'
  | 'account_deleted'
  | 'out_of_stock_after_payment';

/** What the provider's own Verify answer says; a webhook or a returning browser is not evidence. */
export interface ProviderFacts {
  status: string;
  amount: Kobo;
  /** What we asked for, where the provider tells it; differs from `amount` when the customer bears the fee. */
  requestedAmount: Kobo | null;
  fees: Kobo | null;
  currency: string;
}

export interface SettleFacts {
  checkout: CheckoutState;
  expected: { amount: Kobo; currency: string };
  provider: ProviderFacts;
  /** Every line can be bought now; read only for a released checkout, whose hold is gone. */
  stockAvailable: boolean;
  /** How much of it the buyer has bought in other checkouts since this one was opened. */
  boughtSince: 'nothing' | 'some' | 'all';
  /** The buyer's account has not been deleted: somebody can be told of an order. */
  buyerIsThere: boolean;
}

/** What becomes of a payment. Once it is not 'wait' it is so for ever; a refund returns all that was paid. */
export type Disposition =
  | { kind: 'order'; surplus: Kobo }
  | { kind: 'refund'; reason: AutomaticRefundReason }
  /** A success of no money: nothing was bought, and there is nothing to return. */
  | { kind: 'nothing' }
  | { kind: 'wait' };

/**
 * Decides a payment that has no disposition yet. Everything but 'success' waits: 'failed' and 'abandoned' can still turn
 * into 'success' under the same reference, and 'reversed' money is already on its way back.
 */
export function decideDisposition({
  checkout,
  expected,
  provider,
  stockAvailable,
  boughtSince,
  buyerIsThere,
}: SettleFacts): Disposition {
  if (provider.status !== 'success') return { kind: 'wait' };
  if (provider.amount === 0) return { kind: 'nothing' };
  if (provider.currency !== expected.currency) return { kind: 'refund', reason: 'currency_mismatch' };
  const surplus = surplusOver(expected.amount, provider);
  if (surplus === undefined) return { kind: 'refund', reason: 'amount_mismatch' };
  if (checkout === 'completed' || boughtSince === 'all') return { kind: 'refund', reason: 'duplicate_payment' };
  if (boughtSince === 'some') return { kind: 'refund', reason: 'goods_bought_since' };
  if (!buyerIsThere) return { kind: 'refund', reason: 'account_deleted' };
  if (checkout === 'released' && !stockAvailable) return { kind: 'refund', reason: 'out_of_stock_after_payment' };
  return { kind: 'order', surplus };
}

/** What was paid beyond the expected amount, if that is exactly a fee borne by the customer; undefined if money differs. */
function surplusOver(expected: Kobo, { amount, requestedAmount, fees }: ProviderFacts): Kobo | undefined {
  if (amount === expected) return kobo(0);
  const customerBearsFee = requestedAmount === expected && fees !== null && amount === addKobo(requestedAmount, fees);
  return customerBearsFee ? subtractKobo(amount, expected) : undefined;
}
