import { Suspense, useState } from 'react';
import { forgetPayment, readPayment } from '../../features/payment/kept-payment.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';

/** Few carts have a payment behind them. */
const PaymentOutcome = lazyPart(() => import('./payment-outcome.tsx').then((m) => m.PaymentOutcome));

/**
 * What became of a payment that left for the provider in this tab and did not end in an order's confirmation: cancelled
 * there, not heard of in time, or returned. It says what the shop knows just now, and promises no more.
 */
export function PaymentNotice() {
  const [payment, setPayment] = useState(readPayment);
  if (!payment) return null;
  const close = () => {
    forgetPayment();
    setPayment(undefined);
  };
  return (
    <ErrorBoundary text="What became of your payment could not be shown.">
      <Suspense>
        <PaymentOutcome payment={payment} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
