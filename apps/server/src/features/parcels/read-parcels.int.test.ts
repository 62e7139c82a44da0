import { shippingInfo, surulere } from '@oja/testing/buying/address';
import { addMember } from '@oja/testing/rows/members';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const show = ({ owner, sellerId }: OpenedStore, id: string) =>
  owner.call('deskOrder', { params: { seller: sellerId, id } });
const slips = ({ owner, sellerId }: OpenedStore, ids: string) =>
  owner.call('deskSlips', { params: { seller: sellerId }, query: { ids } });
const deliveredBefore = (orderId: string, age: string) =>
  sql`update order_sellers set delivered_at = now() - ${age}::interval where order_id = ${orderId}`.execute(shop.db);
const goesTo = (orderId: string, info: object) =>
  sql`update orders set shipping_info = ${JSON.stringify(info)} where id = ${orderId}`.execute(shop.db);

describe('whom a parcel goes to', () => {
  it('is a first name and a place until it is accepted, then a name, a phone and an address; an e-mail never [PARCEL-15, PARCEL-16]', async () => {
    const store = await openStore(shop);
    const { buyer, orderId } = await buyFrom(shop, store);
    await goesTo(orderId, surulere);
    const waiting = await show(store, orderId);
    expect(waiting).toMatchObject({ status: 'pending', buyer: 'Ngozi E.', place: 'Surulere, Lagos', to: null });
    expect(JSON.stringify(waiting)).not.toMatch(/Eze|0803|Bode|101283/);
    await moveParcels(shop.db, { orderId, status: 'approved' });
    const accepted = await show(store, orderId);
    expect(accepted.to).toEqual({
      name: 'Ngozi Eze',
      phone: '0803 555 0142',
      lines: ['14 Bode Thomas Street', 'Surulere, Lagos 101283', 'Nigeria'],
    });
    expect(JSON.stringify(accepted)).not.toContain('@');
    expect(JSON.stringify(accepted)).not.toContain(buyer.id);
  });

  it('is told for sixty days after the delivery, then of everybody a state remains [PARCEL-17]', async () => {
    const store = await openStore(shop);
    const { orderId } = await buyFrom(shop, store);
    await goesTo(orderId, surulere);
    const words = { own_note: 'Ngozi calls', notes: 'Dear Ngozi', rider_phone: '08055501999' };
    await moveParcels(shop.db, { orderId, status: 'delivered', facts: words });
    await sql`update order_status_history set notes = 'Dear Ngozi' where order_id = ${orderId} and seller_id is not null`.execute(
      shop.db,
    );
    await deliveredBefore(orderId, '59 days 23 hours');
    const known = await show(store, orderId);
    expect(known).toMatchObject({ buyer: 'Ngozi E.', to: { name: 'Ngozi Eze' }, ownNote: 'Ngozi calls' });
    expect(known).toMatchObject({ notes: 'Dear Ngozi', riderPhone: '08055501999' });
    expect(known.history.at(-1)?.notes).toBe('Dear Ngozi');
    expect((await slips(store, orderId)).items).toHaveLength(1);
    await deliveredBefore(orderId, '60 days 1 hour');
    const later = await show(store, orderId);
    expect(later).toMatchObject({
      buyer: 'A buyer',
      place: 'Lagos',
      to: null,
      ownNote: '',
      riderPhone: null,
      notes: null,
    });
    expect(JSON.stringify(later)).not.toMatch(/Ngozi|0805/);
    const note = { params: { seller: store.sellerId, id: orderId }, body: { ownNote: 'Ngozi' } };
    await expect(store.owner.call('noteParcel', note)).rejects.toMatchObject({ status: 409, code: 'parcel_forgotten' });
    expect((await slips(store, orderId)).items).toEqual([]);
    const { items } = await store.owner.call('deskOrders', { params: { seller: store.sellerId }, query: {} });
    expect(JSON.stringify(items)).not.toMatch(/Ngozi|Eze|Surulere/);
  });
});

describe('a parcel at the desk', () => {
  it('is nobody else’s: another store’s is like none, and of an order of two stores each sees its own part [PARCEL-62]', async () => {
    const store = await openStore(shop);
    const rival = await openStore(shop);
    const stranger = await openStore(shop);
    const { orderId } = await buyFrom(shop, store, rival);
    await moveParcels(shop.db, { orderId, sellerId: store.sellerId, status: 'approved' });
    await moveParcels(shop.db, { orderId, sellerId: rival.sellerId, status: 'shipped', facts: { own_note: 'RIVAL' } });
    const own = await show(store, orderId);
    expect(own.lines.map(({ productId }) => productId)).toEqual([store.product.id]);
    expect(own.history.map(({ status }) => status)).toEqual(['pending', 'approved']);
    expect(JSON.stringify(own)).not.toMatch(new RegExp(`RIVAL|${rival.product.id}|${rival.sellerId}`));
    const answers = [orderId, '01990000-0000-7000-8000-000000000000'].map(async (id) => {
      const answer = await stranger.owner.fetch(`/api/desk/${stranger.sellerId}/orders/${id}`);
      const { error } = (await answer.json()) as { error: { code: string; requestId: string } };
      return [answer.status, { ...error, requestId: '' }];
    });
    const [others, none] = await Promise.all(answers);
    expect(others).toEqual(none);
    expect(others).toMatchObject([404, { code: 'parcel_not_found' }]);
    expect((await slips(stranger, orderId)).items).toEqual([]);
    const tabs = await stranger.owner.call('deskOrders', { params: { seller: stranger.sellerId }, query: {} });
    expect(tabs).toEqual({ items: [], count: 0, nextCursor: null });
  });

  it('tells of its lines, its steps, corrections among them, and of its courier’s page', async () => {
    const store = await openStore(shop);
    const { orderId, orderNumber } = await buyFrom(shop, store);
    const way = { courier: 'GIG Logistics', tracking_number: 'GIG-2', own_note: 'Top shelf', notes: 'On its way' };
    await moveParcels(shop.db, { orderId, status: 'approved' });
    await moveParcels(shop.db, { orderId, status: 'shipped', facts: way });
    await sql`
      insert into order_status_history (id, order_id, seller_id, status, updated_by, corrects)
      values (gen_random_uuid(), ${orderId}, ${store.sellerId}, 'shipped', 'seller', true)
    `.execute(shop.db);
    const parcel = await show(store, orderId);
    expect(parcel).toMatchObject({
      orderNumber,
      courier: 'GIG Logistics',
      trackingNumber: 'GIG-2',
      trackingPage: 'https://giglogistics.com/track?waybill=GIG-2',
      ownNote: 'Top shelf',
      notes: 'On its way',
      dueAt: null,
    });
    expect(parcel.lines).toMatchObject([{ line: 0, name: store.product.name, quantity: 1, color: '', size: '' }]);
    expect(parcel.history.map(({ status, corrects }) => [status, corrects])).toEqual([
      ['pending', false],
      ['approved', false],
      ['shipped', false],
      ['shipped', true],
    ]);
  });
});

