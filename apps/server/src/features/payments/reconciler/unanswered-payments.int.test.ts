import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { expireHold, paymentOf, signal } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../../testing/till.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sweepHolds } from './sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

function withVerify(verify: PaymentProvider['verify']): Till {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  return { ...shop, payments: { ...shop.payments, provider: { ...provider, verify } } };
}

it('a hold that has run out ends, also when its payment cannot be asked about: A10', async () => {
  const product = await plainProduct(shop.db, { stock: 1 });
  const { orderId } = await openPayment(await buyerWith(shop, { product }));
  await expireHold(shop, orderId);
  const broken = withVerify(async () => {
    throw new Error('a fault of ours');
  });
  await expect(sweepHolds(broken, signal)).rejects.toThrow('1 of 1 failed');
  expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
});

it('a hold that was prolonged while its payment was asked about is kept: A10', async () => {
  const product = await plainProduct(shop.db, { stock: 1 });
  const { orderId } = await openPayment(await buyerWith(shop, { product }));
  await expireHold(shop, orderId);
  const prolonging = withVerify(async () => {
    await sql`update checkouts set expires_at = now() + interval '10 minutes' where id = ${orderId}`.execute(shop.db);
    return { kind: 'unknown', cause: 'no answer' };
  });
  await sweepHolds(prolonging, signal);
  expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
});

it('a payment that somebody else is asking about just now is looked at again within a minute, even the last time: B4', async () => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const { orderId, url, reference } = await openPayment(buyer);
  await payOnPage(url);
  await sql`update payments set created_at = now() - interval '72 hours', next_check_at = now(),
            checking_until = now() + interval '10 seconds' where reference = ${reference}`.execute(shop.db);
  await reconcilePayments(shop, signal);
  const { state, next_check_at } = await paymentOf(shop, reference);
  expect(state).toBe('initialized');
  const pause = Number(next_check_at) - Date.now();
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThanOrEqual(60_000);
  // The other one died before it could settle what it heard.
  await sql`update payments set next_check_at = now(), checking_until = now() - interval '1 second'
            where reference = ${reference}`.execute(shop.db);
  await reconcilePayments(shop, signal);
  expect((await buyer.call('order', { params: { id: orderId } })).id).toBe(orderId);
});
