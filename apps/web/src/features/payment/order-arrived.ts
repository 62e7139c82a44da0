import type { QueryClient } from '@tanstack/react-query';
import { CHECKOUT_KEY, keep } from '../../lib/kept.ts';
import { announceChange } from '../session/session-channel.ts';
import { forgetPayment } from './kept-payment.ts';

/** A payment has become an order: what was read of cart, orders and stock before is out of date. */
export function orderArrived(queryClient: QueryClient): void {
  forgetPayment();
  keep(CHECKOUT_KEY, undefined);
  for (const name of ['me', 'cart', 'checkout', 'orders', 'moneyUnderWay', 'product', 'products', 'someProducts'])
    void queryClient.invalidateQueries({ queryKey: [name] });
  // It was a read that told, so nobody else heard of it.
  announceChange();
}
