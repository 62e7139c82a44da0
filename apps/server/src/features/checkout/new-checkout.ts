import type { PricingPolicy } from '@oja/domain/money/pricing';
import type { NewCheckout } from '../holds/holds.steps.ts';
import type { AskedOrder } from './order-draft.ts';
import type { PricedOrder } from './priced-order.ts';

/** The shop sells in naira. */
const currency = 'NGN';

/** What is written when an order is accepted: what was asked for, at the server's prices, under today's policy. */
export function newCheckout(
  asked: AskedOrder,
  order: PricedOrder,
  policy: PricingPolicy,
  { holdSeconds }: { holdSeconds: number },
): NewCheckout {
  const { id, buyerId, method, hash, shippingInfo } = asked;
  return { id, buyerId, method, requestHash: hash, shippingInfo, currency, policy, holdSeconds, ...order };
}
