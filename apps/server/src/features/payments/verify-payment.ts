import type { PaymentCheck } from '@oja/contract/checkout';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { type Checked, checkPayment } from './check-payment.ts';
import { findOwnPayment, type OwnPayment } from './payments.queries.ts';

/** Whether a payment has become an order, for its buyer only. @throws Refusal for anybody else's reference */
export async function verifyPayment(
  deps: Pick<Deps, 'db' | 'payments'>,
  session: { userId: string },
  reference: string,
): Promise<PaymentCheck> {
  const read = () => findOwnPayment(deps.db, reference, session.userId);
  const payment = await read();
  if (!payment) throw refusal('payment_not_found');
  const before = decided(payment);
  if (before) return before;
  const checked = await checkPayment(deps, reference);
  const after = await read();
  return (after && decided(after)) ?? { ...noOrder, code: isLimited(checked) ? 'rate_limited' : 'pending' };
}

const noOrder = { success: false, orderId: null, orderNumber: null, amount: null };

function decided({ disposition, orderId, orderNumber, amount, refundReason }: OwnPayment): PaymentCheck | undefined {
  if (orderId !== null && orderNumber !== null && amount !== null) {
    return { success: true, orderId, orderNumber, amount };
  }
  if (disposition === 'nothing') return { ...noOrder, code: 'nothing_paid' };
  if (disposition !== 'refund') return undefined;
  return { ...noOrder, code: 'refund_pending', ...(refundReason !== null && { reason: refundReason }) };
}

function isLimited(checked: Checked): boolean {
  return checked.kind === 'unanswered' && checked.outcome.kind === 'rate_limited';
}
