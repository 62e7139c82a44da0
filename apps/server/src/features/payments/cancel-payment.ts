import type { PaymentCheck } from '@oja/contract/checkout';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { releaseHold } from '../holds/holds.steps.ts';
import { findOwnPayment } from './payments.queries.ts';
import { verifyPayment } from './verify-payment.ts';

/**
 * The buyer says that a payment will not come: its goods are no longer kept, unless the provider knows better. Money that
 * comes all the same is settled as a late payment. @throws Refusal for anybody else's reference
 */
export async function cancelPayment(
  deps: Pick<Deps, 'db' | 'payments'>,
  session: { userId: string },
  reference: string,
): Promise<PaymentCheck> {
  const checked = await verifyPayment(deps, session, reference);
  if (checked.success || checked.code === 'refund_pending' || checked.code === 'nothing_paid') return checked;
  const payment = await findOwnPayment(deps.db, reference, session.userId);
  if (!payment) throw refusal('payment_not_found');
  await inTransaction(deps.db, (tx) => releaseHold(tx, payment.checkoutId, 'cancelled'));
  return checked;
}
