import { addMember } from '@oja/testing/rows/members';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** A parcel that its store has moved there. */
async function parcelThat(status: 'pending' | 'approved' | 'shipped' | 'delivered') {
  const store = await openStore(shop);
  const sale = await buyFrom(shop, store);
  const params = { seller: store.sellerId, id: sale.orderId };
  const steps = { pending: 0, approved: 1, shipped: 2, delivered: 3 } as const;
  const path = [
    { status: 'approved' },
    { status: 'shipped', trackingNumber: 'GIG-1' },
    { status: 'delivered' },
  ] as const;
  for (const body of path.slice(0, steps[status])) await store.owner.call('moveParcel', { params, body });
  return { store, params, ...sale };
}

const rowOf = async ({ seller, id }: { seller: string; id: string }) =>
  shop.db
    .selectFrom('order_sellers')
    .selectAll()
    .where('order_id', '=', id)
    .where('seller_id', '=', seller)
    .executeTakeFirstOrThrow();
const actionsOn = async ({ seller, id }: { seller: string; id: string }) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject = ${`parcel:${id}:${seller}`} order by id`.execute(shop.db);
  return rows.map(({ action }) => action);
};

describe('packing', () => {
  const pack = ({ owner }: OpenedStore, params: { seller: string; id: string }, packed: boolean) =>
    owner.call('packParcel', { params, body: { packed } });

  it('is said of an accepted parcel, once, and taken back; its buyer hears nothing of it [PARCEL-22]', async () => {
    const { store, params, buyer } = await parcelThat('approved');
    const heard = (await mailTo(shop, buyer.email)).length;
    const { packedAt, status } = await pack(store, params, true);
    expect([typeof packedAt, status]).toEqual(['string', 'approved']);
    expect((await pack(store, params, true)).packedAt).toBe(packedAt);
    expect((await pack(store, params, false)).packedAt).toBeNull();
    await pack(store, params, true);
    expect(await actionsOn(params)).toEqual(['parcel.moved', 'parcel.packed', 'parcel.unpacked', 'parcel.packed']);
    expect(await mailTo(shop, buyer.email)).toHaveLength(heard);
    const { statusHistory } = await buyer.call('order', { params: { id: params.id } });
    expect(statusHistory.map((step) => step.status)).toEqual(['pending', 'approved']);
    // Packed or not, it leaves.
    const { shippedAt } = await store.owner.call('moveParcel', {
      params,
      body: { status: 'shipped', trackingNumber: 'GIG-1' },
    });
    expect(shippedAt).not.toBeNull();
  });

  it.each(['pending', 'shipped', 'delivered'] as const)('is not said of one that is %s [PARCEL-23]', async (status) => {
    const { store, params } = await parcelThat(status);
    const before = await rowOf(params);
    for (const packed of [true, false]) {
      await expect(pack(store, params, packed)).rejects.toMatchObject({
        status: 409,
        code: 'parcel_cannot_be_packed',
        message: `A parcel that is ${status} cannot be packed.`,
      });
    }
    expect(await rowOf(params)).toEqual(before);
  });
});

describe('a correction', () => {
  it('writes anew how a parcel travels: for its buyer, with a mail, and in a line of its history that is no step [PARCEL-29]', async () => {
    const { store, params, buyer, orderNumber } = await parcelThat('shipped');
    const body = { courier: 'gig logistics', trackingNumber: 'GIG-2' };
    const shown = await store.owner.call('correctParcel', { params, body });
    expect(shown).toMatchObject({ status: 'shipped', courier: 'GIG Logistics', trackingNumber: 'GIG-2' });
    expect(shown.history.map(({ status, corrects, notes }) => [status, corrects, notes])).toEqual([
      ['pending', false, 'Order created'],
      ['approved', false, ''],
      ['shipped', false, ''],
      ['shipped', true, ''],
    ]);
    // The same again changes nothing and tells nobody.
    await store.owner.call('correctParcel', { params, body });
    const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.startsWith('New tracking'));
    expect(mails.map(({ subject }) => subject)).toEqual([`New tracking details of your order ${orderNumber}`]);
    expect(mails[0]?.text).toContain('Courier: GIG Logistics\nTracking number: GIG-2\n');
    const order = await buyer.call('order', { params: { id: params.id } });
    expect(order.statusHistory.map(({ status }) => status)).toEqual(['pending', 'approved', 'shipped']);
    expect(order.items[0]).toMatchObject({ trackingNumber: 'GIG-2', courier: 'GIG Logistics' });
    expect(await actionsOn(params)).toEqual(['parcel.moved', 'parcel.moved', 'parcel.corrected']);
  });

  it('takes what such a courier needs, and keeps nothing of the one before; a phone stands in no history', async () => {
    const { store, params, buyer } = await parcelThat('shipped');
    const correct = (body: object) => store.owner.call('correctParcel', { params, body });
    await expect(correct({ courier: 'DHL' })).rejects.toMatchObject({ code: 'tracking_number_needed' });
    await expect(correct({ courier: 'Own rider' })).rejects.toMatchObject({ code: 'rider_phone_needed' });
    await expect(correct({ courier: 'Own rider', riderPhone: '12' })).rejects.toMatchObject({ code: 'invalid_phone' });
    await expect(correct({ courier: 'DHL', trackingNumber: '<1>' })).rejects.toMatchObject({
      code: 'tracking_number_invalid',
    });
    const shown = await correct({ courier: 'Own rider', riderPhone: '0803 555 0142' });
    expect(shown).toMatchObject({ trackingNumber: null, courier: 'Own rider', riderPhone: '0803 555 0142' });
    const mail = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.startsWith('New tracking'));
    expect(mail?.text).toContain("Rider's phone: 0803 555 0142");
    const kept = await sql`select from order_status_history where notes <> '' and notes <> 'Order created'
      union all select from audit_log where details::text ~ '555 ?0142'`.execute(shop.db);
    expect(kept.rows).toEqual([]);
  });

  it.each(['pending', 'approved', 'delivered'] as const)(
    'is refused of a parcel that is %s [PARCEL-30]',
    async (status) => {
      const { store, params } = await parcelThat(status);
      await expect(
        store.owner.call('correctParcel', { params, body: { trackingNumber: 'GIG-2' } }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'parcel_not_on_its_way',
        message: `Only a parcel that is on its way can be corrected: this one is ${status}.`,
      });
    },
  );

  it('twice at once is one after the other, each told once', async () => {
    const { store, params, buyer } = await parcelThat('shipped');
    const numbers = ['GIG-2', 'GIG-3', 'GIG-2', 'GIG-3'];
    await Promise.all(
      numbers.map((trackingNumber) => store.owner.call('correctParcel', { params, body: { trackingNumber } })),
    );
    const corrections = await sql`select from order_status_history where order_id = ${params.id} and corrects`.execute(
      shop.db,
    );
    const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.startsWith('New tracking'));
    expect(mails).toHaveLength(corrections.rows.length);
    expect(mails.length).toBeGreaterThan(1);
  });
});

describe('an own note', () => {
  it('is kept for the members of the store, and seen by no buyer [PARCEL-32]', async () => {
    const { store, params, buyer } = await parcelThat('pending');
    const packer = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    const ownNote = 'Chidi calls before noon.\nBlue bag.';
    expect((await packer.call('noteParcel', { params, body: { ownNote: ` ${ownNote} ` } })).ownNote).toBe(ownNote);
    expect((await store.owner.call('deskOrder', { params })).ownNote).toBe(ownNote);
    expect(JSON.stringify(await buyer.call('order', { params: { id: params.id } }))).not.toContain('Blue bag');
    expect(JSON.stringify(await buyer.call('myData', {}))).not.toContain('Blue bag');
    const audited = await sql`select from audit_log where details::text like '%Blue bag%'`.execute(shop.db);
    expect(audited.rows).toEqual([]);
    expect((await packer.call('noteParcel', { params, body: { ownNote: '' } })).ownNote).toBe('');
    await expect(packer.call('noteParcel', { params, body: { ownNote: 'x'.repeat(501) } })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });
});

describe('an act under an Idempotency-Key', () => {
  it('is done once and answered again, though the parcel has moved on since [PARCEL-42]', async () => {
    const { store, params, buyer } = await parcelThat('pending');
    const accept = { params, body: { status: 'approved' as const }, idempotencyKey: newId() };
    const first = await store.owner.call('moveParcel', accept);
    expect(await store.owner.call('moveParcel', accept)).toEqual(first);
    const ship = { params, body: { status: 'shipped' as const, trackingNumber: 'GIG-1' }, idempotencyKey: newId() };
    await store.owner.call('moveParcel', ship);
    // Without the key it would be refused: a parcel that is shipped cannot become approved.
    expect(await store.owner.call('moveParcel', accept)).toMatchObject({ orderId: params.id, status: 'shipped' });
    const { statusHistory } = await buyer.call('order', { params: { id: params.id } });
    expect(statusHistory.map(({ status }) => status)).toEqual(['pending', 'approved', 'shipped']);
  });

  it('is refused for another body and for another parcel, and is another key for another member', async () => {
    const { store, params } = await parcelThat('approved');
    const idempotencyKey = newId();
    const body = { ownNote: 'One' };
    await store.owner.call('noteParcel', { params, body, idempotencyKey });
    const other = { params, body: { ownNote: 'Two' }, idempotencyKey };
    await expect(store.owner.call('noteParcel', other)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    const { orderId } = await buyFrom(shop, store);
    await expect(
      store.owner.call('noteParcel', { params: { ...params, id: orderId }, body, idempotencyKey }),
    ).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect((await rowOf(params)).own_note).toBe('One');
    const packer = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    expect((await packer.call('noteParcel', other)).ownNote).toBe('Two');
  });

  it('is answered as the member may see it then, and to who was removed not at all [PARCEL-43]', async () => {
    const { store, params } = await parcelThat('approved');
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const asked = { params, body: { packed: true }, idempotencyKey: newId() };
    expect(await manager.call('packParcel', asked)).toHaveProperty('amounts');
    await sql`update seller_members set role = 'packer' where user_id = ${manager.id}`.execute(shop.db);
    expect(await manager.call('packParcel', asked)).not.toHaveProperty('amounts');
    await sql`delete from seller_members where user_id = ${manager.id}`.execute(shop.db);
    await expect(manager.call('packParcel', asked)).rejects.toMatchObject({ code: 'store_not_found' });
    const kept = await sql<{ body: object }>`
      select body from idempotency_keys where user_id = ${manager.id}`.execute(shop.db);
    expect(kept.rows).toEqual([{ body: { orderId: params.id } }]);
  });
});

it('goods of a deleted account are delivered without a mail to anybody', async () => {
  const { store, params, buyer } = await parcelThat('shipped');
  await moveParcels(shop.db, { orderId: (await buyFrom(shop, store)).orderId, status: 'delivered' });
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  const before = (await mailTo(shop, buyer.email)).length;
  expect((await store.owner.call('moveParcel', { params, body: { status: 'delivered' } })).status).toBe('delivered');
  expect(await mailTo(shop, buyer.email)).toHaveLength(before + 1);
});
