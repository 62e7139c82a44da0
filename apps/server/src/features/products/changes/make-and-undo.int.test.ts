import type { BulkAct } from '@oja/contract/desks/desk-changes';
import { fillCart, openPayment } from '@oja/testing/buying/buy';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { addManager, carryOn, changesOf, sellMany } from '../../../testing/goods-changes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expectConserved } from '../../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
let rival: GoodsStore;
let changes: ReturnType<typeof changesOf>;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  rival = await openGoodsStore(shop);
  changes = changesOf(store);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const sell = (price: number, discount_price: number | null = null, stock = 10) =>
  seedProduct(shop.db, { seller_id: store.sellerId, price, discount_price, stock });
const priced = (price: number, discountPrice: number | null = null) => ({ price, discountPrice });
const eightPercent: BulkAct = { kind: 'price-percent', basisPoints: 800, round: 'none' };

describe('a change of prices', () => {
  it('is made as it was looked at, and undone where it still is what it made [SHEET-01, SHEET-06]', async () => {
    const [one, two] = [await sell(1_000_000), await sell(500_000, 400_000)];
    const change = await changes.look(eightPercent, [one.id, two.id]);
    expect(change).toMatchObject({ state: 'looked', act: eightPercent, rows: 2, products: 2, refused: 0, same: 0 });
    expect(await productRow(shop, one.id)).toMatchObject({ price: 1_000_000 });
    expect(await changes.make(change)).toMatchObject({ state: 'made', rows: 2, done: 2, by: 'Store' });
    expect(await productRow(shop, one.id)).toMatchObject({ price: 1_080_000 });
    expect(await productRow(shop, two.id)).toMatchObject({ price: 540_000, discount_price: 400_000 });
    expect(await changes.make(change)).toMatchObject({ state: 'made', done: 2 });
    expect(await productRow(shop, one.id)).toMatchObject({ price: 1_080_000 });
    await shop.db.updateTable('products').set({ price: 600_000 }).where('id', '=', two.id).execute();
    expect(await changes.undo(change)).toMatchObject({
      state: 'undone',
      rows: 2,
      done: 2,
      notUndone: 1,
      undoUntil: null,
    });
    expect(await changes.undo(change)).toMatchObject({ state: 'undone', notUndone: 1 });
    expect(await productRow(shop, one.id)).toMatchObject({ price: 1_000_000 });
    expect(await productRow(shop, two.id)).toMatchObject({ price: 600_000 });
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from audit_log where details ->> 'change' = ${change.id} order by at, id`.execute(shop.db);
    expect(rows.map(({ action }) => action)).toEqual(['goods.changed', 'goods.undone']);
    expect(rows[0]?.details).toMatchObject({
      rows: expect.arrayContaining([{ product: one.id, before: priced(1_000_000), after: priced(1_080_000) }]),
    });
    expect(rows[1]?.details).toMatchObject({
      rows: [{ product: one.id, before: priced(1_000_000), after: priced(1_080_000) }],
    });
  });

  it('refuses what cannot be in front, with its reason, and changes the rest [SHEET-02]', async () => {
    const [cheap, dear, on] = [await sell(100), await sell(1_000_000_000), await sell(1_000_000, 950_000)];
    const change = await changes.look({ kind: 'price-percent', basisPoints: -1_000, round: 'none' }, [
      cheap.id,
      dear.id,
      on.id,
    ]);
    expect(change).toMatchObject({ rows: 1, refused: 1, same: 1 });
    expect(await changes.rowsOf(change)).toEqual([
      {
        ...{ before: priced(1_000_000, 950_000), after: priced(900_000, 950_000), outcome: 'refused' },
        problem: 'The sale price of ₦9,500.00 must be below ₦9,000.00.',
      },
      { before: priced(1_000_000_000), after: priced(900_000_000), outcome: 'planned', problem: null },
    ]);
    await changes.make(change);
    expect(await productRow(shop, on.id)).toMatchObject({ price: 1_000_000, discount_price: 950_000 });
    expect(await productRow(shop, dear.id)).toMatchObject({ price: 900_000_000 });
  });

  it('prices each variant that is offered at a price of its own, and shows the cheapest', async () => {
    const id = await store.publish(
      store.form({
        ...{ colors: ['red', 'blue'], pricedEach: true, price: '' },
        variants: [variantForm('red', '', { price: '900' }), variantForm('blue', '', { price: '700' })],
      }),
    );
    const change = await changes.look({ kind: 'sale', percent: 50, round: '100', until: null }, [id]);
    expect(change).toMatchObject({ rows: 2, products: 1 });
    await changes.make(change);
    expect(await productRow(shop, id)).toMatchObject({ price: 70_000, discount_price: 40_000 });
    await changes.undo(change);
    expect(await productRow(shop, id)).toMatchObject({ price: 70_000, discount_price: null });
  });

  it('does not touch a price that moved since it was looked at [SHEET-03]', async () => {
    const { id, name } = await sell(1_000_000);
    const change = await changes.look(eightPercent, [id]);
    await shop.db.updateTable('products').set({ price: 1_100_000 }).where('id', '=', id).execute();
    expect(await changes.make(change)).toMatchObject({ state: 'made', rows: 0, refused: 1, done: 0, undoUntil: null });
    expect((await changes.rowsOf(change))[0]).toMatchObject({
      outcome: 'refused',
      problem: `${name} changed meanwhile: it is ₦11,000.00, not ₦10,000.00.`,
    });
    expect(await productRow(shop, id)).toMatchObject({ price: 1_100_000 });
  });
});

describe('a day after it was made', () => {
  it('a change is not undone any more, and until then it is [SHEET-07]', async () => {
    const { id } = await sell(1_000_000);
    const change = await changes.make(await changes.look(eightPercent, [id]));
    const madeBefore = (hours: number) =>
      sql`update goods_changes set made_at = now() - make_interval(hours => ${hours}) where id = ${change.id}`.execute(
        shop.db,
      );
    await madeBefore(25);
    expect(await changes.show(change)).toMatchObject({ state: 'made', undoUntil: null });
    await expect(changes.undo(change)).rejects.toMatchObject({ status: 409, code: 'change_too_old' });
    expect(await productRow(shop, id)).toMatchObject({ price: 1_080_000 });
    await madeBefore(23);
    expect(await changes.undo(change)).toMatchObject({ state: 'undone', notUndone: 0 });
    expect(await productRow(shop, id)).toMatchObject({ price: 1_000_000 });
  });
});

describe('a change of counts', () => {
  it('is a difference: what was sold since stays sold, when it is made and when it is undone [SHEET-04]', async () => {
    const { id } = await sell(100_000, null, 20);
    const change = await changes.lookAtCells([{ what: 'count', productId: id, stockItemId: id, seen: 20, count: 17 }]);
    await sellUnits(id, 2);
    expect(await changes.make(change)).toMatchObject({ rows: 1, done: 1 });
    expect(await changes.rowsOf(change)).toEqual([
      { before: { count: 18 }, after: { count: 15 }, outcome: 'made', problem: null },
    ]);
    await sellUnits(id, 1);
    await changes.undo(change);
    expect(await productRow(shop, id)).toMatchObject({ stock: 17 });
  });

  it('is never below what is promised to buyers who are paying [SHEET-05]', async () => {
    const { id } = await sell(100_000, null, 5);
    const buyer = await newBuyer(shop);
    await fillCart(buyer, { product: { id } });
    await openPayment(buyer);
    const change = await changes.look({ kind: 'set-count', count: 0 }, [id]);
    expect(change).toMatchObject({ rows: 0, refused: 1 });
    expect((await changes.rowsOf(change))[0]).toMatchObject({
      problem: '1 are promised to buyers who are paying now: the count cannot be below 1.',
    });
    const more = await changes.make(await changes.look({ kind: 'add-count', units: 500 }, [id]));
    expect(await productRow(shop, id)).toMatchObject({ stock: 505, max_stock: 505 });
    await shop.db.updateTable('stock_items').set({ held: 400 }).where('id', '=', id).execute();
    expect(await changes.undo(more)).toMatchObject({ state: 'undone', notUndone: 1 });
    await shop.db.updateTable('stock_items').set({ held: 1 }).where('id', '=', id).execute();
    expect(await productRow(shop, id)).toMatchObject({ stock: 505 });
    expect(await changes.rowsOf(more)).toMatchObject([
      { outcome: 'not-undone', problem: expect.stringContaining('400') },
    ]);
  });
});

/** As if ordered: the units and their movement. */
async function sellUnits(id: string, units: number): Promise<void> {
  await store.owner.call('countUnits', {
    params: { seller: store.sellerId },
    body: { items: [{ stockItemId: id, seen: units, count: 0 }] },
    idempotencyKey: newId(),
  });
}

describe('a pause', () => {
  it('takes what is live out of the shop, and puts back what is still paused [SHEET-17]', async () => {
    const [live, archived, back] = [await sell(100), await sell(100), await sell(100)];
    await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', archived.id).execute();
    const change = await changes.look({ kind: 'pause' }, [live.id, archived.id, back.id]);
    expect(await changes.make(change)).toMatchObject({ rows: 2, same: 1 });
    await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', back.id).execute();
    expect(await changes.undo(change)).toMatchObject({ notUndone: 1 });
    const statuses = await Promise.all(
      [live, archived, back].map(async ({ id }) => (await productRow(shop, id)).status),
    );
    expect(statuses).toEqual(['live', 'archived', 'archived']);
  });
});

describe('ids of others', () => {
  it('are those of nothing, and a change names itself once [SHEET-31]', async () => {
    const { id } = await sell(100_000);
    for (const strange of [rival.product.id, newId()]) {
      await expect(changes.look(eightPercent, [id, strange])).rejects.toMatchObject({
        status: 404,
        code: 'product_not_found',
      });
      const cell = { what: 'count' as const, productId: id, stockItemId: strange, seen: 1, count: 2 };
      await expect(changes.lookAtCells([cell])).rejects.toMatchObject({ status: 404, code: 'stock_item_not_found' });
    }
    const theirs = newId();
    await rival.owner.call('lookAtChange', {
      params: { seller: rival.sellerId, id: theirs },
      body: { act: eightPercent, products: [rival.product.id] },
    });
    for (const strange of [theirs, newId()]) {
      for (const act of [changes.make, changes.undo, changes.rowsOf]) {
        await expect(act({ id: strange })).rejects.toMatchObject({ status: 404, code: 'change_not_found' });
      }
    }
    await expect(changes.look(eightPercent, [id], theirs)).rejects.toMatchObject({ code: 'change_not_found' });
    const change = await changes.look(eightPercent, [id]);
    expect(await changes.look({ kind: 'round', round: '900' }, [id], change.id)).toMatchObject({ rows: 1 });
    await changes.make(change);
    expect(await productRow(shop, id)).toMatchObject({ price: 190_000 });
    await expect(changes.look(eightPercent, [id], change.id)).rejects.toMatchObject({ code: 'change_made_before' });
  });
});

describe('a change of 300 products', () => {
  it('goes on by itself behind its first 250, is made once whoever asks, and is undone in parts [SHEET-09]', async () => {
    const many = await sellMany(shop, store, 300);
    const body = { act: eightPercent, where: { tab: 'sold-out' as const, q: 'Bulk' } };
    const change = await store.owner.call('lookAtChange', { params: changes.paramsOf(newId()), body });
    expect(change).toMatchObject({ rows: 300, products: 300 });
    const [first, second] = await Promise.all([changes.make(change), changes.make(change)]);
    expect([first, second]).toEqual([first, first]);
    expect(first).toMatchObject({ state: 'making', done: 250 });
    await Promise.all([carryOn(shop), carryOn(shop)]);
    expect(await changes.make(change)).toMatchObject({ state: 'made', done: 300 });
    expect(await pricesOf(many)).toEqual([108_000]);
    expect(await changes.undo(change)).toMatchObject({ state: 'undoing', done: 250 });
    await carryOn(shop);
    expect(await changes.undo(change)).toMatchObject({ state: 'undone', done: 300, notUndone: 0 });
    expect(await pricesOf(many)).toEqual([100_000]);
  });

  it('stops where its member was removed, or its store was suspended [SHEET-14]', async () => {
    const many = await sellMany(shop, store, 260);
    const helper = await newBuyer(shop);
    await addManager(shop, store, helper);
    const id = newId();
    await helper.call('lookAtChange', { params: changes.paramsOf(id), body: { act: eightPercent, products: many } });
    await helper.call('makeChange', { params: changes.paramsOf(id) });
    await sql`delete from seller_members where user_id = ${helper.id}`.execute(shop.db);
    await carryOn(shop);
    const made = await store.owner.call('deskChange', { params: changes.paramsOf(id) });
    expect(made).toMatchObject({ state: 'made', rows: 250, refused: 10, done: 250 });
    expect((await changes.rowsOf({ id }))[0]?.problem).toBe('Who changed this may not do so any more.');
    const { sellerId } = store;
    const setStatus = (status: string) =>
      sql`update sellers set status = ${status} where id = ${sellerId}`.execute(shop.db);
    const again = newId();
    await store.owner.call('lookAtChange', {
      params: changes.paramsOf(again),
      body: { act: eightPercent, products: many },
    });
    await changes.make({ id: again });
    await setStatus('suspended');
    await expect(changes.undo({ id: again })).rejects.toMatchObject({ code: 'store_suspended' });
    await carryOn(shop);
    const stopped = await store.owner.call('deskChange', { params: changes.paramsOf(again) });
    expect(stopped).toMatchObject({ state: 'made', refused: 10, done: 250 });
    expect((await changes.rowsOf({ id: again }))[0]?.problem).toBe('The store does not sell any more.');
    await setStatus('approved');
  });
});

async function pricesOf(ids: string[]): Promise<number[]> {
  const { rows } = await sql<{
    price: number;
  }>`select distinct price from products where id = any(${ids}::uuid[])`.execute(shop.db);
  return rows.map(({ price }) => price);
}
