import { surulere } from '@oja/testing/buying/address';
import { moveParcels } from '@oja/testing/rows/parcels';
import { seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../testing/desk-sale.ts';
import { migrateFromBefore } from '../testing/migrate-from-before.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { expectConserved } from '../testing/till.ts';

/** The tables as the version before the migration had them. */
const undo = `
  drop trigger sellers_owned on sellers;
  drop trigger sellers_owned_anew on sellers;
  drop function sellers_keep_owner();
  drop table seller_members;
  alter table order_sellers drop column placed_at, drop column due_at, drop column packed_at, drop column rider_phone,
    drop column own_note, drop column search_text, drop column buyer_forgotten;
  create index order_sellers_seller on order_sellers (seller_id, status);
  alter table order_status_history drop column corrects;
  drop index ledger_entries_account;
  create index ledger_entries_account on ledger_entries (account, created_at)`;

let shop: TestApp;
let store: OpenedStore;
let unowned: string;

const told = { ...surulere, firstName: 'Tèmi', lastName: 'Ọláńrewájú', phone: '+234 803-555-0142' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

interface Before {
  status: 'pending' | 'approved' | 'shipped' | 'delivered';
  /** Hours since it was delivered. */
  delivered?: number;
  /** The account of its buyer is deleted. */
  isGone?: true;
}

/** Parcels of a shop of years, by what is to be seen of them. */
const before = {
  waits: { status: 'pending' },
  accepted: { status: 'approved' },
  'on its way': { status: 'shipped' },
  'delivered almost sixty days ago': { status: 'delivered', delivered: 60 * 24 - 1 },
  'delivered sixty days ago': { status: 'delivered', delivered: 60 * 24 + 1 },
  'delivered, no account': { status: 'delivered', delivered: 1, isGone: true },
  'waits, no account': { status: 'pending', isGone: true },
} satisfies Record<string, Before>;
type Says = keyof typeof before;
const sold = {} as Record<Says, { orderId: string; orderNumber: string }>;

async function sellBefore({ status, delivered, isGone }: Before) {
  const sale = await buyFrom(shop, store);
  const { orderId } = sale;
  if (status !== 'pending') await moveParcels(shop.db, { orderId, status });
  if (delivered !== undefined) {
    await sql`update order_sellers set delivered_at = ${hoursAgo(delivered)} where order_id = ${orderId}`.execute(
      shop.db,
    );
  }
  await sql`
    update orders set created_at = created_at - interval '2 years', shipping_info = ${JSON.stringify(told)},
      buyer_email = case when ${isGone === true} then '' else buyer_email end
    where id = ${orderId}
  `.execute(shop.db);
  return sale;
}

beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
  unowned = (await seedSeller(shop.db)).id;
  await sql`update products set name = 'Aṣọ òkè' where id = ${store.product.id}`.execute(shop.db);
  for (const [says, facts] of Object.entries(before)) sold[says as Says] = await sellBefore(facts);
  expect(await migrateFromBefore(shop.database, 'desk', undo)).toEqual([expect.stringMatching(/-desk\.sql$/)]);
});
afterAll(() => shop.close());

interface After {
  search_text: string | null;
  buyer_forgotten: boolean;
  /** Hours from the migration on; null for never. */
  due_in: number | null;
  is_of_order: boolean;
}

async function after(says: Says): Promise<After | undefined> {
  const { rows } = await sql<After>`
    select part.search_text, part.buyer_forgotten, part.placed_at = o.created_at as is_of_order,
      (extract(epoch from part.due_at - m.applied_at) / 3600)::float8 as due_in
    from order_sellers part join orders o on o.id = part.order_id, schema_migrations m
    where part.order_id = ${sold[says].orderId} and m.name like '%-desk.sql'
  `.execute(shop.db);
  return rows[0];
}

describe('a shop of before there was a desk', () => {
  const person = ' temi olanrewaju 2348035550142';

  it.each([
    ['waits', null, { due_in: 24, buyer_forgotten: false }],
    ['accepted', person, { due_in: 48, buyer_forgotten: false }],
    ['on its way', person, { due_in: null, buyer_forgotten: false }],
    ['delivered almost sixty days ago', person, { due_in: null, buyer_forgotten: false }],
    ['delivered sixty days ago', '', { due_in: null, buyer_forgotten: true }],
    ['delivered, no account', '', { due_in: null, buyer_forgotten: true }],
    ['waits, no account', null, { due_in: 24, buyer_forgotten: true }],
  ] as const)('knows of what %s when it is due, and finds it by whom it may', async (says, buyer, expected) => {
    const text = `${sold[says].orderNumber.toLowerCase()} aso oke`;
    expect(await after(says)).toEqual({
      ...expected,
      search_text: buyer === null ? null : `${text}${buyer}`,
      is_of_order: true,
    });
  });

  it('has the owners of its stores as their members, and nobody else', async () => {
    const { rows } = await sql`select seller_id, user_id, role from seller_members`.execute(shop.db);
    expect(rows).toEqual([{ seller_id: store.sellerId, user_id: store.owner.id, role: 'owner' }]);
    const { id } = await newBuyer(shop);
    await sql`update sellers set owner_id = ${id} where id = ${unowned}`.execute(shop.db);
    const added = await sql`select user_id, role from seller_members where seller_id = ${unowned}`.execute(shop.db);
    expect(added.rows).toEqual([{ user_id: id, role: 'owner' }]);
  });

  it('has its books and its desk in order, and goes on', async () => {
    await expectConserved(shop);
    const params = { seller: store.sellerId, id: sold.waits.orderId };
    const moved = await store.owner.call('moveParcel', { params, body: { status: 'approved' } });
    expect(moved).toMatchObject({ status: 'approved', to: { name: 'Tèmi Ọláńrewájú' } });
    await expectConserved(shop);
  });
});
