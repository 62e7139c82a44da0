import type { KeptMail } from '@oja/sandbox/mailbox/kept-mail';
import { surulere } from '@oja/testing/buying/address';
import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const ordersTo = async (address: string): Promise<KeptMail[]> =>
  (await mailTo(shop, address)).filter(({ subject }) => subject.startsWith('New order'));

it('an order is confirmed by one mail with its goods, its total and its address, whoever relays it', async () => {
  const { buyer, orderNumber } = await buyFrom(shop, await openStore(shop), await openStore(shop));
  await Promise.all([relay(shop), relay(shop), relay(shop)]);
  const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('is placed'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toContain(`Order: ${orderNumber}`);
  expect(mail?.text).toContain('Paid by: store credit');
  expect(mail?.text).toContain('Total: ₦5,500.00');
  expect(mail?.text).toContain('12 Marina Road');
  expect(mail?.text.match(/1 × /g)).toHaveLength(2);
});

it('owner and managers of a store hear once of an order, of their own goods and what they get; a packer and other stores do not [PARCEL-65]', async () => {
  const [store, other] = [await openStore(shop), await openStore(shop)];
  const [manager, packer] = [await newBuyer(shop, 'Manager'), await newBuyer(shop, 'Packer')];
  await addMember(shop.db, store.sellerId, manager.id, 'manager');
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  await sql`update products set price = 1000000, discount_price = null where id = ${store.product.id}`.execute(shop.db);
  const buyer = await newBuyer(shop);
  await giveCredit(shop.db, buyer.id, 10_000_000);
  await fillCart(buyer, { product: store.product, quantity: 2 }, { product: other.product });
  const { orderId, orderNumber } = await orderByCredit(buyer, await draftFor(buyer, { shippingInfo: surulere }));
  await Promise.all([relay(shop), relay(shop), relay(shop)]);

  for (const { email } of [store.owner, manager]) {
    const mails = await ordersTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([`New order ${orderNumber} for ${store.storeName}`]);
    const { text = '' } = mails[0] ?? {};
    expect(text).toContain(`2 × ${store.product.name}: ₦20,000.00\n\nYou get: ₦18,000.00\n`);
    expect(text).toContain('Goes to: Surulere, Lagos\n');
    expect(text).toContain('within 24 hours');
    expect(text).toContain(`${shop.url}/desk/${store.slug}/orders/${orderId}\n`);
    for (const secret of [surulere.address, surulere.phone, surulere.lastName, buyer.email, other.product.name]) {
      expect(text).not.toContain(secret);
    }
  }
  expect(await ordersTo(other.owner.email)).toHaveLength(1);
  expect(await ordersTo(packer.email)).toEqual([]);
});
