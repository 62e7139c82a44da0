import type { Order } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';
import { paymentMethodNames } from '@oja/domain/payments/payment-method';

/** Whether all of an order's money went back. */
export const isRefunded = ({ paymentInfo: { status, amount, refundedAmount } }: Pick<Order, 'paymentInfo'>): boolean =>
  status === 'refunded' || refundedAmount >= amount;

/** What has become of an order's money, apart from how far its parcels are. */
export function paymentStates({ paymentInfo }: Pick<Order, 'paymentInfo'>): string[] {
  const { method, status, amount, refundedAmount, refundingAmount } = paymentInfo;
  const states = [];
  if (refundedAmount > 0) states.push(`Refunded ${formatNaira(refundedAmount)}`);
  else if (status === 'refunded') states.push(`Refunded ${formatNaira(amount)}`);
  if (refundingAmount > 0) states.push(`Refund of ${formatNaira(refundingAmount)} under way`);
  return refundedAmount < amount && status === 'paid' ? [`Paid · ${paymentMethodNames[method]}`, ...states] : states;
}
