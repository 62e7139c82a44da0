import { shippingInfo } from '@oja/testing/buying/address';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo } from '../../testing/mailbox.ts';
import { letAskAgain, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const kano = { ...shippingInfo, address: '3 Emir Road', city: 'Nassarawa', state: 'Kano', zipCode: '700211' };

const pay = async (buyer: Buyer, { url, reference, orderId }: Awaited<ReturnType<typeof openPayment>>) => {
  await payOnPage(url);
  await letAskAgain(shop, reference);
  expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  const order = await buyer.call('order', { params: { id: orderId } });
  const [mail] = (await mailTo(shop, order.buyerEmail)).filter(({ subject }) => subject.includes(order.orderNumber));
  return { order, text: mail?.text ?? '' };
};

const someone = async () => buyerWith(shop, { product: await plainProduct(shop.db, { stock: 9 }) });

it('an order that was paid on the older page says in list and mail where it goes, and what the newer page asked for', async () => {
  const buyer = await someone();
  const older = await openPayment(buyer);
  await openPayment(buyer, { shippingInfo: kano });
  const { order, text } = await pay(buyer, older);
  expect(order.shippingInfo).toEqual(shippingInfo);
  expect(order.changedAddress).toEqual(kano);
  expect((await buyer.call('orders', { query: {} })).items[0]?.changedAddress).toEqual(kano);
  expect(text).toContain('This order goes to Ada Obi, 12 Marina Road, Lagos 100001, Nigeria. You gave another');
  expect(text).toContain('3 Emir Road, Nassarawa, Kano 700211');
  expect(text).toMatch(/Write to us:\n\S+#\/contact/);
});

it('the newest page counts: an address that was changed and changed back is no other one, nor is one paid on the last page', async () => {
  const back = await someone();
  const older = await openPayment(back);
  await openPayment(back, { shippingInfo: kano });
  await openPayment(back, { shippingInfo: { ...shippingInfo, email: 'other@oja.example' } });
  const there = await pay(back, older);
  expect(there.order.changedAddress).toBeNull();
  expect(there.text).toContain('12 Marina Road');
  expect(there.text).not.toContain('You gave another address later');
  const last = await someone();
  await openPayment(last, { shippingInfo: kano });
  expect((await pay(last, await openPayment(last))).order.changedAddress).toBeNull();
});

it('pages for other goods, and those that were opened after the order was placed, change nothing of it', async () => {
  const buyer = await someone();
  const older = await openPayment(buyer);
  const { lines } = await buyer.call('cart', {});
  await buyer.call('removeFromCart', { params: { id: lines[0]?.lineId ?? '' } });
  const other = await plainProduct(shop.db, { stock: 9 });
  const body = { productId: other.id, selectedColor: '', selectedSize: '', quantity: 1 };
  await buyer.call('addToCart', { body });
  await openPayment(buyer, { shippingInfo: kano });
  expect((await pay(buyer, older)).order.changedAddress).toBeNull();
  await buyer.call('addToCart', { body: { ...body, productId: lines[0]?.productId ?? '' } });
  await openPayment(buyer, { shippingInfo: kano });
  expect((await buyer.call('order', { params: { id: older.orderId } })).changedAddress).toBeNull();
});
