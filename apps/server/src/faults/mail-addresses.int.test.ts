import { shippingInfo } from '@oja/testing/buying/address';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { buyerWith, createTill, type Till } from '../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );

describe('an address that a mail server could read as another: I5', () => {
  it.each([
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '<a@b.ng>',
    'Ada <a@b.ng>',
    '"a"@b.ng',
    'a@localhost',
    'a@b.ng,c@d.ng',
    'relay%inner@b.ng',
  ])('%s is taken by no form, and nothing is sent to it', async (email) => {
    const message = { name: 'Ada', orderNumber: '', topic: 'A delivery', message: 'Where is my parcel?' };
    expect(await codeOf(shop.call('subscribe', { body: { email } }))).toBe('invalid_subscriber_email');
    expect(await codeOf(shop.call('sendMessage', { body: { ...message, email } }))).toBe('invalid_contact');
    expect(
      await codeOf(shop.visitor().call('register', { body: { name: 'Ada', email, password: 'secret-word' } })),
    ).toBe('registration_failed');
    expect(await codeOf(shop.call('trackOrder', { body: { orderNumber: 'ORD-1767225600000', email } }))).toBe(
      'tracked_order_not_found',
    );
    const buyer = await newBuyer(shop);
    expect(await codeOf(buyer.call('addAddress', { body: { ...shippingInfo, email, isDefault: false } }))).toBe(
      'invalid_address',
    );

    const paying = await buyerWith(shop, { product: await plainProduct(shop.db) });
    await giveCredit(shop.db, paying.id, 100_000_000);
    for (const wrong of [{ email }, { shippingInfo: { ...shippingInfo, email } }]) {
      const body = await draftFor(paying, wrong);
      expect(await codeOf(paying.call('initializePayment', { body }))).toBe('invalid_address');
      expect(await codeOf(paying.call('placeCreditOrder', { body: { ...body, method: 'credit' } }))).toBe(
        'invalid_address',
      );
    }
    const { rows } =
      await sql`select id from outbox where topic = 'mail.send' and payload::text like ${`%${email}%`}`.execute(
        shop.db,
      );
    expect(rows).toEqual([]);
  });
});