/** Every number above a hundred that is said, wherever; a price of the shop is none below. */
const amountsIn = (json: string) => json.match(/(?<=[:[])\d{3,}(?=[,}\]])/g) ?? [];

it('a packer hears of no amount anywhere, and an owner of each [PARCEL-20]', async () => {
  const store = await openStore(shop);
  const { orderId } = await buyFrom(shop, store);
  await moveParcels(shop.db, { orderId, status: 'approved' });
  const packer = await newBuyer(shop, 'The Packer');
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  const desk = `/api/desk/${store.sellerId}`;
  const paths = ['today', 'pulse', 'orders', 'orders?q=product', `orders/${orderId}`, `slips?ids=${orderId}`];
  for (const path of paths) {
    const answer = await packer.fetch(`${desk}/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const said = await answer.text();
    expect(amountsIn(said)).toEqual([]);
    expect(said).not.toMatch(/"(price|youGet|amounts|sales|goods":\d|commission|coming)/);
  }
  const { items_total, commission } = await shop.db
    .selectFrom('order_sellers')
    .select(['items_total', 'commission'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(items_total).toBe(250_000);
  const youGet = items_total - commission;
  const parcel = await show(store, orderId);
  expect(parcel.amounts).toEqual({ goods: 250_000, commission, youGet });
  expect(parcel.lines[0]?.price).toBe(250_000);
  const listed = await store.owner.call('deskOrders', { params: { seller: store.sellerId }, query: {} });
  expect(listed.items.map((item) => item.youGet)).toEqual([youGet]);
});

describe('slips', () => {
  it('come in the order asked for, each once, of accepted parcels of this store alone [PARCEL-55]', async () => {
    const store = await openStore(shop);
    const rival = await openStore(shop);
    const accepted = [await buyFrom(shop, store), await buyFrom(shop, store), await buyFrom(shop, store, rival)];
    const waiting = await buyFrom(shop, store);
    const others = await buyFrom(shop, rival);
    for (const { orderId } of [...accepted, others]) await moveParcels(shop.db, { orderId, status: 'approved' });
    const [first, second, third] = accepted.map(({ orderId }) => orderId) as [string, string, string];
    const asked = [third, others.orderId, first, waiting.orderId, 'nonsense', '', first, second];
    const { storeName, items } = await slips(store, asked.join(','));
    expect(storeName).toBe(store.storeName);
    expect(items.map(({ orderId }) => orderId)).toEqual([third, first, second]);
    expect(items[0]).toMatchObject({
      to: { name: 'Ada Obi', phone: shippingInfo.phone },
      lines: [{ name: store.product.name, quantity: 1 }],
    });
    expect(items[0]?.lines).toHaveLength(1);
  });

  it('are at most a hundred at once', async () => {
    const store = await openStore(shop);
    const id = '01990000-0000-7000-8000-000000000000';
    const asked = (times: number) => slips(store, Array.from({ length: times }, () => id).join(','));
    expect((await asked(100)).items).toEqual([]);
    await expect(asked(101)).rejects.toMatchObject({ code: 'bad_request' });
  });
});

it('an account hears of the stores that it works for, by name', async () => {
  const [store, other] = [await openStore(shop), await openStore(shop)];
  await sql`
    update sellers set store_name = 'Ọja of Zainab', couriers = array['GIG Logistics', 'Own rider'] where id = ${store.sellerId}
  `.execute(shop.db);
  await sql`update sellers set store_name = 'Adìrẹ Corner' where id = ${other.sellerId}`.execute(shop.db);
  await addMember(shop.db, other.sellerId, store.owner.id, 'packer');
  const { items } = await store.owner.call('deskStores', {});
  const approved = { logo: null, status: 'approved' };
  expect(items).toEqual([
    { ...approved, id: other.sellerId, slug: other.slug, storeName: 'Adìrẹ Corner', role: 'packer', couriers: [] },
    {
      ...approved,
      ...{ id: store.sellerId, slug: store.slug, storeName: 'Ọja of Zainab', role: 'owner' },
      couriers: ['GIG Logistics', 'Own rider'],
    },
  ]);
  expect((await (await newBuyer(shop)).call('deskStores', {})).items).toEqual([]);
});
