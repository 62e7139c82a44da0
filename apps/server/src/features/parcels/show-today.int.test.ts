import { addMember } from '@oja/testing/rows/members';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const today = ({ owner, sellerId }: OpenedStore) => owner.call('deskToday', { params: { seller: sellerId } });
const askPulse = ({ owner, sellerId }: OpenedStore, etag?: string) =>
  owner.fetch(`/api/desk/${sellerId}/pulse`, etag === undefined ? {} : { headers: { 'if-none-match': etag } });

/** Midnight in Lagos before now and so many days on, by the database's calendar. */
async function lagosMidnight(days: number): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    select ((now() at time zone 'Africa/Lagos')::date + ${days}::integer)::timestamp at time zone 'Africa/Lagos' as at
  `.execute(shop.db);
  return rows[0]?.at.getTime() ?? Number.NaN;
}
const iso = (time: number) => new Date(time).toISOString();

/** A store whose one order was placed at that time, in place of now. */
async function storeWithOrder() {
  const store = await openStore(shop);
  return { store, ...(await buyFrom(shop, store)) };
}

it('the pulse counts what waits, by index, in less than 300 bytes, and says 304 to who knows it [DESK-84, DESK-85]', async () => {
  const { store, orderId } = await storeWithOrder();
  const now = Date.now();
  const hour = 3_600_000;
  const newest = iso(now + hour);
  await copyOrder(shop.db, orderId, [
    { due_at: iso(now - hour) },
    { status: 'approved', due_at: iso(now + hour) },
    { status: 'approved', due_at: iso(now - hour) },
    { status: 'shipped', due_at: null },
    { status: 'delivered', due_at: null, placed_at: newest },
  ]);
  const first = await askPulse(store);
  const said = await first.text();
  expect(JSON.parse(said)).toEqual({ new: 2, toPack: 2, late: 2, onTheWay: 1, newest });
  expect(said.length).toBeLessThanOrEqual(300);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const etag = first.headers.get('etag') ?? '';
  const again = await askPulse(store, etag);
  expect([again.status, await again.text()]).toEqual([304, '']);
  await sql`update order_sellers set status = 'delivered', due_at = null where order_id = ${orderId}`.execute(shop.db);
  const changed = await askPulse(store, etag);
  expect([changed.status, (await changed.json()) as object]).toEqual([200, expect.objectContaining({ new: 1 })]);
});

it('a new store has nothing to do', async () => {
  const store = await openStore(shop);
  expect(await today(store)).toEqual({
    pulse: { new: 0, toPack: 0, late: 0, onTheWay: 0, newest: null },
    oldestNewAt: null,
    dueToday: 0,
    lateSince: null,
    runningOut: [],
    runningOutCount: 0,
    soldOutCount: 0,
    reviewsToAnswer: 0,
    sales: { today: 0, thisWeek: 0, lastWeek: 0, days: Array.from({ length: 14 }, () => 0), coming: 0 },
  });
});

it('today says since when parcels wait, and how many are to leave by the end of the day in Lagos [DESK-92]', async () => {
  const { store, orderId } = await storeWithOrder();
  const [tonight, tomorrow] = [await lagosMidnight(1), await lagosMidnight(2)];
  const now = Date.now();
  const [longAgo, lateSince] = [iso(now - 40 * 3_600_000), iso(now - 16 * 3_600_000)];
  await copyOrder(shop.db, orderId, [
    { placed_at: longAgo, due_at: lateSince },
    { status: 'approved', due_at: iso(tonight) },
    { status: 'approved', due_at: iso(tonight + 1) },
    { status: 'approved', due_at: iso(tomorrow) },
    { status: 'approved', due_at: iso(now - 60_000) },
    { status: 'delivered', placed_at: iso(now - 900 * 3_600_000), due_at: null },
  ]);
  expect(await today(store)).toMatchObject({ oldestNewAt: longAgo, lateSince, dueToday: 1, pulse: { late: 2 } });
});

it('sales are of fourteen days as they begin and end in Lagos; what comes is what the ledger owes [DESK-94]', async () => {
  const { store, orderId } = await storeWithOrder();
  const midnight = await lagosMidnight(0);
  const [weekAgo, twoWeeksAgo] = [await lagosMidnight(-6), await lagosMidnight(-13)];
  await copyOrder(
    shop.db,
    orderId,
    [
      [midnight, 100_00],
      [midnight - 1, 200_00],
      [weekAgo, 400_00],
      [weekAgo - 1, 800_00],
      [twoWeeksAgo, 1600_00],
      [twoWeeksAgo - 1, 3200_00],
    ].map(([at = 0, items_total]) => ({ placed_at: iso(at), items_total, commission: 0 })),
  );
  await sql`update order_sellers set placed_at = ${iso(midnight)} where order_id = ${orderId}`.execute(shop.db);
  const { sales } = await today(store);
  expect(sales).toMatchObject({ today: 2600_00, thisWeek: 3200_00, lastWeek: 2400_00 });
  expect(sales?.days).toEqual([1600_00, 0, 0, 0, 0, 0, 800_00, 400_00, 0, 0, 0, 0, 200_00, 2600_00]);
  const { rows } = await sql<{ owed: number }>`
    select -sum(amount)::bigint as owed from ledger_entries where account = ${`seller_payable:${store.sellerId}`}
  `.execute(shop.db);
  expect(rows[0]?.owed).toBeGreaterThan(0);
  expect(sales?.coming).toBe(rows[0]?.owed);
});

it('what the store owes is taken off what comes, down to nothing [DESK-95]', async () => {
  const { store, orderId } = await storeWithOrder();
  const owes = (amount: number) =>
    sql`
      insert into ledger_entries (id, transaction_id, kind, account, amount, order_id)
      values (gen_random_uuid(), gen_random_uuid(), 'refund_due', ${`seller_receivable:${store.sellerId}`}, ${amount}, ${orderId})
    `.execute(shop.db);
  const before = (await today(store)).sales?.coming ?? 0;
  await owes(1000);
  expect((await today(store)).sales?.coming).toBe(before - 1000);
  await owes(before);
  expect((await today(store)).sales?.coming).toBe(0);
});

it('what runs out is told by item: the fewest first, its choice where there is one, and none that is not offered or not live [DESK-96]', async () => {
  const store = await openStore(shop);
  const seller_id = store.sellerId;
  const gele = await seedProduct(shop.db, { seller_id, name: 'Gele', stock: 2, colors: ['gold'] });
  const mixed = await seedProduct(shop.db, { seller_id, name: 'Mixed', stock: 1, colors: ['red', 'blue'] });
  const held = await seedProduct(shop.db, { seller_id, name: 'Held', stock: 8, held: 5 });
  await seedProduct(shop.db, { seller_id, name: 'Plenty', stock: 4 });
  const retired = await seedProduct(shop.db, { seller_id, name: 'Retired', stock: 0 });
  await sql`update product_variants set retired_at = now() where product_id = ${retired.id}`.execute(shop.db);
  await sql`update stock_items set low_at = null where product_id = ${retired.id}`.execute(shop.db);
  await seedProduct(shop.db, { stock: 0 });
  await seedProduct(shop.db, { seller_id, stock: 1, status: 'paused' });
  await seedProduct(shop.db, { seller_id, stock: 0, status: 'archived' });
  const { runningOut, runningOutCount, soldOutCount } = await today(store);
  expect(runningOut).toEqual([
    { productId: mixed.id, name: 'Mixed', color: '', size: '', left: 1 },
    { productId: gele.id, name: 'Gele', color: 'gold', size: '', left: 2 },
    { productId: held.id, name: 'Held', color: '', size: '', left: 3 },
  ]);
  expect([runningOutCount, soldOutCount]).toEqual([3, 0]);
});

it('what is sold out is counted apart, and hides nothing that is about to be, in a store of thousands [DESK-97]', async () => {
  const store = await openStore(shop);
  const seller_id = store.sellerId;
  await seedProduct(shop.db, { seller_id, name: 'Sold', stock: 0 });
  await seedProduct(shop.db, { seller_id, name: 'All held', stock: 5, held: 5 });
  const many = await seedProduct(shop.db, { seller_id, name: 'Many', stock: 3 });
  await sql`insert into stock_items (id, product_id, seller_id, stock)
    select gen_random_uuid(), ${many.id}, ${seller_id}, 3 from generate_series(1, 1500)`.execute(shop.db);
  const last = await seedProduct(shop.db, { seller_id, name: 'Last', stock: 1 });
  const { runningOut, runningOutCount, soldOutCount } = await today(store);
  expect(runningOut.map(({ name, left }) => `${name} ${left}`)).toEqual([
    'Last 1',
    'Many 3',
    'Many 3',
    'Many 3',
    'Many 3',
  ]);
  expect(runningOut[0]?.productId).toBe(last.id);
  expect([runningOutCount, soldOutCount]).toEqual([1502, 2]);
});

it('its owner is asked for an account while money waits, and nobody else is [MONEY-39]', async () => {
  const { store } = await storeWithOrder();
  const goesTo = (code: string | null) =>
    shop.db
      .updateTable('seller_payouts')
      .set({ subaccount_code: code })
      .where('seller_id', '=', store.sellerId)
      .execute();
  const manager = await newBuyer(shop, 'The Manager');
  await addMember(shop.db, store.sellerId, manager.id, 'manager');
  await goesTo(null);
  // Taken over by what was split with its payment, nothing waits any more.
  await shop.db
    .insertInto('ledger_entries')
    .values({
      id: newId(),
      transaction_id: newId(),
      kind: 'order_refund',
      account: `seller_payable:${store.sellerId}`,
      amount: -100,
    })
    .execute();
  expect(await today(store)).toMatchObject({ asksAccount: true });
  expect(await manager.call('deskToday', { params: { seller: store.sellerId } })).not.toHaveProperty('asksAccount');
  await goesTo('ACCT_of_a_test');
  expect(await today(store)).not.toHaveProperty('asksAccount');
});

it('today weighs no more than 4 KB, however long the names are, and sales are for who may see amounts [DESK-88, DESK-89]', async () => {
  const { store } = await storeWithOrder();
  for (let n = 0; n < 7; n++) {
    await seedProduct(shop.db, { seller_id: store.sellerId, name: `${n} ${'Ọ'.repeat(190)}`, stock: 1 });
  }
  const packer = await newBuyer(shop, 'The Packer');
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  const answer = await store.owner.fetch(`/api/desk/${store.sellerId}/today`);
  const said = Buffer.from(await answer.arrayBuffer());
  expect(said.length).toBeLessThanOrEqual(4096);
  expect(JSON.parse(said.toString())).toMatchObject({ runningOutCount: 7 });
  const { sales, reviewsToAnswer, asksAccount: _, ...rest } = await today(store);
  expect(reviewsToAnswer).toBe(0);
  expect(sales?.today).toBe(250_000);
  expect(await packer.call('deskToday', { params: { seller: store.sellerId } })).toEqual(rest);
});
