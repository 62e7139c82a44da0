import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';
import { forgetBuyersGone } from '../orders/forget-buyers.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** An order by credit of a unit from a new store. */
async function newSale() {
  const store = await openStore(shop);
  return { store, ...(await buyFrom(shop, store)) };
}

interface Asked {
  status: 'approved' | 'shipped' | 'delivered';
  trackingNumber?: string;
  courier?: string;
  riderPhone?: string;
  notes?: string;
}

/** By the store's owner unless somebody else is named. */
const move = ({ owner, sellerId }: OpenedStore, id: string, body: Asked, { call }: Pick<Buyer, 'call'> = owner) =>
  call('moveParcel', { params: { seller: sellerId, id }, body });
const subjectsTo = async ({ email }: { email: string }) =>
  (await mailTo(shop, email)).map(({ subject }) => subject).reverse();
const aboutOrder = (subjects: string[]) => subjects.filter((subject) => /order|parcel/.test(subject));
const rowOf = ({ sellerId }: OpenedStore, orderId: string) =>
  shop.db
    .selectFrom('order_sellers')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();

describe('a parcel', () => {
  it('goes from approved to shipped to delivered; the buyer sees each step and gets a mail about it, stock stays [DATA-25, DATA-26, PARCEL-04]', async () => {
    const { buyer, store, orderId, orderNumber } = await newSale();
    await relay(shop);
    await move(store, orderId, { status: 'approved' });
    await move(store, orderId, { status: 'shipped', trackingNumber: ' GIG-123 ' });
    const done = await move(store, orderId, { status: 'delivered' });
    expect(done).toMatchObject({ orderNumber, status: 'delivered', trackingNumber: 'GIG-123' });
    expect([done.approvedAt, done.shippedAt, done.deliveredAt]).not.toContain(null);
    const order = await buyer.call('order', { params: { id: orderId } });
    expect(order.status).toBe('delivered');
    expect(Date.parse(order.updatedAt)).toBeGreaterThan(Date.parse(order.createdAt));
    expect(order.statusHistory.map(({ status, updatedBy }) => `${status} by ${updatedBy}`)).toEqual([
      'pending by system',
      'approved by seller',
      'shipped by seller',
      'delivered by seller',
    ]);
    expect(aboutOrder(await subjectsTo(buyer))).toEqual([
      `Your order ${orderNumber} is placed`,
      `${store.storeName} confirmed your order ${orderNumber}`,
      `Your order ${orderNumber} is on its way`,
      `Your parcel from ${store.storeName} was delivered`,
    ]);
    const shipped = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('on its way'));
    expect(shipped?.text).toContain('Tracking number: GIG-123');
    expect(shipped?.text).not.toContain('Courier');
  });

  it('names its courier beside its number: in the mail, to whoever reads or tracks the order, and in the audit log', async () => {
    const { buyer, store, orderId, orderNumber } = await newSale();
    await move(store, orderId, { status: 'approved' });
    const known = { trackingNumber: 'GIG-123', courier: 'GIG Logistics' };
    const sent = { status: 'shipped', ...known } as const;
    expect(await move(store, orderId, { ...sent, courier: ' GIG Logistics ' })).toMatchObject(sent);
    await relay(shop);
    const mail = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('on its way'));
    expect(mail?.text).toMatch(/Courier: GIG Logistics\s+Tracking number: GIG-123/);
    const { sellerStatuses, items } = await buyer.call('order', { params: { id: orderId } });
    expect(Object.values(sellerStatuses)).toEqual([expect.objectContaining(known)]);
    expect(items).toEqual([expect.objectContaining(known)]);
    const { parcels } = await shop.call('trackOrder', { body: { orderNumber, email: buyer.email } });
    expect(parcels).toEqual([expect.objectContaining(known)]);
    const { details } = await shop.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'parcel.moved')
      .where('actor', '=', store.owner.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject(known);
    // The same again is the same; another courier for what is on its way is refused.
    await move(store, orderId, sent);
    await expect(move(store, orderId, { ...sent, courier: 'ABC Transport' })).rejects.toMatchObject({
      code: 'parcel_cannot_move',
    });
    expect((await move(store, orderId, { status: 'delivered' })).courier).toBe('GIG Logistics');
  });

  it.each(['x'.repeat(61), 'GIG\nLogistics'])('has no courier called %j', async (courier) => {
    const { store, orderId } = await newSale();
    await move(store, orderId, { status: 'approved' });
    const sent = { status: 'shipped', trackingNumber: 'GIG-1', courier } as const;
    await expect(move(store, orderId, sent)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    const longest = 'Ọ'.repeat(60);
    expect((await move(store, orderId, { ...sent, courier: longest })).courier).toBe(longest);
  });

  it('moves once, however often the same is asked, at once or again [PARCEL-03]', async () => {
    const { buyer, store, orderId } = await newSale();
    await Promise.all(Array.from({ length: 6 }, () => move(store, orderId, { status: 'approved' })));
    await move(store, orderId, { status: 'approved' });
    const { statusHistory } = await buyer.call('order', { params: { id: orderId } });
    expect(statusHistory.map(({ status }) => status)).toEqual(['pending', 'approved']);
    expect((await subjectsTo(buyer)).filter((subject) => subject.includes('confirmed your order'))).toHaveLength(1);
  });

  it('takes no step back and leaves none out, and is not shipped without a tracking number [PARCEL-01]', async () => {
    const { store, orderId } = await newSale();
    await expect(move(store, orderId, { status: 'delivered' })).rejects.toMatchObject({
      status: 409,
      message: 'A parcel that is pending cannot become delivered.',
    });
    await move(store, orderId, { status: 'approved' });
    await expect(move(store, orderId, { status: 'shipped' })).rejects.toMatchObject({
      code: 'tracking_number_needed',
    });
    await move(store, orderId, { status: 'shipped', trackingNumber: 'GIG-1' });
    await expect(move(store, orderId, { status: 'approved' })).rejects.toMatchObject({ code: 'parcel_cannot_move' });
    await expect(move(store, orderId, { status: 'shipped', trackingNumber: 'GIG-2' })).rejects.toMatchObject({
      code: 'parcel_cannot_move',
    });
  });

  it('of another store does not exist for a seller, nor any store for its buyer; a visitor is asked to sign in [PARCEL-61]', async () => {
    const { buyer, store, orderId } = await newSale();
    const rival = await openStore(shop);
    const before = await rowOf(store, orderId);
    // The rival's own desk has no such parcel, and there is no desk of that store for the rival.
    await expect(move(rival, orderId, { status: 'approved' })).rejects.toMatchObject({
      status: 404,
      code: 'parcel_not_found',
    });
    for (const stranger of [buyer, rival.owner]) {
      await expect(move(store, orderId, { status: 'approved' }, stranger)).rejects.toMatchObject({
        status: 404,
        code: 'store_not_found',
      });
    }
    await expect(move(store, orderId, { status: 'approved' }, shop.visitor())).rejects.toMatchObject({ status: 401 });
    expect(await rowOf(store, orderId)).toEqual(before);
  });

  it('of one store moves alone: the other of the order waits [PARCEL-05]', async () => {
    const [store, other] = [await openStore(shop), await openStore(shop)];
    const { buyer, orderId } = await buyFrom(shop, store, other);
    const waiting = await rowOf(other, orderId);
    await move(store, orderId, { status: 'approved' });
    const { sellerStatuses } = await buyer.call('order', { params: { id: orderId } });
    expect(sellerStatuses[store.sellerId]).toMatchObject({ status: 'approved' });
    expect(sellerStatuses[other.sellerId]).toMatchObject({ status: 'pending' });
    expect(await rowOf(other, orderId)).toEqual(waiting);
  });

  it('is moved by any member, on whose name it stands; a packer is shown no amounts [PARCEL-63]', async () => {
    const { store, orderId } = await newSale();
    const [manager, packer] = [await newBuyer(shop), await newBuyer(shop)];
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    expect(await move(store, orderId, { status: 'approved' }, manager)).toHaveProperty('amounts');
    const shown = await move(store, orderId, { status: 'shipped', trackingNumber: 'GIG-1' }, packer);
    expect(shown).not.toHaveProperty('amounts');
    expect(shown.lines[0]).not.toHaveProperty('price');
    const { rows } = await sql<{ actor: string }>`
      select actor from audit_log where action = 'parcel.moved' and subject = ${`parcel:${orderId}:${store.sellerId}`}
      order by id`.execute(shop.db);
    expect(rows.map(({ actor }) => actor)).toEqual([manager.id, packer.id]);
  });

  it('waits until its time: to be accepted within a day, to leave in two working days, and no longer [PARCEL-34]', async () => {
    const { store, orderId } = await newSale();
    const [placed] = (
      await sql<{ ordered: boolean; day: boolean }>`
      select part.placed_at = o.created_at as ordered, part.due_at = o.created_at + interval '24 hours' as day
      from order_sellers part join orders o on o.id = part.order_id where part.order_id = ${orderId}`.execute(shop.db)
    ).rows;
    expect(placed).toEqual({ ordered: true, day: true });
    await move(store, orderId, { status: 'approved' });
    // The end of a day in Lagos, two days on that are no Sundays.
    const [accepted] = (
      await sql<{ right: boolean }>`
      select due_at = (select (max(day) + 1)::timestamp at time zone 'Africa/Lagos' from (
        select day::date from generate_series((approved_at at time zone 'Africa/Lagos')::date + 1,
          (approved_at at time zone 'Africa/Lagos')::date + 5, interval '1 day') day
        where extract(dow from day) <> 0 order by day limit 2) working) as right
      from order_sellers where order_id = ${orderId}`.execute(shop.db)
    ).rows;
    expect(accepted).toEqual({ right: true });
    await move(store, orderId, { status: 'shipped', trackingNumber: 'GIG-1' });
    expect((await rowOf(store, orderId)).due_at).toBeNull();
    expect((await move(store, orderId, { status: 'delivered' })).dueAt).toBeNull();
  });

  it('is found, once accepted, by its number, goods, and who gets it; without the person where the account is gone', async () => {
    const [{ store, orderId, orderNumber }, gone] = [await newSale(), await newSale()];
    expect((await rowOf(store, orderId)).search_text).toBeNull();
    await move(store, orderId, { status: 'approved' });
    const goods = store.product.name.toLowerCase();
    expect((await rowOf(store, orderId)).search_text).toBe(`${orderNumber.toLowerCase()} ${goods} ada obi 08012345678`);
    await sql`update orders set buyer_name = 'Deleted account', buyer_email = '' where id = ${gone.orderId}`.execute(
      shop.db,
    );
    await move(gone.store, gone.orderId, { status: 'approved' });
    expect((await rowOf(gone.store, gone.orderId)).search_text).toBe(
      `${gone.orderNumber.toLowerCase()} ${gone.store.product.name.toLowerCase()}`,
    );
  });

  it.each(['GIG', 'x'.repeat(41), 'GIG<script>', '<b>1234</b>'])(
    'is not shipped with the number %j [PARCEL-24]',
    async (number) => {
      const { store, orderId } = await newSale();
      await move(store, orderId, { status: 'approved' });
      await expect(move(store, orderId, { status: 'shipped', trackingNumber: number })).rejects.toMatchObject({
        status: 400,
        code: 'tracking_number_invalid',
      });
      expect((await rowOf(store, orderId)).status).toBe('approved');
    },
  );

  it('is not shipped with a number of two lines', async () => {
    const { store, orderId } = await newSale();
    await move(store, orderId, { status: 'approved' });
    const twoLines = { status: 'shipped', trackingNumber: 'GIG-1234\nBcc: all' } as const;
    await expect(move(store, orderId, twoLines)).rejects.toMatchObject({ status: 400 });
  });

  it('goes with an own rider, whom its buyer can call and nobody else hears of [PARCEL-28]', async () => {
    const { buyer, store, orderId } = await newSale();
    await move(store, orderId, { status: 'approved' });
    const rider = { status: 'shipped', courier: 'own rider' } as const;
    await expect(move(store, orderId, rider)).rejects.toMatchObject({ code: 'rider_phone_needed' });
    await expect(move(store, orderId, { ...rider, riderPhone: '0803' })).rejects.toMatchObject({
      code: 'invalid_phone',
    });
    const shown = await move(store, orderId, { ...rider, riderPhone: '0803 555 0142' });
    expect(shown).toMatchObject({ courier: 'Own rider', riderPhone: '0803 555 0142', trackingNumber: null });
    const mail = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('on its way'));
    expect(mail?.text).toContain("Courier: Own rider\nRider's phone: 0803 555 0142\n");
    expect(mail?.text).not.toContain('Tracking number');
    const kept = await sql`select from audit_log where details::text ~ '555 ?0142'
      union all select from order_status_history where notes ~ '555 ?0142'`.execute(shop.db);
    expect(kept.rows).toEqual([]);
  });
});

