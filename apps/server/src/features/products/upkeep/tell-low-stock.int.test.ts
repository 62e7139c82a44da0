import { addMember } from '@oja/testing/rows/members';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { type OpenedStore, openStore } from '../../../testing/desk-sale.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tellLowStock } from './tell-low-stock.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  store = await openStore(shop);
  await sql`update stock_items set low_at = 3 where seller_id = ${store.sellerId}`.execute(shop.db);
});

const { signal } = new AbortController();
/** Half past eight in Lagos. */
const morning = new Date('2031-03-04T07:30:00Z');
const look = (now = morning) => tellLowStock(shop, now, signal);
/** It was yesterday that the store was last looked at. */
const letDayPass = () =>
  sql`update sellers set low_told_on = low_told_on - 1 where id = ${store.sellerId}`.execute(shop.db);

const told = async (email = store.owner.email) =>
  (await mailTo(shop, email)).filter(({ subject }) => subject.includes('low at'));
const subjects = async () => (await told()).map(({ subject }) => subject);
const count = (productId: string, stock: number) =>
  sql`update stock_items set stock = ${stock} where product_id = ${productId}`.execute(shop.db);
const sell = (name: string, stock: number) =>
  seedProduct(shop.db, { seller_id: store.sellerId, name: `${name} ${store.slug}`, stock });

describe('what runs low', () => {
  it('is told in the morning in one mail to owner and managers, the fewest first [STALL-90]', async () => {
    const [manager, packer] = [await newBuyer(shop, 'Manager'), await newBuyer(shop, 'Packer')];
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    const [few, out, enough] = [await sell('Few', 3), await sell('Out', 0), await sell('Enough', 4)];
    const paused = await sell('Paused', 1);
    await sql`update products set status = 'paused' where id = ${paused.id}`.execute(shop.db);
    for (const night of ['2031-03-04T06:59:00Z', '2031-03-04T11:00:00Z']) await look(new Date(night));
    expect(await told()).toEqual([]);
    await look(new Date('2031-03-04T07:00:00Z'));
    for (const { email } of [store.owner, manager]) {
      const mails = await told(email);
      expect(mails.map(({ subject }) => subject)).toEqual([`2 items run low at ${store.storeName}`]);
      const { text = '' } = mails[0] ?? {};
      expect(text).toContain(`${out.name}: Sold out\n${few.name}: 3 left\n`);
      expect(text).not.toMatch(new RegExp(`${enough.name}|${paused.name}`));
      expect(text).toContain(`${shop.url}/desk/${store.slug}/products?only=low\n`);
    }
    expect(await told(packer.email)).toEqual([]);
  });

  it('is told once a day, and again only after it was above its low-at [STALL-91]', async () => {
    const [stays, rises, changes] = [await sell('Stays', 2), await sell('Rises', 2), await sell('Changes', 2)];
    await look();
    expect(await subjects()).toEqual([`3 items run low at ${store.storeName}`]);
    const later = await sell('Later', 1);
    await count(stays.id, 3);
    await count(rises.id, 4);
    await count(rises.id, 3);
    await sql`update stock_items set low_at = 1 where product_id = ${changes.id}`.execute(shop.db);
    await sql`update stock_items set low_at = 2 where product_id = ${changes.id}`.execute(shop.db);
    await look(new Date('2031-03-04T10:59:00Z'));
    expect(await told()).toHaveLength(1);
    await letDayPass();
    await look();
    const mails = await told();
    expect(mails).toHaveLength(2);
    const second = mails.find(({ text }) => text.includes(later.name));
    expect(second?.text).toContain(rises.name);
    expect(second?.text).toContain(changes.name);
    expect(second?.text).not.toContain(stays.name);
    await letDayPass();
    await look();
    expect(await told()).toHaveLength(2);
  });

  it('is told once by two servers at once, and mail and marks come together or not at all [STALL-95]', async () => {
    const low = await sell('Low', 1);
    const isMarked = async () => {
      const { rows } = await sql<{ day: string | null; items: number }>`
        select low_told_on::text as day, (select count(*)::integer from low_told t
          join stock_items i on i.id = t.stock_item_id where i.seller_id = s.id) as items
        from sellers s where id = ${store.sellerId}`.execute(shop.db);
      return rows;
    };
    await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$;
      create trigger no_mail before insert on outbox for each row execute function refuse_mail()`.execute(shop.db);
    try {
      await expect(look()).rejects.toThrow('1 of 1 failed');
    } finally {
      await sql`drop trigger no_mail on outbox; drop function refuse_mail`.execute(shop.db);
    }
    expect(await isMarked()).toEqual([{ day: null, items: 0 }]);
    await Promise.all([look(), look(), look()]);
    expect(await isMarked()).toEqual([{ day: '2031-03-04', items: 1 }]);
    expect(await subjects()).toEqual([`${low.name} runs low at ${store.storeName}`]);
  });

  it('is not told to a suspended store, and is once it sells again [STALL-93]', async () => {
    await sell('Low', 1);
    await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(shop.db);
    await look();
    expect(await told()).toEqual([]);
    await sql`update sellers set status = 'approved' where id = ${store.sellerId}`.execute(shop.db);
    await look();
    expect(await told()).toHaveLength(1);
  });

  it('is not told to a store that has switched this mail off, and all of it is once it is on again [STALL-92]', async () => {
    const low = await sell('Low', 1);
    await sql`update sellers set mails_off = '{low_stock}' where id = ${store.sellerId}`.execute(shop.db);
    await look();
    expect(await told()).toEqual([]);
    await sql`update sellers set mails_off = '{unaccepted,draft_decided,reviewed}' where id = ${store.sellerId}`.execute(
      shop.db,
    );
    await letDayPass();
    await look();
    expect(await subjects()).toEqual([`${low.name} runs low at ${store.storeName}`]);
  });
});
