import type { PaymentCheck } from '@oja/contract/checkout';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { checkPayment } from './check-payment.ts';
import { findOwnPayment } from './payments.queries.ts';
import type { PlacedOrder } from './settle.queries.ts';

/** Whether a payment has become an order, for its buyer only. @throws Refusal for anybody else's reference */
export async function verifyPayment(
  deps: Pick<Deps, 'db' | 'payments'>,
  session: { userId: string },
  reference: string,
): Promise<PaymentCheck> {
  const payment = await findOwnPayment(deps.db, reference, session.userId);
  if (!payment) throw refusal('payment_not_found');
  const { disposition, orderId, orderNumber, amount } = payment;
  if (orderId !== null && orderNumber !== null && amount !== null) return success({ orderId, orderNumber, amount });
  if (disposition === 'refund') return noOrder('refund_pending');
  const checked = await checkPayment(deps, reference);
  if (checked.kind === 'order') return success(checked.order);
  if (checked.kind === 'refund') return noOrder('refund_pending');
  const isLimited = checked.kind === 'unanswered' && checked.outcome.kind === 'rate_limited';
  return noOrder(isLimited ? 'rate_limited' : 'pending');
}

function success({ orderId, orderNumber, amount }: PlacedOrder): PaymentCheck {
  return { success: true, orderId, orderNumber, amount };
}

function noOrder(code: NonNullable<PaymentCheck['code']>): PaymentCheck {
  return { success: false, orderId: null, orderNumber: null, amount: null, code };
}
