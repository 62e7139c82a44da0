import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { behave } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill({ env: { LIMIT_REQUESTS: '1', LIMIT_INITIALIZE: '3' } });
});
afterAll(() => shop.close());

/** Whatever the provider was told, nobody else hears of it. */
afterEach(() => behave(shop, {}));

const begin = async () => {
  const product = await plainProduct(shop.db, { stock: 90 });
  const buyer = await buyerWith(shop, { product });
  const pay = async () => buyer.call('initializePayment', { body: await draftFor(buyer) });
  return { product, buyer, pay };
};

it('orders that are refused do not use up the orders of a minute, by card and by store credit', async () => {
  const { product, buyer, pay } = await begin();
  await giveCredit(shop.db, buyer.id, 100);
  const before = await draftFor(buyer);
  await fillCart(buyer, { product });
  for (let tries = 0; tries < 5; tries++) {
    const stale = { ...before, orderId: newId() };
    await expect(buyer.call('initializePayment', { body: stale })).rejects.toMatchObject({ code: 'cart_changed' });
    await expect(orderByCredit(buyer, stale)).rejects.toMatchObject({ code: 'cart_changed' });
    await expect(orderByCredit(buyer, await draftFor(buyer))).rejects.toMatchObject({ code: 'not_enough_credit' });
  }
  for (let orders = 0; orders < 3; orders++) await pay();
  await expect(pay()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('orders for which the provider was asked count, whatever it said', async () => {
  const { pay } = await begin();
  await behave(shop, { faults: { initialize: [{ fault: 'error', times: null }] } });
  for (let tries = 0; tries < 3; tries++)
    await expect(pay()).rejects.toMatchObject({ code: expect.stringMatching(/^payment_init_failed/) });
  await expect(pay()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('refused orders count for the address they come from', async () => {
  const { buyer } = await begin();
  const stale = { ...(await draftFor(buyer)), amount: 1 };
  await shop.db.deleteFrom('throttles').where('key', 'like', 'initialize:%').execute();
  const answers: string[] = [];
  for (let tries = 0; tries < 31; tries++) {
    const body = { ...stale, orderId: newId() };
    answers.push(
      await buyer.call('initializePayment', { body }).then(
        () => 'page',
        ({ code }) => code as string,
      ),
    );
  }
  expect(new Set(answers.slice(0, 30))).toEqual(new Set([answers[0]]));
  expect(answers[0]).not.toBe('too_many_requests');
  expect(answers[30]).toBe('too_many_requests');
});