describe('a member who is removed while the request is under way', () => {
  it('has written nothing [DESK-24]', async () => {
    const { store, orderId } = await newSale();
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const before = await rowOf(store, orderId);
    const asked = await shop.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('seller_members').where('user_id', '=', manager.id).execute();
      // The route still finds the member, whose removal nobody else sees yet; its transaction waits for the row.
      const moving = move(store, orderId, { status: 'approved' }, manager).then(
        () => 'moved',
        ({ code }: { code: string }) => code,
      );
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      return { moving };
    });
    expect(await asked.moving).toBe('store_not_found');
    expect(await rowOf(store, orderId)).toEqual(before);
  });
});

describe('a parcel whose buyer is being forgotten', () => {
  it('is accepted behind it, and found by nobody: who accepts takes the order first, as who forgets does', async () => {
    const { store, buyer, orderId, orderNumber } = await newSale();
    await sql`update users set deleted_at = now() where id = ${buyer.id}`.execute(shop.db);
    await sql`
      with longer as (
        update orders set created_at = created_at - interval '200 days' where id = ${orderId} returning id, created_at)
      update order_sellers set placed_at = longer.created_at from longer where order_id = longer.id
    `.execute(shop.db);
    const { accepting } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${orderId} for no key update`.execute(tx);
      const accepting = move(store, orderId, { status: 'approved' });
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      await forgetBuyersGone(tx, buyer.id);
      return { accepting };
    });
    expect(await accepting).toMatchObject({ status: 'approved', buyer: 'A buyer', to: null });
    expect(await rowOf(store, orderId)).toMatchObject({
      search_text: `${orderNumber} ${store.product.name}`.toLowerCase(),
      buyer_forgotten: true,
    });
  });
});
