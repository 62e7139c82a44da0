import { kobo } from '@oja/domain/money/money';
import type { Buyer } from '../buyers/buyer.ts';
import type { PlacedOrder, Recent } from '../buyers/recent.ts';
import type { Harm } from '../faults/fault-loop.ts';
import { dealWithMatter } from './deal-with-matters.ts';
import { grantCredit, type Operator, refundOrder } from './operator.ts';

/** Kobo. Not enough for all that a buyer would like to have. */
const grant = kobo(2_000_000);

const deeds = { 'gives credit': 5, 'gives money back': 4, 'deals with what waits': 5 };

/** What an operator does now and then: credit for somebody, money back for an order that was just placed, what waits for a person. */
export function workAtDesk(operator: Operator, buyers: readonly Buyer[], placed: Recent<PlacedOrder>) {
  return async ({ chance }: Harm): Promise<void> => {
    const deed = chance.weighed(deeds);
    const order = placed.any(chance);
    if (deed === 'deals with what waits') await dealWithMatter(operator);
    else if (deed === 'gives money back' && order) await refundOrder(operator, order);
    else await grantCredit(operator, chance.of(buyers).email, grant);
  };
}
