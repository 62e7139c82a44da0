import { surulere } from '@oja/testing/buying/address';
import { addMember } from '@oja/testing/rows/members';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetBuyersGone, forgetRecipients } from './forget-buyers.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const running = new AbortController().signal;
const parcelOf = (orderId: string) =>
  shop.db
    .selectFrom('order_sellers')
    .select(['search_text', 'rider_phone', 'own_note', 'notes', 'buyer_forgotten'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
const wordsAbout = async (orderId: string) => {
  const { rows } = await sql<{ notes: string }>`
    select notes from order_status_history where order_id = ${orderId} order by notes`.execute(shop.db);
  return rows.map(({ notes }) => notes);
};
/** What the parcels of a store are found by. */
const found = async ({ owner, sellerId }: OpenedStore, q: string) =>
  (await owner.call('deskOrders', { params: { seller: sellerId }, query: { q } })).items.map(({ orderId }) => orderId);

/** An order that goes to Ngozi Eze, and came there by a rider. */
async function delivered(store: OpenedStore) {
  const sale = await buyFrom(shop, store);
  const { orderId } = sale;
  await sql`update orders set shipping_info = ${JSON.stringify(surulere)} where id = ${orderId}`.execute(shop.db);
  const params = { seller: store.sellerId, id: orderId };
  const { call } = store.owner;
  await call('moveParcel', { params, body: { status: 'approved' } });
  await call('noteParcel', { params, body: { ownNote: 'Ngozi calls back' } });
  await call('moveParcel', { params, body: { status: 'shipped', courier: 'Own rider', riderPhone: '08055501999' } });
  await call('moveParcel', { params, body: { status: 'delivered', notes: 'Dear Ngozi, left with your gateman' } });
  return sale;
}

describe('a parcel forgets its buyer', () => {
  it('with the account, once the goods have arrived: nothing of the person is left of it [PARCEL-19]', async () => {
    const store = await openStore(shop);
    const { buyer, orderId, orderNumber } = await delivered(store);
    expect(await found(store, 'ngozi eze')).toEqual([orderId]);
    await buyer.call('deleteAccount', { body: { password: buyer.password } });
    const parcel = await parcelOf(orderId);
    expect(parcel).toMatchObject({ rider_phone: null, own_note: '', notes: null, buyer_forgotten: true });
    expect(await wordsAbout(orderId)).toEqual(['', '', '', 'Order created']);
    expect(parcel.search_text).toBe(`${orderNumber} ${store.product.name}`.toLowerCase());
    expect(await found(store, 'ngozi')).toEqual([]);
    expect(await found(store, '0803 555 0142')).toEqual([]);
    expect(await found(store, orderNumber)).toEqual([orderId]);
    const shown = await store.owner.call('deskOrder', { params: { seller: store.sellerId, id: orderId } });
    expect(shown).toMatchObject({ buyer: 'A buyer', place: 'Lagos', to: null, ownNote: '', riderPhone: null });
  });

  it('for good: nothing that tells of the person is taken up any more', async () => {
    const store = await openStore(shop);
    const { buyer, orderId } = await buyFrom(shop, store);
    const params = { seller: store.sellerId, id: orderId };
    const { call } = store.owner;
    const rider = { courier: 'Own rider', riderPhone: '08055501999' };
    await call('moveParcel', { params, body: { status: 'approved', notes: 'Dear Ada' } });
    await call('moveParcel', { params, body: { status: 'shipped', ...rider } });
    await buyer.call('deleteAccount', { body: { password: buyer.password } });
    // Of goods that do not arrive nobody is told after half a year.
    await sql`update orders set created_at = now() - interval '181 days' where id = ${orderId}`.execute(shop.db);
    await forgetBuyersGone(shop.db);
    await expect(call('noteParcel', { params, body: { ownNote: 'Ada Obi' } })).rejects.toMatchObject({
      status: 409,
      code: 'parcel_forgotten',
    });
    expect((await call('correctParcel', { params, body: rider })).riderPhone).toBeNull();
    const { history } = await call('moveParcel', { params, body: { status: 'delivered', notes: 'Dear Ada' } });
    expect(history.map(({ notes }) => notes)).toEqual(['Order created', '', '', '', '']);
    expect(await parcelOf(orderId)).toMatchObject({ rider_phone: null, own_note: '', notes: null });
    expect(await wordsAbout(orderId)).toEqual(['', '', '', '', 'Order created']);
  });

  it('not while its goods are under way, and of others never', async () => {
    const store = await openStore(shop);
    const [gone, other] = [await buyFrom(shop, store), await delivered(store)];
    const params = { seller: store.sellerId, id: gone.orderId };
    await store.owner.call('moveParcel', { params, body: { status: 'approved' } });
    await gone.buyer.call('deleteAccount', { body: { password: gone.buyer.password } });
    expect(await found(store, 'ada obi')).toEqual([gone.orderId]);
    await sql`update order_sellers set status = 'delivered', due_at = null where order_id = ${gone.orderId}`.execute(
      shop.db,
    );
    await forgetBuyersGone(shop.db);
    expect(await found(store, 'ada obi')).toEqual([]);
    expect(await found(store, 'ngozi')).toEqual([other.orderId]);
    expect(await parcelOf(other.orderId)).toMatchObject({ own_note: 'Ngozi calls back', rider_phone: '08055501999' });
  });

  it('sixty days after it was delivered, in batches, by two processes at once, each once [PARCEL-18]', async () => {
    const store = await openStore(shop);
    const { orderId } = await delivered(store);
    const ago = (age: string) => sql<Date>`now() - ${age}::interval`;
    const { rows } = await sql<{ young: Date; old: Date }>`
      select ${ago('59 days 23 hours')} as young, ${ago('60 days 1 hour')} as old
    `.execute(shop.db);
    const { young, old } = rows[0] as { young: Date; old: Date };
    const copies = await copyOrder(
      shop.db,
      orderId,
      Array.from({ length: 2100 }, (_, n) => ({ delivered_at: n < 100 ? young : old })),
    );
    const left = async () =>
      (
        await sql<{ id: string }>`
          select order_id as id from order_sellers where seller_id = ${store.sellerId} and search_text like '%ngozi%'
            and search_text like '%08035550142%' order by order_id
        `.execute(shop.db)
      ).rows.map(({ id }) => id);
    expect(await left()).toHaveLength(2101);
    await Promise.all([forgetRecipients(shop.db, running), forgetRecipients(shop.db, running)]);
    await forgetRecipients(shop.db, running);
    expect(await left()).toEqual([orderId, ...copies.slice(0, 100)].sort());
    const forgotten = await parcelOf(copies[2099] ?? '');
    expect(forgotten).toMatchObject({ buyer_forgotten: true, own_note: '', rider_phone: null });
    expect(await parcelOf(copies[0] ?? '')).toMatchObject({ own_note: 'Ngozi calls back', rider_phone: '08055501999' });
    expect(forgotten.search_text).not.toMatch(/ngozi|eze|0803/);
    const { rows: named } = await sql<{ number: string }>`
      select order_number as number from orders where id = ${copies[2099]}
    `.execute(shop.db);
    expect(await found(store, named[0]?.number ?? '')).toEqual([copies[2099]]);
  });
});

it('who closes their account works for no store any more, and took along for which they did [DESK-28]', async () => {
  const store = await openStore(shop);
  const packer = await newBuyer(shop, 'The Packer');
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  expect(await packer.call('myData', {})).toMatchObject({
    stores: [{ store_name: store.storeName, slug: store.slug, role: 'packer' }],
  });
  await packer.call('deleteAccount', { body: { password: packer.password } });
  const members = await shop.db.selectFrom('seller_members').select('user_id').execute();
  expect(members.map(({ user_id }) => user_id)).not.toContain(packer.id);
  expect(members.map(({ user_id }) => user_id)).toContain(store.owner.id);
  await expect(store.owner.call('deleteAccount', { body: { password: store.owner.password } })).rejects.toMatchObject({
    code: 'account_runs_shop',
  });
});
