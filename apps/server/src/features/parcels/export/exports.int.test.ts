import { addMember } from '@oja/testing/rows/members';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { buyFrom, type OpenedStore, openStore } from '../../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const files = ['products', 'orders', 'statement'] as const;
const ask = ({ fetch }: OpenedStore['owner'], seller: string, file: string) => fetch(`/api/desk/${seller}/${file}.csv`);

/** Cells of a file whose texts have neither a comma nor a quotation mark. */
async function rowsOf(store: OpenedStore, file: string): Promise<string[][]> {
  const answer = await ask(store.owner, store.sellerId, file);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString().split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(','));
}

/** The same as objects by their columns. */
async function recordsOf(store: OpenedStore, file: string): Promise<Record<string, string>[]> {
  const [columns = [], ...rows] = await rowsOf(store, file);
  return rows.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])));
}

describe('the files that a store takes out', () => {
  it('have every variant of its products, in the columns that are read again, and no formula [PARCEL-57]', async () => {
    const store = await openStore(shop);
    const { id } = store.product;
    const goods = { name: '=HYPERLINK(1)', brand_name: '+Brand', price: 1_200_000, discount_price: 1_050_050 } as const;
    await shop.db.updateTable('products').set(goods).where('id', '=', id).execute();
    const [columns] = await rowsOf(store, 'products');
    expect(columns?.join(', ')).toBe(
      'sku, group, name, category, subcategory, price, sale_price, count, color, size, brand, description, tags, weight_kg, length_cm, width_cm, height_cm, returns_days, low_at, pictures, status',
    );
    const records = await recordsOf(store, 'products');
    const { variants } = await shop.db
      .selectFrom('product_variants')
      .select(({ fn }) => fn.countAll<number>().as('variants'))
      .where('product_id', '=', id)
      .where('retired_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(records).toHaveLength(Number(variants));
    expect(records[0]).toMatchObject({
      ...{ name: "'=HYPERLINK(1)", brand: "'+Brand", price: '12000.00', sale_price: '10500.50' },
      ...{ count: '1000', status: 'live' },
    });
  });

  it('have the lines of all its orders, page by page, and of a buyer what the desk shows [PARCEL-59]', async () => {
    const store = await openStore(shop);
    const { orderId, orderNumber } = await buyFrom(shop, store);
    await shop.db.updateTable('order_items').set({ name: '-Cloth' }).where('order_id', '=', orderId).execute();
    const day = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    const facts = [
      { status: 'approved', approved_at: ago(1), placed_at: ago(2) },
      { status: 'delivered', due_at: null, approved_at: ago(64), delivered_at: ago(59), placed_at: ago(65) },
      { status: 'delivered', due_at: null, approved_at: ago(68), delivered_at: ago(61), placed_at: ago(70) },
      ...Array.from({ length: 2100 }, (_, n) => ({ status: 'approved', placed_at: ago(80 + n) })),
    ];
    await copyOrder(shop.db, orderId, facts);
    const records = await recordsOf(store, 'orders');
    expect(records).toHaveLength(1 + facts.length);
    expect(new Set(records.map(({ order }) => order)).size).toBe(records.length);
    const known = records.slice(0, 4).map(({ phone, address }) => [phone !== '', address !== '']);
    expect(known).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(records[0]).toMatchObject({ order: orderNumber, state: 'pending', name: "'-Cloth", quantity: '1' });
    expect(records[3]?.buyer).toBe('');
    const { buyer_email: email } = await shop.db
      .selectFrom('orders')
      .select('buyer_email')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(records)).not.toContain(email);
    const shown = await shop.db
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('subject', '=', `store:${store.sellerId}`)
      .where('action', '=', 'personal_data.shown')
      .execute();
    expect(shown).toEqual([{ actor: store.owner.id, details: { export: 'orders' } }]);
  });

  it('carry nothing out in a spreadsheet, whatever text of the store or of the buyer stands in them [PARCEL-58]', async () => {
    const store = await openStore(shop);
    const { orderId } = await buyFrom(shop, store);
    const { id } = store.product;
    const { db } = shop;
    const goods = { brand_name: '+1', description: '-1', tags: ['@1'], return_policy: '\t1', sku: "'1" };
    await db
      .updateTable('products')
      .set({ name: '=1', ...goods })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('product_variants')
      .set({ sku: null, color: '=C', size: '=S' })
      .where('product_id', '=', id)
      .execute();
    const [product] = await recordsOf(store, 'products');
    expect(product).toMatchObject({
      ...{ sku: "''1", group: "''1", name: "'=1", color: "'=C", size: "'=S", brand: "'+1", description: "'-1" },
      ...{ tags: "'@1", returns_days: "'\t1" },
    });
    const line = { name: '=N', sku: '=K', selected_color: '=C', selected_size: '=S' };
    await db.updateTable('order_items').set(line).where('order_id', '=', orderId).execute();
    const parcel = { status: 'approved', courier: '@G', tracking_number: '-T' } as const;
    await db.updateTable('order_sellers').set(parcel).where('order_id', '=', orderId).execute();
    await sql`update orders set shipping_info = shipping_info || '{"firstName": "=F", "phone": "+234 803", "address": "-A",
      "city": "@C", "state": "=S"}' where id = ${orderId}`.execute(db);
    const [order] = await recordsOf(store, 'orders');
    expect(order).toMatchObject({
      ...{ phone: "'+234 803", address: "'-A", city: "'@C", state_of_buyer: "'=S", sku: "'=K", name: "'=N" },
      ...{ color: "'=C", size: "'=S", courier: "'@G", tracking_number: "'-T" },
    });
    expect(order?.buyer).toMatch(/^'=F /);
    const [sale] = await recordsOf(store, 'statement');
    expect(sale?.goods_name).toMatch(/^'=/);
  });

  it('have a statement whose balances follow from its amounts, of a month or of all [MONEY-18]', async () => {
    const store = await openStore(shop);
    for (let sale = 0; sale < 3; sale++) await buyFrom(shop, store);
    const records = await recordsOf(store, 'statement');
    expect(records.map(({ what }) => what)).toEqual(['sale', 'sale', 'sale']);
    const kobo = (text = '') => Math.round(Number(text) * 100);
    let before = 0;
    for (const { amount, balance, goods, commission } of records.toReversed()) {
      expect(kobo(goods) - kobo(commission)).toBe(kobo(amount));
      expect(kobo(balance)).toBe(before + kobo(amount));
      before = kobo(balance);
    }
    const { coming } = await store.owner.call('deskStatement', { params: { seller: store.sellerId }, query: {} });
    expect(before).toBe(coming);
    expect(await rowsOf(store, 'statement').then((rows) => rows.length)).toBe(4);
    const empty = await store.owner.fetch(`/api/desk/${store.sellerId}/statement.csv?month=2020-01`);
    expect((await empty.text()).trim().split('\r\n')).toHaveLength(1);
  });

  it.each(files)(
    'are not there for who does not work for the store, and not for its packer: %s [PARCEL-60]',
    async (file) => {
      const [store, other] = [await openStore(shop), await openStore(shop)];
      const packer = await newBuyer(shop, 'A Packer');
      await addMember(shop.db, store.sellerId, packer.id, 'packer');
      expect((await ask(other.owner, store.sellerId, file)).status).toBe(404);
      expect(await (await ask(packer, store.sellerId, file)).json()).toMatchObject({
        error: { code: 'act_not_allowed' },
      });
      await shop.db.deleteFrom('seller_members').where('user_id', '=', packer.id).execute();
      expect((await ask(packer, store.sellerId, file)).status).toBe(404);
    },
  );

  it('are asked for so often an hour [PARCEL-67]', async () => {
    const limited = await createTestApp({ env: { LIMIT_EXPORTS: '2', LIMIT_REQUESTS: '1' } });
    try {
      const store = await openStore(limited);
      const codes: number[] = [];
      for (const file of files) codes.push((await ask(store.owner, store.sellerId, file)).status);
      expect(codes).toEqual([200, 200, 429]);
    } finally {
      await limited.close();
    }
  });
});
