import { createHash } from 'node:crypto';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { addMember, removeMemberInTurn } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const sales = (count: number) => Promise.all(Array.from({ length: count }, () => buyFrom(shop, store)));
const accept = (ids: string[], idempotencyKey?: string) =>
  store.owner.call('acceptParcels', {
    params: { seller: store.sellerId },
    body: { ids },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const ship = (body: { courier?: string; parcels: { id: string; trackingNumber?: string; riderPhone?: string }[] }) =>
  store.owner.call('shipParcels', { params: { seller: store.sellerId }, body });
const statusesOf = async (ids: readonly string[]) => {
  const { rows } = await sql<{ order_id: string; status: string }>`
    select order_id, status from order_sellers where order_id = any(${ids}::uuid[]) and seller_id = ${store.sellerId}
  `.execute(shop.db);
  return ids.map((id) => rows.find(({ order_id }) => order_id === id)?.status);
};
const stepsOf = async (id: string) => {
  const { rows } = await sql<{ status: string }>`
    select status from order_status_history where order_id = ${id} order by created_at, id`.execute(shop.db);
  return rows.map(({ status }) => status);
};

describe('accepting several', () => {
  it('accepts each by itself, in order, and says of each that cannot be accepted why [PARCEL-36]', async () => {
    const [first, shipped, last] = await sales(3);
    const foreign = await buyFrom(shop, await openStore(shop));
    const ids = [first, shipped, last].map((sale) => sale?.orderId ?? '');
    const [, sent = ''] = ids;
    await accept([sent]);
    await ship({ parcels: [{ id: sent, trackingNumber: 'GIG-1' }] });
    const nowhere = newId();
    const { items } = await accept([...ids, foreign.orderId, nowhere]);
    const missing = { ok: false, code: 'parcel_not_found', message: 'Parcel not found' };
    expect(items).toEqual([
      { orderId: ids[0], ok: true, status: 'approved' },
      {
        orderId: sent,
        ok: false,
        code: 'parcel_cannot_move',
        message: 'A parcel that is shipped cannot become approved.',
      },
      { orderId: ids[2], ok: true, status: 'approved' },
      { orderId: foreign.orderId, ...missing },
      { orderId: nowhere, ...missing },
    ]);
    expect(await statusesOf(ids)).toEqual(['approved', 'shipped', 'approved']);
    const theirs = await sql<{ status: string }>`
      select status from order_sellers where order_id = ${foreign.orderId}`.execute(shop.db);
    expect(theirs.rows).toEqual([{ status: 'pending' }]);
  });

  it('takes from 1 to 100, each once [PARCEL-38]', async () => {
    const many = Array.from({ length: 101 }, () => newId());
    for (const ids of [[], many, [many[0] ?? '', many[0] ?? '']]) {
      await expect(accept(ids)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
    expect((await accept(many.slice(1))).items).toHaveLength(100);
  });

  it('twice at once accepts each once, and its buyer hears of it once [PARCEL-39]', async () => {
    const placed = await sales(4);
    const ids = placed.map(({ orderId }) => orderId);
    const answers = await Promise.all([accept(ids), accept(ids.toReversed()), accept(ids)]);
    for (const { items } of answers) expect(items.every(({ ok }) => ok)).toBe(true);
    for (const { orderId, buyer } of placed) {
      expect(await stepsOf(orderId)).toEqual(['pending', 'approved']);
      const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('confirmed your order'));
      expect(mails).toHaveLength(1);
    }
  });
});

describe('a member who is removed in the middle', () => {
  it('is refused as a whole, and what was done stays [PARCEL-64]', async () => {
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const ids = (await sales(8)).map(({ orderId }) => orderId);
    const [first = ''] = ids;
    const { accepting, removing } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from orders where id = ${first} for update`.execute(tx);
      const asked = { params: { seller: store.sellerId }, body: { ids } };
      const accepting = manager.call('acceptParcels', asked).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      // Waits for the step that is under way, which holds the member.
      const removing = removeMemberInTurn(shop.db, store.sellerId, manager.id);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(2);
      return { accepting, removing };
    });
    expect(await accepting).toBe('store_not_found');
    await removing;
    const statuses = await statusesOf(ids);
    expect(statuses).toEqual(ids.map((_, n) => (n < 1 ? 'approved' : 'pending')));
  });
});

describe('shipping several', () => {
  it('ships each with one courier and its own number, those that lack one not [PARCEL-37]', async () => {
    const ids = (await sales(3)).map(({ orderId }) => orderId);
    const [one = '', two = '', three = ''] = ids;
    await accept(ids);
    const { items } = await ship({
      courier: 'gig logistics',
      parcels: [{ id: one, trackingNumber: 'GIG-1' }, { id: two }, { id: three, trackingNumber: 'no;number' }],
    });
    expect(items.map((item) => (item.ok ? item.status : item.code))).toEqual([
      'shipped',
      'tracking_number_needed',
      'tracking_number_invalid',
    ]);
    expect(await statusesOf(ids)).toEqual(['shipped', 'approved', 'approved']);
    const riders = {
      courier: 'Own rider',
      parcels: [
        { id: two, riderPhone: '0803 555 0142' },
        { id: three, riderPhone: '1' },
      ],
    };
    expect((await ship(riders)).items.map((item) => (item.ok ? item.status : item.code))).toEqual([
      'shipped',
      'invalid_phone',
    ]);
    const kept = await sql`select courier, tracking_number, rider_phone, due_at from order_sellers
      where order_id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], order_id)`.execute(shop.db);
    expect(kept.rows).toMatchObject([
      { courier: 'GIG Logistics', tracking_number: 'GIG-1', rider_phone: null, due_at: null },
      { courier: 'Own rider', tracking_number: null, rider_phone: '0803 555 0142', due_at: null },
      { courier: null, tracking_number: null, rider_phone: null, due_at: expect.any(Date) },
    ]);
  });

  it('takes from 1 to 100, each once [PARCEL-38]', async () => {
    const id = newId();
    const many = Array.from({ length: 101 }, () => ({ id: newId(), trackingNumber: 'GIG-1' }));
    const twice = [
      { id, trackingNumber: 'GIG-1' },
      { id, trackingNumber: 'GIG-2' },
    ];
    for (const parcels of [[], many, twice]) {
      await expect(ship({ parcels })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
  });
});

describe('under an Idempotency-Key', () => {
  it('several are moved once and answered alike again, though they have moved on since [PARCEL-40]', async () => {
    const ids = [...(await sales(2)).map(({ orderId }) => orderId), newId()];
    const key = newId();
    const first = await accept(ids, key);
    const [one = ''] = ids;
    await ship({ parcels: [{ id: one, trackingNumber: 'GIG-1' }] });
    expect(await accept(ids, key)).toEqual(first);
    expect(await stepsOf(one)).toEqual(['pending', 'approved', 'shipped']);
    await expect(accept(ids.slice(1), key)).rejects.toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('a request whose process died in the middle is finished by its repeat, and not before it must be dead [PARCEL-41]', async () => {
    const placed = await sales(3);
    const ids = placed.map(({ orderId }) => orderId);
    const key = newId();
    // What a process leaves that dies after the first parcel: that parcel, and the key that it took for all of them.
    await accept(ids.slice(0, 1));
    const content = JSON.stringify({ params: { seller: store.sellerId }, body: { ids } });
    const request_hash = createHash('sha256').update(content).digest('hex');
    await shop.db
      .insertInto('idempotency_keys')
      .values({ user_id: store.owner.id, route: 'acceptParcels', key, request_hash })
      .execute();
    await expect(accept(ids, key)).rejects.toMatchObject({ code: 'request_in_progress' });
    await sql`update idempotency_keys set claimed_at = clock_timestamp() - interval '31 seconds' where key = ${key}`.execute(
      shop.db,
    );
    const { items } = await accept(ids, key);
    expect(items).toEqual(ids.map((orderId) => ({ orderId, ok: true, status: 'approved' })));
    for (const { orderId, buyer } of placed) {
      expect(await stepsOf(orderId)).toEqual(['pending', 'approved']);
      const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('confirmed your order'));
      expect(mails).toHaveLength(1);
    }
  });
});
