import { setTimeout as delay } from 'node:timers/promises';
import type { PaymentCheck } from '@oja/contract/checkout';
import { pollPayment } from '../../apps/web/src/features/payment/poll-payment.ts';
import type { Buyer } from './buyer.ts';
import { hear } from './hear.ts';
import { lookAtOrder } from './look-at-order.ts';
import type { PaymentPage } from './pay-on-page.ts';

/** Time on the page passes so much faster than for a real buyer, who would wait for half a minute. */
const hurry = 3;

/** Back from the provider: asks as the browser does, by its own code, and writes down what it was told. */
export async function comeBack(buyer: Buyer, { reference, orderId }: PaymentPage): Promise<void> {
  const { call, tally } = buyer;
  const began = performance.now();
  const outcome = await pollPayment({
    verify: () => verify(buyer, reference),
    order: () => call('order', { params: { id: orderId } }),
    now: () => (performance.now() - began) * hurry,
    wait: (milliseconds) => delay(Math.max(1, milliseconds) / hurry),
    onWaiting: () => undefined,
    isLeft: () => false,
  });
  tally.count('returns', outcome.kind);
  if (outcome.kind !== 'success') return;
  tally.took('from page to order', performance.now() - began);
  await lookAtOrder(buyer, outcome.placed?.orderId ?? orderId, reference);
}

async function verify({ id: buyer, call, history, returning, tally }: Buyer, reference: string): Promise<PaymentCheck> {
  const heard = await hear(tally, 'verify payment', call('verifyPayment', { query: { reference } }));
  if (heard.kind === 'no') tally.violated(`payment ${reference} was begun and then answered ${heard.code}`);
  if (heard.kind !== 'yes') throw new Error(heard.code);
  const { success, code, orderId, orderNumber, amount } = heard.value;
  if (success && orderId !== null && orderNumber !== null && amount !== null) {
    const details = { reference, orderNumber, amount };
    history.write({ buyer, kind: 'card_order', id: orderId, outcome: 'acknowledged', details });
    tally.count('orders by card', 'acknowledged');
  }
  if (code === 'refund_pending') {
    history.write({ buyer, kind: 'card_refund', id: reference, outcome: 'acknowledged' });
    tally.count('refunds', 'heard of by the buyer');
    returning.add(reference);
  }
  return heard.value;
}
