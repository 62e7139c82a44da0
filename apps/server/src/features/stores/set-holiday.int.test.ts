import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: OpenedStore;
let today: string;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
  const { rows } = await sql<{
    today: string;
  }>`select (now() at time zone 'Africa/Lagos')::date::text as today`.execute(shop.db);
  today = rows[0]?.today ?? '';
});
afterAll(() => shop.close());

const params = () => ({ seller: store.sellerId });
/** The day so many days from today. */
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
type Holiday = { from: string; until: string; note: string } | null;
const seen = async () => (await store.owner.call('deskStoreForm', { params: params() })).editVersion;
const set = async (holiday: Holiday, editVersion?: number) =>
  store.owner.call('setHoliday', { params: params(), body: { editVersion: editVersion ?? (await seen()), holiday } });

describe('a holiday', () => {
  it('is said, told on Today, and taken back [STALL-37]', async () => {
    const holiday = { from: inDays(2), until: inDays(9), note: 'We are at a wedding in Ìbàdàn.' };
    expect(await set(holiday)).toMatchObject({ holiday });
    const { holiday: told } = await store.owner.call('deskToday', { params: params() });
    expect(told).toEqual({ from: inDays(2), until: inDays(9) });
    expect(await set(null)).toMatchObject({ holiday: null });
    expect(await store.owner.call('deskToday', { params: params() })).not.toHaveProperty('holiday');
    const { rows } = await sql<{ details: object }>`
      select details from audit_log where subject = ${`store:${store.sellerId}`} order by at, id`.execute(shop.db);
    expect(rows.map(({ details }) => details)).toMatchObject([{ from: inDays(2), until: inDays(9) }, {}]);
  });

  it('ends by itself: once it is over it is told nowhere [STALL-38]', async () => {
    await sql`
      update sellers set holiday_from = ${inDays(-5)}, holiday_until = ${inDays(-1)} where id = ${store.sellerId}
    `.execute(shop.db);
    expect((await store.owner.call('deskStoreForm', { params: params() })).holiday).toBeNull();
    expect(await store.owner.call('deskToday', { params: params() })).not.toHaveProperty('holiday');
    expect(await set({ from: inDays(-1), until: inDays(0), note: '' })).toMatchObject({ holiday: { until: today } });
    expect((await store.owner.call('deskToday', { params: params() })).holiday).toMatchObject({ until: today });
  });

  it.each([
    ['that ends before it begins', 3, 2],
    ['that is over', -3, -1],
    ['of 91 days', 0, 90],
  ])('%s is none [STALL-39]', async (_, from, until) => {
    const asked = set({ from: inDays(from), until: inDays(until), note: '' });
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'holiday_invalid' });
  });

  it('on a day of no calendar is none, and ninety days are one', async () => {
    await expect(set({ from: '2027-02-30', until: '2027-03-01', note: '' })).rejects.toMatchObject({
      code: 'holiday_invalid',
    });
    expect(await set({ from: today, until: inDays(89), note: '' })).toMatchObject({ holiday: { until: inDays(89) } });
  });

  it('is judged by the clock of the database, as purchases are', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    try {
      await set({ from: today, until: today, note: '' });
    } finally {
      vi.useRealTimers();
    }
    expect((await store.owner.call('deskStoreForm', { params: params() })).holiday).toMatchObject({ until: today });
  });

  it('is not written over by who saw another one [STALL-52]', async () => {
    const version = await seen();
    const holiday = { from: today, until: inDays(1), note: 'Soon back.' };
    const saved = await set(holiday, version);
    expect(await set(holiday, version)).toEqual(saved);
    await expect(set(null, version)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' });
  });
});

describe('how soon goods leave', () => {
  it('is what the store says: a parcel is due by that from when it is accepted [PARCEL-35]', async () => {
    await set(null);
    await sql`update sellers set dispatch_days = 5 where id = ${store.sellerId}`.execute(shop.db);
    const { orderId } = await buyFrom(shop, store);
    await moveParcels(shop.db, { orderId, status: 'pending' });
    await store.owner.call('moveParcel', { params: { ...params(), id: orderId }, body: { status: 'approved' } });
    const { rows } = await sql<{ days: number }>`
      select (select count(*)::int from generate_series((approved_at at time zone 'Africa/Lagos')::date + 1,
        (due_at at time zone 'Africa/Lagos')::date - 1, interval '1 day') as day where extract(isodow from day) < 7) as days
      from order_sellers where order_id = ${orderId}`.execute(shop.db);
    expect(rows).toEqual([{ days: 5 }]);
  });
});
