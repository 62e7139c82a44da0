import { kobo } from '@oja/domain/money';
import type { Buyer } from '../buyers/buyer.ts';
import type { PlacedOrders } from '../buyers/placed-orders.ts';
import type { Harm } from '../faults/fault-loop.ts';
import { grantCredit, type Operator, refundOrder } from './operator.ts';

/** Kobo. Not enough for all that a buyer would like to have. */
const grant = kobo(2_000_000);

/** What an operator does now and then: credit for somebody, or money back for an order that was just placed. */
export function workAtDesk(operator: Operator, buyers: readonly Buyer[], placed: PlacedOrders) {
  return async ({ chance }: Harm): Promise<void> => {
    const order = chance.hits(0.4) ? placed.any(chance) : undefined;
    if (order) await refundOrder(operator, order);
    else await grantCredit(operator, chance.of(buyers).email, grant);
  };
}
