import type { Checkout } from '@oja/contract/checkout';
import type { PaymentMethod } from '../../features/checkout/progress.ts';

/** The chosen way to pay, if this order can be paid that way; else the first that can; null: there is none. */
export function usableMethod(
  chosen: PaymentMethod | null,
  { cardPayment, creditBalance }: Pick<Checkout, 'cardPayment' | 'creditBalance'>,
  total: number,
): PaymentMethod | null {
  const usable: PaymentMethod[] = [];
  if (cardPayment) usable.push('card');
  if (creditBalance >= total) usable.push('credit');
  return usable.find((method) => method === chosen) ?? usable[0] ?? null;
}
