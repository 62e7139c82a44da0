import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, productRow } from '../../../testing/desk-goods.ts';
import { comeToAnEnd, compareImport, importsOf, outcomesOf } from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
/** Two products, in the order of their ids. */
let first: string;
let second: string;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  store = await openGoodsStore(shop);
  const ids = [
    await store.publish(store.form({ name: 'Aso oke' })),
    await store.publish(store.form({ name: 'Adire' })),
  ];
  [first, second] = ids.sort() as [string, string];
});

const formOf = async (id: string) => {
  const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
  if (!product) throw new Error('Not in the shop.');
  return product.form;
};

/** A file that describes both anew, the second of them in front. */
async function compared(): Promise<string> {
  const forms = await Promise.all([second, first].map(async (id) => ({ id, before: await formOf(id) })));
  const anew = forms.map(({ id, before }) => ({
    id,
    isNew: false,
    before,
    form: { ...before, description: 'Six yards.' },
  }));
  return (await compareImport(shop, store, anew)).id;
}

/**
 * Takes what is locked first, lets the import come upon it, and takes what is locked next: an import that has that already
 * would be waited for in a ring.
 */
async function meet(importId: string, locks: { first: RawBuilder<unknown>; next: RawBuilder<unknown> }): Promise<void> {
  const { storing } = await shop.db.transaction().execute(async (tx) => {
    await locks.first.execute(tx);
    const storing = importsOf(store).store(importId);
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    await locks.next.execute(tx);
    return { storing };
  });
  await storing;
  await comeToAnEnd(shop);
  expect((await outcomesOf(shop, importId)).map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
}

const product = (id: string) => sql`select from products where id = ${id} for no key update`;

describe('an import that is stored [GOODS-183]', () => {
  it('has no units of a product that somebody counts or prices meanwhile', async () => {
    const units = sql`select from stock_items where product_id = ${second} for no key update`;
    await meet(await compared(), { first: product(second), next: units });
  });

  it('has no product behind one that waits, where somebody changes several meanwhile', async () => {
    await meet(await compared(), { first: product(first), next: product(second) });
  });

  it('and prices and counts of the same goods that come at once are all done', async () => {
    const importId = await compared();
    const { stock, price } = await productRow(shop, first);
    const item = await shop.db
      .selectFrom('stock_items')
      .select('id')
      .where('product_id', '=', first)
      .executeTakeFirstOrThrow();
    const seen = { price: price as never, discountPrice: null };
    const asked = { variantId: null, seen, price: price + 50_000, discountPrice: null };
    const counted = { stockItemId: item.id, seen: stock, count: stock + 4 };
    const answers = await Promise.allSettled([
      importsOf(store).store(importId),
      store.owner.call('priceProduct', { params: store.paramsOf(first), body: { prices: [asked] } as never }),
      store.owner.call('countUnits', {
        params: { seller: store.sellerId },
        body: { items: [counted] },
        idempotencyKey: crypto.randomUUID(),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    await comeToAnEnd(shop);
    expect(await productRow(shop, first)).toMatchObject({
      ...{ price: price + 50_000, stock: stock + 4, description: 'Six yards.' },
    });
  });
});
