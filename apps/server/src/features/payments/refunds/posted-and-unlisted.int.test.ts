import type { Buyer } from '@oja/testing/people/newcomer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aliveAtProvider, lagPasses, listIn, send, tellOf } from '../../../testing/late-list-steps.ts';
import { booked, moveRefund, newOperator, readOrder, refundOrder } from '../../../testing/money-back-steps.ts';
import {
  behave,
  paidOrder,
  refundOf,
  refundsAtProvider,
  relay,
  silent,
  still,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, sendWebhooks, type Till } from '../../../testing/till.ts';
import { reviewRefunds } from './review-refunds.ts';

const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  sendWebhooks(shop);
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'held' };
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const answerLost = { faults: { refund: ['drop_after'] } };

/** A refund of ours that was carried out: its answer is lost, and the list does not show it. */
async function lost(amount: number) {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, amount);
  await relay(shop);
  await behave(shop, { refund: { ...still, listedAfterSeconds: 86_400 }, ...answerLost }, reference);
  await send(shop, reference);
  expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  return { reference, orderId };
}

/** The same beyond the time that the list can lag: the next look sends it once more. */
async function aboutToSendAgain(amount = 50_000) {
  const { reference, orderId } = await lost(amount);
  await send(shop, reference);
  await lagPasses(shop, reference);
  return { reference, orderId };
}

it('what the provider has told of is not sent again, however late its list is [E2, E4]', async () => {
  const amount = 100_000;
  const { reference, orderId } = await lost(amount);
  await tellOf(shop, reference, { name: 'bank-a', amount });
  await send(shop, reference);
  await lagPasses(shop, reference);
  await behave(shop, { refund: still }, reference);
  await send(shop, reference);
  expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  const [refund] = await refundOf(shop, reference);
  expect(refund).toMatchObject({ state: 'manual' });
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  // Nor because a person says so: it is there.
  const acting = { params: { id: refund?.id ?? '' }, body: { note: 'Try again.' }, idempotencyKey: newId() };
  await operator.call('retryRefund', acting);
  for (let look = 0; look < 3; look++) {
    await send(shop, reference);
    await lagPasses(shop, reference);
  }
  expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  listIn(refundsAtProvider(shop, reference)[0], -1);
  await reviewRefunds(shop, reference, silent);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
});

it('one that was sent twice counts twice while only the first has turned up [E2, E4]', async () => {
  const { reference, orderId } = await aboutToSendAgain();
  await behave(shop, { refund: { ...still, listedAfterSeconds: 600 }, ...answerLost }, reference);
  await send(shop, reference);
  const [first, second] = refundsAtProvider(shop, reference);
  expect(second).toBeDefined();
  if (first) first.status = 'processed';
  listIn(first, -1);
  await send(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
  await expect(refundOrder(operator, orderId, 225_000, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  listIn(second, -1);
  await reviewRefunds(shop, reference, silent);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', posted_at: null }, { matter: 'twin' }]);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
});

it('one that was sent twice counts once when the list cannot lag any more and has but the first [E2, E4]', async () => {
  const { reference, orderId } = await aboutToSendAgain();
  await behave(shop, { faults: { refund: ['drop'] } }, reference);
  await send(shop, reference);
  const [first, second] = refundsAtProvider(shop, reference);
  expect(second).toBeUndefined();
  if (first) first.status = 'processed';
  listIn(first, -1);
  await send(shop, reference);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  await lagPasses(shop, reference);
  await refundOrder(operator, orderId, 225_000, 'credit');
});

it('is not sent a third time on a list that goes back behind its twin [E2]', async () => {
  const { reference } = await aboutToSendAgain();
  await behave(shop, { refund: still }, reference);
  await send(shop, reference);
  const [first, second] = refundsAtProvider(shop, reference);
  listIn(first, -1);
  await send(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{}, { matter: 'twin' }]);
  await moveRefund(shop, second?.id ?? 0, 'failed');
  listIn(first, 600);
  await send(shop, reference);
  await send(shop, reference);
  expect(aliveAtProvider(shop, reference)).toHaveLength(1);
});

describe('a full refund whose answer was lost, and that is refused when it is sent again,', () => {
  /** It has gone: the provider says of the second that nothing is left. */
  async function refused() {
    const { reference, orderId } = await aboutToSendAgain(paid);
    const [first] = refundsAtProvider(shop, reference);
    await behave(shop, { refund: still }, reference);
    await moveRefund(shop, first?.id ?? 0, 'processed');
    await send(shop, reference);
    const [refund] = await refundOf(shop, reference);
    expect(refund).toMatchObject({ state: 'manual' });
    const byHand = () =>
      operator.call('payRefundByHand', {
        params: { id: refund?.id ?? '' },
        body: { note: 'From our bank account.' },
        idempotencyKey: newId(),
      });
    return { reference, orderId, first, byHand };
  }

  it('is no charge-back, and is not paid by hand besides [B15, E2]', async () => {
    const { reference, first, byHand } = await refused();
    await expect(byHand()).rejects.toMatchObject({ code: 'refund_uncertain' });
    expect(await refundOf(shop, reference)).toHaveLength(1);
    listIn(first, -1);
    await reviewRefunds(shop, reference, silent);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', reason: 'requested' }]);
    expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
  });

  it('is one with what was thought to be a charge-back once it is listed after all [B15, E2]', async () => {
    const { reference, first, byHand } = await refused();
    await lagPasses(shop, reference);
    await expect(byHand()).rejects.toMatchObject({ code: 'refund_not_owed' });
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual' }, { reason: 'reversed' }]);
    listIn(first, -1);
    await reviewRefunds(shop, reference, silent);
    const refunds = await refundOf(shop, reference);
    expect(refunds.reduce((sum, one) => sum + one.amount - one.not_owed, 0)).toBe(paid);
    expect(refunds.filter(({ state }) => state === 'processed')).toMatchObject([
      { provider_refund_id: `${first?.id}` },
    ]);
    expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
    const { overpaid } = await operator.call('operatorMatters', {});
    expect(overpaid.filter((one) => one.reference === reference)).toEqual([]);
  });
});
