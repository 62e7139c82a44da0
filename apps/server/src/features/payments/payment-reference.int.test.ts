import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const strange = [
  'oja-1',
  'oja_01zzzzzzzzzzzzzzzzzzzzzzzz',
  'oja-01zz zz',
  "oja-01'--",
  'oja-01zzzz\n',
  'x'.repeat(101),
  '😀'.repeat(6),
];

it.each(strange)('%j cannot be a reference: it is not looked for', async (reference) => {
  const buyer = await newBuyer(shop);
  const refused = { status: 400, code: 'bad_request' };
  await expect(buyer.call('verifyPayment', { query: { reference } })).rejects.toMatchObject(refused);
  await expect(buyer.call('cancelPayment', { body: { reference } })).rejects.toMatchObject(refused);
});

it.each(['oja-01', 'CR-01ZZZZZZZZZZZZZZZZZZZZZZZZ', 'a.b=c-', 'x'.repeat(100)])(
  '%j may be one: nobody here paid under it',
  async (reference) => {
    const buyer = await newBuyer(shop);
    const refused = { status: 404, code: 'payment_not_found' };
    await expect(buyer.call('verifyPayment', { query: { reference } })).rejects.toMatchObject(refused);
    await expect(buyer.call('cancelPayment', { body: { reference } })).rejects.toMatchObject(refused);
  },
);
