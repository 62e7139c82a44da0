import type { Cart } from '@oja/contract/cart';
import type { OwnRefusal } from '@oja/contract/client';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, isFailureOf } from '../../lib/api.ts';
import { CHECKOUT_KEY, keep, PAYMENT_KEY } from '../../lib/kept.ts';
import { newId } from '../../lib/new-id.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';
import { cartQuery } from '../cart/keep-cart.ts';
import { goneWords } from '../cart/stock-of-line.ts';
import { keepPlaced } from '../payment/kept-payment.ts';
import { checkoutQuery } from './checkout-query.ts';
import { orderDraftOf, orderIdFor, orderKey } from './order-draft.ts';
import { paymentAddress } from './payment-address.ts';
import type { Progress } from './progress.ts';
import type { ChangeProgress } from './use-progress.ts';

type OrderBody = Parameters<typeof call<'initializePayment'>>[1]['body'];

interface Order {
  cart: Cart;
  shipping: ShippingInfo;
  method: PaymentMethod;
}

type Placing = 'initializePayment' | 'placeCreditOrder';

export const isPlacingFailure = isFailureOf<Placing>;

/** Refusals after which the order's id is used up: the next try is another order. After all others it is the same one. */
const spent: readonly string[] = ['checkout_conflict', 'checkout_closed'] satisfies OwnRefusal<Placing>[];

/**
 * Places the order: by card it leaves for the provider's page, by store credit it goes to the order's confirmation. A
 * repeat after a lost answer carries the same id, so that nothing is ordered or paid twice.
 */
export function usePlaceOrder(progress: Progress, change: ChangeProgress) {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState(false);

  // Back from the provider's page the browser may show this page as it was left, with its button still busy.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const place = useMutation({
    mutationFn: async (order: Order) => {
      try {
        await send(order);
      } catch (error) {
        if (!isPlacingFailure(error) || error.code !== 'checkout_closed') throw error;
        await send(order, true);
      }
    },
    onError: async (error) => {
      console.error('Placing the order failed', error);
      if (isPlacingFailure(error) && spent.includes(error.code)) change({ order: null });
      // What was refused may be refused because this page shows yesterday's cart, balance or prices.
      await Promise.all([queryClient.refetchQueries(cartQuery), queryClient.refetchQueries(checkoutQuery)]);
    },
  });

  async function send({ cart, shipping, method }: Order, anew = false): Promise<void> {
    const lost = cart.lines.find((line) => line.discontinued);
    if (lost) throw new Error(lost.because ? `${lost.name}: ${goneWords(lost)}` : `Product ${lost.name} not found.`);
    const draft = orderDraftOf(cart, shipping, progress.userId);
    const kept = anew ? null : progress.order;
    const order = orderIdFor(kept, orderKey(draft, method), newId);
    change({ order });
    const body = { ...draft, orderId: order.id };
    const pay: Record<PaymentMethod, (body: OrderBody) => Promise<void>> = { card: payByCard, credit: payByCredit };
    await pay[method](body);
  }

  async function payByCard(body: OrderBody) {
    const { data } = await call('initializePayment', { body });
    const address = paymentAddress(data.authorization_url, location.href);
    if (!address) throw new Error('No authorization URL received from payment provider');
    keep(PAYMENT_KEY, { reference: data.reference, orderId: body.orderId });
    setLeaving(true);
    location.assign(address);
  }

  async function payByCredit(body: OrderBody) {
    const placed = await call('placeCreditOrder', { body: { ...body, method: 'credit' } });
    keepPlaced(placed);
    keep(CHECKOUT_KEY, undefined);
    navigate(pathOf('orderSuccess'), { replace: true });
    for (const name of ['me', 'cart', 'checkout', 'orders']) void queryClient.invalidateQueries({ queryKey: [name] });
  }

  return { place, busy: place.isPending || leaving };
}

/** 'Error: {message}': what to tell when an order could not be placed. */
export function placingFailure(error: Error): string {
  if (isPlacingFailure(error) && error.code === 'network')
    return 'Error: The shop did not answer. Please try again; nothing is ordered or paid twice.';
  return `Error: ${error.message}`;
}
