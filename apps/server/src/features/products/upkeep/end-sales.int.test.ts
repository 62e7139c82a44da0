import { type Kobo, kobo } from '@oja/domain/money/money';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, productRow } from '../../../testing/desk-goods.ts';
import { changesOf } from '../../../testing/goods-changes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endSales } from './end-sales.ts';

let shop: TestApp;
let store: GoodsStore;
let changes: ReturnType<typeof changesOf>;
let lastDay: string;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  changes = changesOf(store);
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Africa/Lagos')::date + 1)::text as day`.execute(shop.db);
  lastDay = rows[0]?.day ?? '';
});
afterAll(() => shop.close());

const { signal } = new AbortController();
const end = () => endSales(shop.db, signal);
const sell = (discount_price: number | null = null) =>
  seedProduct(shop.db, { seller_id: store.sellerId, price: 1_000_000, discount_price });

/** Sets a sale of 20 % until the end of tomorrow in Lagos. */
async function setSale(...products: string[]) {
  return changes.make(await changes.look({ kind: 'sale', percent: 20, round: 'none', until: lastDay }, products));
}

/** Lets the sale of a product be over since a second. */
const letEnd = (id: string) =>
  sql`update timed_sales set starts_at = now() - interval '1 day', ends_at = now() - interval '1 second'
    where product_id = ${id} and state = 'running'`.execute(shop.db);

const statesOf = async (id: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from timed_sales where product_id = ${id} order by starts_at, id`.execute(shop.db);
  return rows.map(({ state }) => state);
};

describe('a sale that ends by itself', () => {
  it('runs to the end of its last day in Lagos, and takes away the price that it set [SHEET-18]', async () => {
    const [due, still] = [await sell(), await sell()];
    await setSale(due.id, still.id);
    expect(await productRow(shop, due.id)).toMatchObject({ price: 1_000_000, discount_price: 800_000 });
    const { rows } = await sql<{ isThen: boolean }>`
      select ends_at = ((${lastDay}::date + 1)::timestamp at time zone 'Africa/Lagos') as "isThen"
      from timed_sales where product_id = ${due.id}`.execute(shop.db);
    expect(rows).toEqual([{ isThen: true }]);
    await end();
    expect(await productRow(shop, due.id)).toMatchObject({ discount_price: 800_000 });
    await letEnd(due.id);
    await Promise.all([end(), end()]);
    expect(await productRow(shop, due.id)).toMatchObject({ price: 1_000_000, discount_price: null });
    expect(await productRow(shop, still.id)).toMatchObject({ discount_price: 800_000 });
    expect([await statesOf(due.id), await statesOf(still.id)]).toEqual([['ended'], ['running']]);
    const { rows: told } = await sql`
      select actor from audit_log where action = 'goods.sales_ended' and details -> 'products' ? ${due.id}
    `.execute(shop.db);
    expect(told).toEqual([{ actor: 'system' }]);
  });

  it('leaves a sale price that somebody set since, and a price that somebody changed stays changed [SHEET-19]', async () => {
    const [resold, repriced, ended] = [await sell(), await sell(), await sell()];
    await setSale(resold.id, repriced.id, ended.id);
    const set = (id: string, price: Kobo, discountPrice: Kobo | null) =>
      store.owner.call('priceProduct', {
        params: store.paramsOf(id),
        body: {
          prices: [
            { variantId: null, price, discountPrice, seen: { price: kobo(1_000_000), discountPrice: kobo(800_000) } },
          ],
        },
      });
    await set(resold.id, kobo(1_000_000), kobo(700_000));
    await set(repriced.id, kobo(1_200_000), kobo(800_000));
    await set(ended.id, kobo(1_000_000), null);
    for (const { id } of [resold, repriced, ended]) await letEnd(id);
    await end();
    expect(await productRow(shop, resold.id)).toMatchObject({ price: 1_000_000, discount_price: 700_000 });
    expect(await productRow(shop, repriced.id)).toMatchObject({ price: 1_200_000, discount_price: null });
    expect(await productRow(shop, ended.id)).toMatchObject({ price: 1_000_000, discount_price: null });
    expect([await statesOf(resold.id), await statesOf(repriced.id), await statesOf(ended.id)]).toEqual([
      ['cancelled'],
      ['ended'],
      ['cancelled'],
    ]);
  });

  it('gives way to a later sale, and comes back with its undo unless its time is over [SHEET-32]', async () => {
    const [first, over] = [await sell(), await sell()];
    await setSale(first.id, over.id);
    const later = await changes.make(
      await changes.look({ kind: 'sale', percent: 50, round: 'none', until: null }, [first.id, over.id]),
    );
    expect([await statesOf(first.id), (await productRow(shop, first.id)).discount_price]).toEqual([
      ['cancelled'],
      500_000,
    ]);
    await sql`update goods_change_rows set before = before || '{"saleEndsAt": "2020-01-01T00:00:00.000000Z"}'
      where change_id = ${later.id} and product_id = ${over.id}`.execute(shop.db);
    expect(await changes.undo(later)).toMatchObject({ notUndone: 0 });
    expect(await productRow(shop, first.id)).toMatchObject({ discount_price: 800_000 });
    expect(await statesOf(first.id)).toEqual(['cancelled', 'running']);
    expect(await productRow(shop, over.id)).toMatchObject({ price: 1_000_000, discount_price: null });
    expect(await statesOf(over.id)).toEqual(['cancelled']);
  });
});
