import type { Checkout } from '@oja/contract/checkout';
import { formatNaira } from '@oja/domain/money/naira';
import { type PaymentMethod, paymentMethods } from '@oja/domain/payments/payment-method';

/** How a way to pay is offered; null: not at all. */
type Offer = { description: string; disabled: boolean } | null;

interface WayToPay {
  /** What the checkout says of it once it is chosen. */
  summary: string;
  offer: (checkout: Paying, total: number) => Offer;
}

type Paying = Pick<Checkout, 'cardPayment' | 'creditBalance'>;

/** Everything that the checkout's steps must know of each way to pay; how the order is sent, `placing.ts` knows. */
export const waysToPay: Readonly<Record<PaymentMethod, WayToPay>> = {
  card: {
    summary: 'Card, on Paystack',
    offer: ({ cardPayment }) =>
      cardPayment
        ? {
            description: "You pay on Paystack's secure page and come back here. We never see your card.",
            disabled: false,
          }
        : null,
  },
  credit: {
    summary: 'Store credit',
    offer: ({ creditBalance }, total) => {
      const balance = formatNaira(creditBalance);
      return creditBalance >= total
        ? { description: `Your balance is ${balance}. Your order is placed at once.`, disabled: false }
        : { description: `Not enough store credit. Your balance is ${balance}.`, disabled: true };
    },
  },
};

/** The chosen way to pay, if this order can be paid that way; else the first that can; null: there is none. */
export function usableMethod(chosen: PaymentMethod | null, checkout: Paying, total: number): PaymentMethod | null {
  const usable = paymentMethods.filter((method) => waysToPay[method].offer(checkout, total)?.disabled === false);
  return usable.find((method) => method === chosen) ?? usable[0] ?? null;
}
