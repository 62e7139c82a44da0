import { type Buyer, draftOrder, fillCart, think } from './buyer.ts';
import { hear, outcomeOf, together } from './hear.ts';
import { lookAtOrder } from './look-at-order.ts';
import { sendOrder } from './send-order.ts';

/** Fills the cart and orders it from the store credit. */
export async function buyByCredit(buyer: Buyer): Promise<void> {
  await fillCart(buyer);
  await orderByCredit(buyer);
}

/** Orders the cart as it is from the store credit. */
export async function orderByCredit(buyer: Buyer): Promise<void> {
  const draft = await draftOrder(buyer);
  if (!draft) return;
  await think(buyer);
  const { call, history, tally } = buyer;
  const heard = await sendOrder(buyer, draft.orderId, (more) =>
    hear(tally, 'order by credit', call('placeCreditOrder', { body: { ...draft, method: 'credit' }, ...more })),
  );
  const sum = together(heard);
  const details = sum.kind === 'yes' ? sum.value : {};
  history.write({ buyer: buyer.id, kind: 'credit_order', id: draft.orderId, outcome: outcomeOf(sum), details });
  tally.count('orders by credit', outcomeOf(sum));
  if (sum.kind !== 'yes') return;
  const answers = new Set(heard.flatMap((one) => (one.kind === 'yes' ? JSON.stringify(one.value) : [])));
  if (answers.size > 1) tally.violated(`order ${draft.orderId} was acknowledged in ${answers.size} different ways`);
  await lookAtOrder(buyer, sum.value.orderId, null);
}
