import type { RefundReason } from '@oja/domain/payments/refund';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type KeptPayment, keepPlaced } from '../../features/payment/kept-payment.ts';
import { orderArrived } from '../../features/payment/order-arrived.ts';
import { type Outcome, pollPayment } from '../../features/payment/poll-payment.ts';
import { takeReturnedPayment, tidyAddress } from '../../features/payment/returned-payment.ts';
import { goToSignIn } from '../../features/session/go-to-sign-in.ts';
import { call } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { type Stage, stay } from './texts.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Reads the reference, tidies the address, waits for the payment and moves on. Tells what to show meanwhile, and why money goes back. */
export function useReturnedPayment(): { stage: Stage; reason: RefundReason | undefined } {
  const queryClient = useQueryClient();
  const [payment] = useState(takeReturnedPayment);
  const [stage, setStage] = useState<Stage>(payment ? 'waiting' : 'missing');
  const [reason, setReason] = useState<RefundReason>();

  useEffect(() => {
    let left = false;
    const show = (next: Stage) => {
      if (!left) setStage(next);
    };
    tidyAddress();
    finish(payment, () => left, show)
      .then(async (outcome) => {
        if (left) return;
        if (outcome?.kind === 'signed-out') return goToSignIn('Please log in to see your order', true);
        const last = outcome ? lastStage[outcome.kind] : 'missing';
        show(last);
        if (outcome?.kind === 'refund') setReason(outcome.reason);
        if (outcome?.kind === 'success') {
          keepPlaced(outcome.placed);
          orderArrived(queryClient);
        }
        await wait(stay[last]);
        if (left) return;
        if (outcome?.kind === 'success') return navigate(pathOf('orderSuccess'), { replace: true });
        // The cart says what is known of the payment.
        navigate(pathOf('cart'), { replace: true });
      })
      .catch((error) => console.error('Waiting for the payment failed', error));
    return () => {
      left = true;
    };
  }, [payment, queryClient]);

  return { stage, reason };
}

const lastStage = { success: 'success', refund: 'refund', nothing: 'nothing', timeout: 'timeout' } as const;

async function finish(
  payment: KeptPayment | undefined,
  isLeft: () => boolean,
  show: (stage: Stage) => void,
): Promise<Outcome | undefined> {
  if (!payment) return undefined;
  const { reference, orderId } = payment;
  return pollPayment({
    verify: () => call('verifyPayment', { query: { reference } }),
    order: orderId === null ? undefined : () => call('order', { params: { id: orderId } }),
    now: () => performance.now(),
    wait,
    onWaiting: (rateLimited) => show(rateLimited ? 'rate-limited' : 'waiting'),
    isLeft,
  });
}
