import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
});
afterAll(() => shop.close());

const statusOf = async (orderId: string) => {
  const { rows } = await sql<{ status: string }>`
    select status from order_sellers where order_id = ${orderId}`.execute(shop.db);
  return rows[0]?.status;
};

describe('an id that the database does not read', () => {
  it.each([`urn:uuid:${newId()}`, `{${newId()}}`, newId().replaceAll('-', '')])(
    '%s refuses an act on several before the first of them [DESK-27]',
    async (strange) => {
      const { orderId } = await buyFrom(shop, store);
      const params = { seller: store.sellerId };
      const accepting = store.owner.call('acceptParcels', { params, body: { ids: [orderId, strange] } });
      await expect(accepting).rejects.toMatchObject({ status: 400, code: 'bad_request' });
      expect(await statusOf(orderId)).toBe('pending');
      const found = store.owner.call('deskOrder', { params: { ...params, id: strange } });
      await expect(found).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    },
  );
});

describe('ids in capitals', () => {
  it('are the same store: what comes is told, and acts are audited of the same parcel [DESK-26]', async () => {
    const { orderId } = await buyFrom(shop, store);
    const shouted = { seller: store.sellerId.toUpperCase() };
    const { sales } = await store.owner.call('deskToday', { params: shouted });
    expect(sales?.coming).toBeGreaterThan(0);
    await store.owner.call('moveParcel', {
      params: { ...shouted, id: orderId.toUpperCase() },
      body: { status: 'approved' },
    });
    const { rows } = await sql<{ subject: string }>`
      select subject from audit_log where subject ilike ${`%${orderId}%`}`.execute(shop.db);
    expect(rows).toEqual([{ subject: `parcel:${orderId}:${store.sellerId}` }]);
  });

  it('have their slips', async () => {
    const { orderId } = await buyFrom(shop, store);
    await moveParcels(shop.db, { orderId, status: 'approved' });
    const query = { ids: orderId.toUpperCase() };
    const { items } = await store.owner.call('deskSlips', { params: { seller: store.sellerId }, query });
    expect(items.map((slip) => slip.orderId)).toEqual([orderId]);
  });
});
