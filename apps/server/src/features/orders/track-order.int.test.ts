import { shippingInfo } from '@oja/testing/buying/address';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyFrom, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('tracking an order without signing in', () => {
  const track = (orderNumber: string, email: string) => shop.call('trackOrder', { body: { orderNumber, email } });

  it('shows how far each parcel is, and nothing of who gets it or what it cost [LINK-07]', async () => {
    const store = await openStore(shop);
    const { buyer, orderId, orderNumber } = await buyFrom(shop, store, await openStore(shop));
    const facts = { tracking_number: 'GIG-7' };
    await moveParcels(shop.db, { orderId, sellerId: store.sellerId, status: 'shipped', facts });
    const found = await track(` ${orderNumber.toLowerCase()} `, buyer.email.toUpperCase());
    expect(found).toMatchObject({ orderNumber, status: 'shipped' });
    expect(found.parcels.map(({ status, trackingNumber, units }) => [status, trackingNumber, units]).sort()).toEqual([
      ['pending', null, 1],
      ['shipped', 'GIG-7', 1],
    ]);
    const told = JSON.stringify(found);
    for (const secret of [buyer.email, buyer.id, shippingInfo.address, shippingInfo.phone, shippingInfo.lastName]) {
      expect(told).not.toContain(secret);
    }
    expect(await track(orderNumber, shippingInfo.email)).toEqual(found);
  });

  it('refuses an unknown number, another e-mail and nonsense in the same words', async () => {
    const { buyer, orderNumber, orderId } = await buyFrom(shop, await openStore(shop));
    const missing: [string, string][] = [
      ['ORD-1000000000000', buyer.email],
      [orderNumber, 'somebody@else.example'],
      ['nonsense', buyer.email],
      [orderNumber, ''],
      ['', ''],
    ];
    for (const [number, email] of missing) {
      await expect(track(number, email)).rejects.toMatchObject({
        status: 404,
        message: 'We found no order with this number and email. Please check both and try again.',
      });
    }
    // What a deleted account leaves behind.
    await sql`update orders set buyer_email = '', shipping_info = shipping_info || '{"email": ""}' where id = ${orderId}`.execute(
      shop.db,
    );
    await expect(track(orderNumber, '')).rejects.toMatchObject({ status: 404 });
    await expect(track(orderNumber, ' ')).rejects.toMatchObject({ status: 404 });
  });

  it('is limited', async () => {
    const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_TRACK: '1' } });
    const guess = (n: number) =>
      limited.call('trackOrder', { body: { orderNumber: `ORD-${1_767_225_600_000 + n}`, email: 'a@b.example' } });
    for (let n = 0; n < 10; n++) await expect(guess(n)).rejects.toMatchObject({ status: 404 });
    await expect(guess(11)).rejects.toMatchObject({ status: 429 });
    await limited.close();
  });

  it('is limited for one order number and for one e-mail, whoever guesses', async () => {
    const limited = await createTestApp({
      env: { LIMIT_REQUESTS: '1', LIMIT_TRACK: '1000', LIMIT_TRACK_ORDER: '3', TRUST_PROXY: '1' },
    });
    let client = 0;
    const guess = async (number: number, email: string) => {
      const answer = await limited.fetch('/api/track-order', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'app',
          'x-forwarded-for': `102.89.${++client}.1`,
        },
        body: JSON.stringify({ orderNumber: `ORD-${1_767_225_600_000 + number}`, email }),
      });
      return answer.status;
    };
    for (let n = 0; n < 3; n++) expect(await guess(0, `guess-${n}@b.example`)).toBe(404);
    expect(await guess(0, 'guess-3@b.example')).toBe(429);
    for (let n = 1; n < 4; n++) expect(await guess(n, 'a@b.example')).toBe(404);
    expect(await guess(4, ' A@b.example')).toBe(429);
    expect(await guess(5, 'other@b.example')).toBe(404);
    await limited.close();
  });
});
