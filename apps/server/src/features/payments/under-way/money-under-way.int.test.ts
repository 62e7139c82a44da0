import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { expireHold, finishRefund, letAskAgain, paidTwice, signal, verify } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';
import { sweepHolds } from '../reconciler/sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const underWay = async (buyer: Awaited<ReturnType<typeof newBuyer>>) => (await buyer.call('moneyUnderWay', {})).items;

describe('money under way', () => {
  it('is nothing for a buyer who never paid', async () => {
    expect(await underWay(await newBuyer(shop))).toEqual([]);
  });

  it('shows a payment whose page is open, to its buyer alone, until it is an order', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { url, reference } = await openPayment(buyer);
    expect(await underWay(buyer)).toEqual([
      {
        reference,
        state: 'awaited',
        amount: 275_000,
        currency: 'NGN',
        reason: null,
        method: null,
        orderNumber: null,
        boughtSince: false,
        heldUntil: expect.stringMatching(/Z$/),
        since: expect.stringMatching(/Z$/),
        changedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await underWay(await newBuyer(shop))).toEqual([]);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    await verify(buyer, reference);
    expect(await underWay(buyer)).toEqual([]);
  });

  it('forgets a payment whose hold ended once the provider said that nothing was paid, and no sooner', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { orderId, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    const said = (status: string | null) =>
      sql`update payments set provider_status = ${status} where reference = ${reference}`.execute(shop.db);
    await said('ongoing');
    expect(await underWay(buyer)).toMatchObject([{ reference, state: 'awaited' }]);
    await said('abandoned');
    expect(await underWay(buyer)).toEqual([]);
    await said(null);
    expect(await underWay(buyer)).toMatchObject([{ state: 'awaited', heldUntil: null }]);
    await sql`update payments set created_at = now() - interval '73 hours' where reference = ${reference}`.execute(
      shop.db,
    );
    expect(await underWay(buyer)).toEqual([]);
  });

  it('follows a refund of a payment without an order until a week after it was made', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const reference = await paidTwice(shop, buyer);
    expect(await underWay(buyer)).toMatchObject([
      { reference, state: 'returning', amount: 275_000, reason: 'duplicate_payment' },
    ]);
    await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
    expect(await underWay(buyer)).toMatchObject([{ state: 'needs_person' }]);
    await sql`update refunds set state = 'requested' where reference = ${reference}`.execute(shop.db);
    await finishRefund(shop, reference);
    expect(await underWay(buyer)).toMatchObject([{ state: 'returned' }]);
    await sql`update refunds set updated_at = now() - interval '8 days', processed_at = null where reference = ${reference}`.execute(
      shop.db,
    );
    expect(await underWay(buyer)).toEqual([]);
  });

  it('tells the order what went back of its payment, and what is on its way', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { url, orderId, reference } = await openPayment(buyer);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    await verify(buyer, reference);
    const money = async () => (await buyer.call('order', { params: { id: orderId } })).paymentInfo;
    expect(await money()).toMatchObject({ amount: 275_000, refundedAmount: 0, refundingAmount: 0 });
    await sql`insert into refunds (id, reference, amount, reason, next_check_at)
      values (gen_random_uuid(), ${reference}, 75000, 'requested', now() + interval '1 day')`.execute(shop.db);
    expect(await money()).toMatchObject({ refundedAmount: 0, refundingAmount: 75_000 });
    expect(await underWay(buyer)).toMatchObject([{ reference, state: 'returning' }]);
    await sql`update refunds set state = 'processed' where reference = ${reference}`.execute(shop.db);
    expect(await money()).toMatchObject({ refundedAmount: 75_000, refundingAmount: 0 });
    expect((await buyer.call('orders', { query: {} })).items[0]?.paymentInfo.refundedAmount).toBe(75_000);
    expect(await underWay(buyer)).toEqual([]);
  });
});
