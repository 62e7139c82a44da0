import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buyFrom, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('a parcel is corrected five times in a day, at once or one by one, and its buyer mailed as often [PARCEL-31]', async () => {
  const store = await openStore(shop);
  const { buyer, orderId } = await buyFrom(shop, store);
  const other = await buyFrom(shop, store);
  for (const sale of [orderId, other.orderId]) await moveParcels(shop.db, { orderId: sale, status: 'shipped' });
  const correct = (trackingNumber: string, id = orderId) =>
    store.owner.call('correctParcel', { params: { seller: store.sellerId, id }, body: { trackingNumber } });
  const numbers = Array.from({ length: 8 }, (_, n) => `GIG-${n + 1}`);
  const answers = await Promise.allSettled(numbers.map((number) => correct(number)));
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(3);
  for (const refusal of refused) {
    expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(refusal.retryAfter).toBeGreaterThan(86_000);
    expect(refusal.retryAfter).toBeLessThanOrEqual(86_400);
  }
  const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.startsWith('New tracking'));
  expect(mails).toHaveLength(5);
  // What stands there already is no correction; another parcel has its own.
  const shown = await store.owner.call('deskOrder', { params: { seller: store.sellerId, id: orderId } });
  await correct(shown.trackingNumber ?? '');
  await correct('GIG-9', other.orderId);
  const yesterday = sql`update order_status_history set created_at = created_at - interval '1 day'`;
  await sql`${yesterday} where id in (select id from order_status_history where order_id = ${orderId} and corrects
    order by created_at limit 1)`.execute(shop.db);
  expect((await correct('GIG-10')).trackingNumber).toBe('GIG-10');
  await expect(correct('GIG-11')).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('acts on several parcels are limited by themselves [PARCEL-66]', async () => {
  const limits = { LIMIT_REQUESTS: '1', LIMIT_DESK: '2', LIMIT_DESK_SEVERAL: '2' };
  const limited = await createTestApp({ beside: shop, env: limits });
  const store = await openStore(limited);
  const params = { seller: store.sellerId };
  const accept = () => store.owner.call('acceptParcels', { params, body: { ids: [newId(), newId(), newId()] } });
  const ship = () =>
    store.owner.call('shipParcels', { params, body: { parcels: [{ id: newId(), trackingNumber: 'GIG-1' }] } });
  expect((await accept()).items).toHaveLength(3);
  expect((await ship()).items).toHaveLength(1);
  for (const act of [accept, ship]) await expect(act()).rejects.toMatchObject({ code: 'too_many_requests' });
  const note = { params: { ...params, id: newId() }, body: { ownNote: '' } };
  for (const code of ['parcel_not_found', 'parcel_not_found', 'too_many_requests']) {
    await expect(store.owner.call('noteParcel', note)).rejects.toMatchObject({ code });
  }
  await limited.close();
});
