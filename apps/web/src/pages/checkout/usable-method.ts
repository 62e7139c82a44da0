import type { Checkout } from '@oja/contract/checkout';
import { type PaymentMethod, paymentMethods } from '@oja/domain/money/payment-method';

/** The chosen way to pay, if this order can be paid that way; else the first that can; null: there is none. */
export function usableMethod(
  chosen: PaymentMethod | null,
  { cardPayment, creditBalance }: Pick<Checkout, 'cardPayment' | 'creditBalance'>,
  total: number,
): PaymentMethod | null {
  const can: Record<PaymentMethod, boolean> = { card: cardPayment, credit: creditBalance >= total };
  const usable = paymentMethods.filter((method) => can[method]);
  return usable.find((method) => method === chosen) ?? usable[0] ?? null;
}
