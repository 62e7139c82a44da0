import type { PaymentCheck } from '@oja/contract/checkout';
import { pollDelay } from '@oja/domain/payments/payment';
import { refundReasons } from '@oja/domain/payments/refund';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { forgetPayment, type KeptPayment } from '../../features/payment/kept-payment.ts';
import { orderArrived } from '../../features/payment/order-arrived.ts';
import { ApiError, read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { GoesTo } from './goes-to.tsx';

/** How often it asks again by itself, in the rhythm of a payment's return, while nothing is decided. */
const AGAIN = 5;

/** What became of a payment, as soon as the shop has said it. */
export function PaymentOutcome({ payment, onClose }: { payment: KeptPayment; onClose: () => void }) {
  const queryClient = useQueryClient();
  const check = useQuery({
    ...read('verifyPayment', { query: { reference: payment.reference } }),
    staleTime: 0,
    // The money may be on its way to us this very moment: then the first answer is not the last word.
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      const asked = dataUpdateCount + errorUpdateCount;
      return data && !hasDecided(data) && asked <= AGAIN ? pollDelay(asked - 1) : false;
    },
  });
  const { data } = check;
  const isUnpaid = data?.code === 'nothing_paid';
  const isDecided = data !== undefined && hasDecided(data);

  useEffect(() => {
    if (data?.success) orderArrived(queryClient);
    else if (isDecided) forgetPayment();
  }, [data?.success, isDecided, queryClient]);

  const isUnknown = check.error instanceof ApiError && check.error.status === 404;
  if (check.isPending || isUnknown) return null;
  if (data?.success) {
    const told = (goesTo: string) => (
      <Told tone="success" actions={<ButtonLink href={href('orders')}>View orders</ButtonLink>} onClose={onClose}>
        Your payment has arrived. Order {data.orderNumber} is placed.{goesTo}
      </Told>
    );
    return <GoesTo orderId={data.orderId}>{told}</GoesTo>;
  }
  if (isUnpaid)
    return (
      <Told actions={<ButtonLink href={href('checkout', undefined, toReview)}>Try again</ButtonLink>} onClose={onClose}>
        No money was taken for your payment, so nothing was ordered. Your cart is as it was.
      </Told>
    );
  if (isDecided)
    return (
      <Told
        actions={
          <ButtonLink variant="secondary" href={href('orders')}>
            See the return
          </ButtonLink>
        }
        onClose={onClose}
      >
        Your payment could not become an order. {data?.reason && `${refundReasons[data.reason]} `}It is being returned
        to you.
      </Told>
    );
  const again = (
    <Button variant="secondary" busy={check.isFetching} onClick={() => void check.refetch()}>
      Check again
    </Button>
  );
  if (payment.returned)
    return (
      <Told
        actions={
          <>
            {again}
            <ButtonLink variant="quiet" href={href('orders')}>
              Payments under way
            </ButtonLink>
          </>
        }
        onClose={onClose}
      >
        We have not had word of your payment yet. If you paid, your order appears under Orders by itself, or the money
        comes back to you.
      </Told>
    );
  return (
    <Told
      actions={check.isError ? again : <ButtonLink href={href('checkout', undefined, toReview)}>Try again</ButtonLink>}
      onClose={onClose}
    >
      Your payment was cancelled.{' '}
      {check.isError ? 'We could not check whether anything was charged.' : 'As far as we know, nothing was charged.'}{' '}
      Your cart is as it was.
    </Told>
  );
}

const hasDecided = ({ success, code }: PaymentCheck) => success || code === 'refund_pending' || code === 'nothing_paid';

const toReview = { step: 'review' };

interface ToldProps {
  tone?: 'info' | 'success';
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Told({ tone = 'info', actions, onClose, children }: ToldProps) {
  return (
    <Notice
      tone={tone}
      className="mb-5"
      action={
        <>
          {actions}
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Notice>
  );
}
