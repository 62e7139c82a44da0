import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openGoodsStore } from '../../testing/desk-goods.ts';
import { verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

it('an order that nobody has paid for is not at the desk, and is there once it is paid [PARCEL-02]', async () => {
  const { owner, sellerId, product } = await openGoodsStore(shop);
  const params = { seller: sellerId };
  const seen = async () => ({
    listed: (await owner.call('deskOrders', { params, query: {} })).items.map((order) => order.orderId),
    waiting: (await owner.call('deskPulse', { params })).new,
  });
  const buyer = await buyerWith(shop, { product });
  const { orderId, reference, url } = await openPayment(buyer);
  expect(await seen()).toEqual({ listed: [], waiting: 0 });
  const asked = owner.call('deskOrder', { params: { ...params, id: orderId } });
  await expect(asked).rejects.toMatchObject({ status: 404, code: 'parcel_not_found' });
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  expect(await seen()).toEqual({ listed: [orderId], waiting: 1 });
});
