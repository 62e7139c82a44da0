import { type Kobo, subtractKobo } from '@oja/domain/money/money';
import { type Actor, audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { bookProcessed } from './bookings/refund-bookings.ts';
import type { RefundState } from './refund-step.ts';
import { markPaidByHand, recordRefundState } from './refunds.queries.ts';

/** Seconds after which the provider is asked again about a refund in this state. */
export const checkAgain: Record<RefundState, number> = {
  pending: 60,
  processing: 600,
  failed: 60,
  processed: 0,
  manual: 0,
};

interface KnownRefund {
  id: string;
  reference: string;
  /** What goes back by it. */
  amount: Kobo;
  currency: string;
}

/** The refund at the provider, and what is said of it there; null: it has none. */
type AtProvider = { id: string | null; status: string } | null;

/**
 * The provider has a refund of ours in this state. True if that is news. Its payment must be locked.
 * @param isAnswered no other POST of it may be on its way
 */
export async function recordRefund(
  tx: Tx,
  refund: KnownRefund,
  state: RefundState,
  there: AtProvider,
  { isAnswered = true }: { isAnswered?: boolean } = {},
): Promise<boolean> {
  const { id, reference, amount } = refund;
  const providerRefundId = there?.id ?? null;
  if (!(await recordRefundState(tx, id, state, there, { checkAgainIn: checkAgain[state], isAnswered }))) return false;
  await audit(tx, {
    actor: providerRefundId === null ? 'system' : 'provider',
    action: `refund.${state}`,
    subject: `refund:${id}`,
    details: { reference, amount, providerRefundId },
  });
  if (state === 'processed') await bookProcessed(tx, refund, 'provider_clearing');
  return true;
}

/**
 * An operator has sent a refund from the shop's own bank account, which the provider could not carry out: what is still
 * owed of it. Its payment must be locked, and what is not owed any more be undone.
 */
export async function recordPaidByHand(tx: Tx, refund: KnownRefund, by: Actor, note: string): Promise<void> {
  const { id, reference, amount } = refund;
  await markPaidByHand(tx, id, note);
  await audit(tx, {
    actor: by,
    action: 'refund.processed',
    subject: `refund:${id}`,
    details: { reference, amount, method: 'hand', note },
  });
  await bookProcessed(tx, refund, 'bank');
}

/** What goes back by a refund. */
export function goingBack({ amount, notOwed }: { amount: Kobo; notOwed: Kobo }): Kobo {
  return subtractKobo(amount, notOwed);
}
