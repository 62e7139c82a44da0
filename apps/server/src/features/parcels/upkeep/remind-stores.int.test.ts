import { addMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore, type Sale } from '../../../testing/desk-sale.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindStores } from './remind-stores.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  store = await openStore(shop);
});

const { signal } = new AbortController();
const sweep = () => remindStores(shop, signal);
const reminders = async (email: string) =>
  (await mailTo(shop, email)).filter(({ subject }) => subject.includes('to be accepted'));

/** Somebody has bought at the store, and paid so long ago. */
async function boughtSince(since: string): Promise<Sale> {
  const sale = await buyFrom(shop, store);
  await sql`update order_sellers set placed_at = now() - ${since}::interval,
    due_at = now() - ${since}::interval + interval '24 hours' where order_id = ${sale.orderId}`.execute(shop.db);
  return sale;
}

async function areReminded(): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select o.order_number as number from order_sellers part join orders o on o.id = part.order_id
    where part.seller_id = ${store.sellerId} and part.reminded_at is not null order by part.due_at`.execute(shop.db);
  return rows.map(({ number }) => number);
}

describe('parcels that nobody accepts', () => {
  it('are told after 18 hours in one mail to owner and managers, the first due first, and once [PARCEL-130]', async () => {
    const [manager, packer] = [await newBuyer(shop, 'Manager'), await newBuyer(shop, 'Packer')];
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    const [young, second, first] = [
      await boughtSince('17 hours 59 minutes'),
      await boughtSince('18 hours 1 minute'),
      await boughtSince('20 hours'),
    ];
    await sweep();
    for (const { email } of [store.owner, manager]) {
      const mails = await reminders(email);
      expect(mails.map(({ subject }) => subject)).toEqual([`2 orders at ${store.storeName} wait to be accepted`]);
      const { text = '' } = mails[0] ?? {};
      expect(text).toMatch(new RegExp(`${first.orderNumber}: .*\\n${second.orderNumber}: `));
      expect(text).not.toContain(young.orderNumber);
      expect(text).toContain(`${shop.url}/desk/${store.slug}/orders\n`);
    }
    expect(await reminders(packer.email)).toEqual([]);
    await sweep();
    expect(await reminders(store.owner.email)).toHaveLength(1);
    expect(await areReminded()).toEqual([first.orderNumber, second.orderNumber]);
  });

  it('are not told once they are accepted, cancelled or late [PARCEL-131]', async () => {
    const [accepted, cancelled] = [await boughtSince('19 hours'), await boughtSince('19 hours')];
    await boughtSince('24 hours 1 minute');
    const params = { seller: store.sellerId, id: accepted.orderId };
    await store.owner.call('moveParcel', { params, body: { status: 'approved' } });
    await sql`update order_sellers set due_at = now() + interval '5 hours' where order_id = ${accepted.orderId}`.execute(
      shop.db,
    );
    await sql`update order_sellers set cancelled_at = now(), due_at = null where order_id = ${cancelled.orderId}`.execute(
      shop.db,
    );
    await sweep();
    expect(await areReminded()).toEqual([]);
    expect(await reminders(store.owner.email)).toEqual([]);
  });

  it.each([
    ['suspended', sql`status = 'suspended'`],
    ['on holiday', sql`holiday_from = current_date - 1, holiday_until = current_date + 3`],
  ])('are told to a store that is %s, too [PARCEL-132]', async (_, state) => {
    const { orderNumber } = await boughtSince('19 hours');
    await sql`update sellers set ${state} where id = ${store.sellerId}`.execute(shop.db);
    await sweep();
    const mails = await reminders(store.owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Order ${orderNumber} at ${store.storeName} waits to be accepted`,
    ]);
  });

  it('are told once by two servers at once, and mail and mark come together or not at all [PARCEL-133]', async () => {
    const { orderNumber } = await boughtSince('19 hours');
    await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$;
      create trigger no_mail before insert on outbox for each row execute function refuse_mail()`.execute(shop.db);
    try {
      await expect(sweep()).rejects.toThrow('1 of 1 failed');
    } finally {
      await sql`drop trigger no_mail on outbox; drop function refuse_mail`.execute(shop.db);
    }
    expect(await areReminded()).toEqual([]);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await areReminded()).toEqual([orderNumber]);
    expect(await reminders(store.owner.email)).toHaveLength(1);
  });

  it('are not told to a store that has switched this mail off, and are once it is on again [STALL-92]', async () => {
    const { orderNumber } = await boughtSince('19 hours');
    await sql`update sellers set mails_off = '{unaccepted}' where id = ${store.sellerId}`.execute(shop.db);
    await sweep();
    expect(await reminders(store.owner.email)).toEqual([]);
    await sql`update sellers set mails_off = '{low_stock,draft_decided,reviewed}' where id = ${store.sellerId}`.execute(
      shop.db,
    );
    await sweep();
    expect(await areReminded()).toEqual([orderNumber]);
    expect(await reminders(store.owner.email)).toHaveLength(1);
  });
});
