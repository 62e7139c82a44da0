import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { moveParcels } from '@oja/testing/rows/parcels';
import { setPlacedAt } from '@oja/testing/rows/placed-at';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

it('are listed for their buyer only, newest first, page by page without gap or repeat [ORD-01, ORD-02]', async () => {
  const product = await plainProduct(shop.db, { stock: 100 });
  const buyer = await buyerWith(shop);
  await giveCredit(shop.db, buyer.id, 100_000_000);
  const placed: string[] = [];
  for (let number = 0; number < 23; number++) {
    await fillCart(buyer, { product });
    placed.unshift((await orderByCredit(buyer, await draftFor(buyer))).orderId);
  }
  // Orders of the same moment are told apart by their ids.
  await setPlacedAt(shop.db, placed.slice(0, 10), sql`'2026-01-01T00:00:00.123456Z'::timestamptz`);
  const first = await buyer.call('orders', { query: {} });
  expect(first.items).toHaveLength(20);
  const second = await buyer.call('orders', { query: { cursor: first.nextCursor ?? '' } });
  expect(second).toMatchObject({ nextCursor: null });
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(placed));
  const times = all.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { id, orderNumber } of [all[0], all[22]].filter((one) => one !== undefined)) {
    expect(await buyer.call('order', { params: { id } })).toMatchObject({ id, orderNumber });
  }

  const stranger = await buyerWith(shop);
  expect(await stranger.call('orders', { query: {} })).toEqual({ items: [], nextCursor: null });
  await expect(stranger.call('order', { params: { id: placed[0] ?? '' } })).rejects.toMatchObject({
    code: 'order_not_found',
    status: 404,
  });
  await expect(shop.call('orders', { query: {} })).rejects.toMatchObject({ status: 401 });
}, 60_000);

it('show each seller’s part, and the status that the sellers’ parcels give [ORD-06, CHK-22]', async () => {
  const [gele, phone] = [await plainProduct(shop.db, { name: 'Gele' }), await plainProduct(shop.db, { name: 'Phone' })];
  const buyer = await buyerWith(shop, { product: gele }, { product: phone, quantity: 2 });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
  const read = () => buyer.call('order', { params: { id: orderId } });
  const order = await read();
  expect(new Set(order.sellerIds)).toEqual(new Set([gele.seller_id, phone.seller_id]));
  expect(order.sellerItems[phone.seller_id]).toMatchObject([{ name: 'Phone', quantity: 2, sellerStatus: 'pending' }]);
  expect(order.items.map(({ name }) => name)).toEqual(['Gele', 'Phone']);
  expect(order.items[0]?.images).toHaveLength(1);
  const facts = { shipped_at: new Date('2026-02-03T04:05:06Z'), tracking_number: 'NG-1' };
  await moveParcels(shop.db, { orderId, sellerId: phone.seller_id, status: 'shipped', facts });
  const later = await read();
  expect(later.status).toBe('shipped');
  expect(later.sellerStatuses[gele.seller_id]?.status).toBe('pending');
  expect(later.sellerStatuses[phone.seller_id]).toMatchObject({
    shippedAt: '2026-02-03T04:05:06.000Z',
    trackingNumber: 'NG-1',
  });
});

it('says when each parcel arrives that is still to come, as its page said, until those days have passed [ORD-26]', async () => {
  const last = await plainProduct(shop.db, { stock: 1 });
  const other = await plainProduct(shop.db);
  const sendsFrom = (sellerId: string, state: string, days: number) =>
    sql`update sellers set business_address = ${JSON.stringify({ city: state, state, country: 'Nigeria' })}::jsonb,
      dispatch_days = ${days} where id = ${sellerId}`.execute(shop.db);
  await sendsFrom(last.seller_id, 'Lagos', 1);
  await sendsFrom(other.seller_id, 'Kano', 3);
  const said = async ({ id }: { id: string }) => (await shop.call('product', { params: { id } })).arrival;
  const [near, far] = [await said(last), await said(other)];
  const buyer = await buyerWith(shop, { product: last }, { product: other });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const draft = await draftFor(buyer);
  expect(draft.shippingInfo.state).toBe('Lagos');
  const { orderId } = await orderByCredit(buyer, draft);
  const arrives = async () => {
    const { sellers } = await buyer.call('order', { params: { id: orderId } });
    return Object.fromEntries(sellers.map((seller) => [seller.id, seller.arrives]));
  };
  // The last unit is sold: its page says nothing any more.
  expect(await arrives()).toEqual({ [last.seller_id]: near?.inState, [other.seller_id]: far?.elsewhere });
  expect(near?.inState.from).toMatch(/^\d{4}-\d\d-\d\d$/);
  await moveParcels(shop.db, { orderId, sellerId: last.seller_id, status: 'delivered' });
  expect(await arrives()).toEqual({ [last.seller_id]: null, [other.seller_id]: far?.elsewhere });
  await setPlacedAt(shop.db, [orderId], sql`now() - interval '60 days'`);
  expect(await arrives()).toEqual({ [last.seller_id]: null, [other.seller_id]: null });
});

it('one of them is shown to its buyer alone: to others and guests, and under no id, there is none [ORD-01, ORD-20]', async () => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const { orderId, orderNumber } = await orderByCredit(buyer, await draftFor(buyer));
  const stranger = await buyerWith(shop);
  const asked = (who: Pick<typeof buyer, 'call'>, id: string) => who.call('order', { params: { id } });
  expect(await asked(buyer, orderId)).toMatchObject({ id: orderId, orderNumber, buyerId: buyer.id });
  const unknown = { status: 404, code: 'order_not_found' };
  await expect(asked(stranger, orderId)).rejects.toMatchObject(unknown);
  await expect(asked(buyer, newId())).rejects.toMatchObject(unknown);
  await expect(asked(shop, orderId)).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
  for (const id of ['x', `${orderId}'`, orderNumber, '%00'])
    await expect(asked(buyer, id)).rejects.toMatchObject({ status: 400 });
});

it('are not found under a broken cursor', async () => {
  const buyer = await buyerWith(shop);
  for (const cursor of ['abc', 'MTIz', Buffer.from(`1 ${'-'.repeat(36)}`).toString('base64url')]) {
    await expect(buyer.call('orders', { query: { cursor } })).rejects.toMatchObject({ status: 400 });
  }
});
