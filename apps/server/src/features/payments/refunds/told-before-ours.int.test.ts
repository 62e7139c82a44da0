import type { Buyer } from '@oja/testing/people/newcomer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answering, apply, listIn, olderBy, send, tellOf as tellShopOf } from '../../../testing/late-list-steps.ts';
import {
  moveRefund,
  newOperator,
  readOrder,
  refundAtDashboard,
  refundOrder,
} from '../../../testing/money-back-steps.ts';
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

/** Of 275,000 that were paid. */
const amount = 100_000;
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

const tellOf = (reference: string, name?: string) =>
  tellShopOf(shop, reference, { amount, ...(name !== undefined && { name }) });

/** A refund made on the provider's pages that a message tells of, and that its list does not show. */
async function toldOf() {
  const { reference, orderId } = await paidOrder(shop);
  await behave(shop, { refund: still }, reference);
  const { id } = await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
  await tellOf(reference);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  return { reference, orderId, told: id };
}

/** The same, and the operator gives back as much besides. */
async function decidedBeside(kobo = amount) {
  const { reference, orderId, told } = await toldOf();
  await refundOrder(operator, orderId, kobo);
  await relay(shop);
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 - kobo });
  return { reference, orderId, told };
}

describe('what was told before ours was sent', () => {
  it.each([amount, 110_000])(
    'goes on counting when ours of %s kobo is at the provider, told of or not [E4]',
    async (kobo) => {
      const { reference, orderId } = await decidedBeside(kobo);
      await send(shop, reference);
      expect(refundsAtProvider(shop, reference)).toHaveLength(2);
      await apply(shop);
      const { left } = await readOrder(shop, operator, orderId);
      await expect(refundOrder(operator, orderId, 175_000, 'credit')).rejects.toMatchObject({
        code: 'refund_too_large',
      });
      expect(left).toBe(175_000 - kobo);
      await tellShopOf(shop, reference, { name: 'bank-own', amount: kobo });
      expect(await readOrder(shop, operator, orderId)).toMatchObject({ left });
    },
  );

  it('and comes again when ours is there goes on counting [E4]', async () => {
    const { reference, orderId } = await decidedBeside();
    await send(shop, reference);
    // Ours is told of in the very same words.
    await tellOf(reference);
    await olderBy(shop, '16 minutes');
    await apply(shop);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('and is not listed in time waits for a person, whatever became of ours [E4]', async () => {
    const { reference, orderId } = await decidedBeside();
    await send(shop, reference);
    await olderBy(shop, '16 minutes');
    await apply(shop);
    const kinds = async () => {
      const { waiting } = await operator.call('operatorMatters', {});
      return waiting.filter((one) => one.reference === reference).map(({ kind }) => kind);
    };
    expect({ kinds: await kinds(), ...(await readOrder(shop, operator, orderId)) }).toMatchObject({
      kinds: ['refund_not_listed'],
      left: 75_000,
    });
    await moveRefund(shop, refundsAtProvider(shop, reference)[1]?.id ?? 0, 'failed');
    await reviewRefunds(shop, reference, silent);
    await tellShopOf(shop, reference, { name: 'bank-own', amount, status: 'failed' });
    expect({ kinds: await kinds(), ...(await readOrder(shop, operator, orderId)) }).toMatchObject({
      kinds: ['refund_not_listed'],
      left: 75_000,
    });
  });
});

describe('what was told before ours was decided', () => {
  it('does not pay ours: both go back, as the operator has decided [E4]', async () => {
    const { reference, orderId, told } = await decidedBeside();
    listIn(refundsAtProvider(shop, reference)[0], -1);
    for (let look = 0; look < 3; look++) await send(shop, reference);
    await moveRefund(shop, told, 'processed');
    for (let look = 0; look < 3; look++) await send(shop, reference);
    expect(refundsAtProvider(shop, reference)).toMatchObject([{ amount }, { amount }]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'requested', provider_refund_id: `${refundsAtProvider(shop, reference)[1]?.id}` },
      { reason: 'at_provider', provider_refund_id: `${told}` },
    ]);
  });

  it('does not pay ours that the provider refused: it goes on waiting for a person [E4]', async () => {
    const { reference, orderId, told } = await decidedBeside();
    await send(answering(shop, { kind: 'refused', status: 400, message: 'Insufficient balance' }), reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual' }]);
    listIn(refundsAtProvider(shop, reference)[0], -1);
    await moveRefund(shop, told, 'processed');
    await reviewRefunds(shop, reference, silent);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual' }, { state: 'processed' }]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('pays none of ours, and what nobody was told of then does [E4]', async () => {
    const { reference, orderId, told } = await decidedBeside();
    listIn(refundsAtProvider(shop, reference)[0], -1);
    const { id: unheardOf } = await refundAtDashboard(shop, reference, { amount, ...still });
    await reviewRefunds(shop, reference, silent);
    // Which of the two was told of nobody can say: one of them pays ours.
    const numbers = (await refundOf(shop, reference)).map((refund) => refund.provider_refund_id).sort();
    expect(numbers).toEqual([`${told}`, `${unheardOf}`].sort());
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });
});

it('a refund of ours that has failed does not explain what is told of another, when ours was sent again [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await behave(shop, { refund: still }, reference);
  await refundOrder(operator, orderId, amount);
  await relay(shop);
  await send(shop, reference);
  await moveRefund(shop, refundsAtProvider(shop, reference)[0]?.id ?? 0, 'failed');
  await send(shop, reference);
  await send(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending', posts: 2 }]);
  await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 600, ...still });
  await tellOf(reference, 'bank-11');
  await tellOf(reference, 'bank-d');
  expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
});
