import { postRefundProcessed } from '@oja/domain/ledger';
import type { Kobo } from '@oja/domain/money';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { type Actor, audit } from '../../platform/audit/audit.ts';
import { updateRefundedAmount } from './order-refund.queries.ts';
import type { RefundState } from './refund-step.ts';
import { recordRefundState } from './refunds.queries.ts';
import { addToLedger } from './settle.queries.ts';

/** Seconds after which the provider is asked again about a refund in this state. */
const checkAgain: Record<RefundState, number> = { pending: 60, processing: 600, failed: 60, processed: 0, manual: 0 };

interface KnownRefund {
  id: string;
  reference: string;
  amount: Kobo;
  currency: string;
}

/** The provider has a refund of ours in this state. True if that is news. Its payment must be locked. */
export async function recordRefund(
  tx: Tx,
  refund: KnownRefund,
  state: RefundState,
  providerRefundId: string | null,
): Promise<boolean> {
  const { id, reference, amount } = refund;
  if (!(await recordRefundState(tx, id, state, providerRefundId, checkAgain[state]))) return false;
  await audit(tx, {
    actor: providerRefundId === null ? 'system' : 'provider',
    action: `refund.${state}`,
    subject: `refund:${id}`,
    details: { reference, amount, providerRefundId },
  });
  if (state === 'processed') await bookProcessed(tx, refund, 'provider_clearing');
  return true;
}

/** An operator has sent a refund from the shop's own bank account, which the provider could not carry out. Its payment must be locked. */
export async function recordPaidByHand(tx: Tx, refund: KnownRefund, by: Actor, note: string): Promise<void> {
  const { id, reference, amount } = refund;
  await tx
    .updateTable('refunds')
    .set({ state: 'processed', method: 'hand', note, processed_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await audit(tx, {
    actor: by,
    action: 'refund.processed',
    subject: `refund:${id}`,
    details: { reference, amount, method: 'hand', note },
  });
  await bookProcessed(tx, refund, 'bank');
}

async function bookProcessed(
  tx: Tx,
  { reference, amount, currency }: KnownRefund,
  from: 'provider_clearing' | 'bank',
): Promise<void> {
  await addToLedger(tx, postRefundProcessed(amount, from), {
    kind: 'refund_processed',
    reference,
    orderId: null,
    currency,
  });
  await updateRefundedAmount(tx, reference);
}
