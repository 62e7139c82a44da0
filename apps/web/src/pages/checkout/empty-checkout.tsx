import type { User } from '@oja/contract/accounts';
import { isPaymentAccepted } from '@oja/domain/payments/payment';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readProgress } from '../../features/checkout/progress.ts';
import { forgetPayment, keepPlaced } from '../../features/payment/kept-payment.ts';
import { read } from '../../lib/api.ts';
import { CHECKOUT_KEY, keep, readKept } from '../../lib/kept.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** Nothing to check out; unless it is empty because this tab's order was placed and only the answer was lost. */
export function EmptyCheckout({ user }: { user: User }) {
  const [kept] = useState(() => readProgress(readKept(CHECKOUT_KEY), user).order);
  const order = useQuery({ ...read('order', { params: { id: kept?.id ?? '' } }), enabled: kept !== null });
  const placed = order.data && isPaymentAccepted(order.data) ? order.data : null;

  useEffect(() => {
    if (!placed) return;
    keepPlaced({ orderId: placed.id, orderNumber: placed.orderNumber, amount: placed.total });
    keep(CHECKOUT_KEY, undefined);
    forgetPayment();
    navigate(pathOf('orderSuccess'), { replace: true });
  }, [placed]);

  if (placed || order.isLoading) return <CheckoutSkeleton />;
  return (
    <EmptyState
      icon={<ShoppingBag />}
      text="Your cart is empty"
      action={<ButtonLink href={href('home')}>Continue Shopping</ButtonLink>}
    />
  );
}
