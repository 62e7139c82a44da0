import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { changesOf, sellMany } from '../../../testing/goods-changes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

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

const priced = (price: number, discountPrice: number | null = null) => ({ price, discountPrice });
const sell = () => seedProduct(shop.db, { seller_id: store.sellerId, price: 100_000, stock: 10 });

/** A product of two variants at prices of their own, ₦900 and ₦700. */
async function sellEach(of: GoodsStore) {
  const id = await of.publish(
    of.form({
      ...{ colors: ['red', 'blue'], pricedEach: true, price: '' },
      variants: [variantForm('red', '', { price: '900' }), variantForm('blue', '', { price: '700' })],
    }),
  );
  const variants = await shop.db
    .selectFrom('product_variants')
    .select(['id', 'stock_item_id'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const [red, blue] = variants;
  if (!red || !blue) throw new Error('There are two variants.');
  return { id, red, blue };
}

describe('typed cells', () => {
  it('price variants that have prices of their own, all or none of them, and the cheapest is shown', async () => {
    const { id, red, blue } = await sellEach(store);
    const cell = (variantId: string | null, seen: number, price: number) => ({
      ...{ what: 'price' as const, productId: id, variantId, seen: priced(seen) },
      ...priced(price),
    });
    const change = await changes.lookAtCells([cell(red.id, 90_000, 60_000), cell(null, 70_000, 50_000)]);
    expect(change).toMatchObject({ rows: 1, refused: 1 });
    expect((await changes.rowsOf(change))[0]).toMatchObject({ outcome: 'refused', after: priced(50_000) });
    await changes.make(change);
    expect(await productRow(shop, id)).toMatchObject({ price: 60_000 });
    await changes.make(await changes.lookAtCells([cell(blue.id, 70_000, 95_000)]));
    expect(await productRow(shop, id)).toMatchObject({ price: 60_000 });
    const dearer = await changes.make(await changes.lookAtCells([cell(red.id, 60_000, 99_000)]));
    expect(await productRow(shop, id)).toMatchObject({ price: 95_000 });
    await changes.undo(dearer);
    expect(await productRow(shop, id)).toMatchObject({ price: 60_000 });
  });

  it('say from how many few are left, and give that back where it still is what they made', async () => {
    const [one, two] = [await sell(), await sell()];
    const lowAt = async ({ id }: { id: string }) => {
      const { rows } = await sql<{ low_at: number }>`select low_at from stock_items where id = ${id}`.execute(shop.db);
      return rows[0]?.low_at;
    };
    const was = (await lowAt(one)) ?? 0;
    const cells = [one, two].map(({ id }) => ({
      ...{ what: 'low-at' as const, productId: id, stockItemId: id },
      lowAt: was + 7,
    }));
    const change = await changes.lookAtCells(cells);
    expect(change).toMatchObject({ rows: 2, refused: 0 });
    await changes.make(change);
    expect([await lowAt(one), await lowAt(two)]).toEqual([was + 7, was + 7]);
    expect(await changes.lookAtCells(cells)).toMatchObject({ rows: 0, same: 2 });
    await sql`update stock_items set low_at = 900 where id = ${two.id}`.execute(shop.db);
    expect(await changes.undo(change)).toMatchObject({ state: 'undone', notUndone: 1 });
    expect([await lowAt(one), await lowAt(two)]).toEqual([was, 900]);
  });

  it('that name goods of another store name nothing [SHEET-16]', async () => {
    const { id } = await sell();
    const theirs = await sellEach(rival);
    const price = { what: 'price' as const, seen: priced(100_000), ...priced(110_000) };
    const count = { what: 'count' as const, seen: 10, count: 11 };
    const low = { what: 'low-at' as const, lowAt: 3 };
    const strange = [
      [{ ...price, productId: theirs.id, variantId: null }, 'product_not_found'],
      [{ ...price, productId: theirs.id, variantId: theirs.red.id }, 'product_not_found'],
      [{ ...price, productId: id, variantId: theirs.red.id }, 'product_not_found'],
      [{ ...count, productId: theirs.id, stockItemId: theirs.red.stock_item_id }, 'product_not_found'],
      [{ ...count, productId: id, stockItemId: theirs.red.stock_item_id }, 'stock_item_not_found'],
      [{ ...low, productId: theirs.id, stockItemId: theirs.red.stock_item_id }, 'product_not_found'],
      [{ ...low, productId: id, stockItemId: theirs.red.stock_item_id }, 'stock_item_not_found'],
    ] as const;
    for (const [cell, code] of strange) {
      await expect(changes.lookAtCells([cell])).rejects.toMatchObject({ status: 404, code });
    }
  });
});

describe('a change that is too large', () => {
  it('is refused before anything of it is kept [SHEET-08]', async () => {
    await sellMany(shop, store, 5_001);
    const id = newId();
    const body = { act: { kind: 'pause' as const }, where: { tab: 'sold-out' as const, q: 'Bulk' } };
    await expect(store.owner.call('lookAtChange', { params: changes.paramsOf(id), body })).rejects.toMatchObject({
      ...{ status: 409, code: 'too_many_rows' },
      message: expect.stringMatching(/5,001.*5,000/),
    });
    await expect(changes.show({ id })).rejects.toMatchObject({ code: 'change_not_found' });
  });

  it('is read up to two mebibytes, and not beyond', async () => {
    const { id } = await sell();
    const cells = [{ what: 'count', productId: id, stockItemId: id, seen: 10, count: 12 }];
    const send = (size: number) => {
      const body = JSON.stringify({ cells });
      return store.owner.fetch(`/api/desk/${store.sellerId}/changes/${newId()}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
        body: body + ' '.repeat(size - body.length),
      });
    };
    const most = 2 * 1024 * 1024;
    expect((await send(most)).status).toBe(200);
    const refused = await send(most + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { code: 'payload_too_large' } });
  });
});

describe('rows of a change', () => {
  it('come a hundred a page, each once, and a cursor belongs to its change', async () => {
    const many = await sellMany(shop, store, 230);
    await sql`update products set status = 'taken_down', taken_down_from = 'live', taken_down_at = now(),
      taken_down_reasons = '{unsafe}', taken_down_note = 'No.' where id = any(${many.slice(0, 105)}::uuid[])`.execute(
      shop.db,
    );
    const change = await changes.look({ kind: 'pause' }, many);
    expect(change).toMatchObject({ rows: 125, refused: 105 });
    const pages: { row: number; outcome: string }[][] = [];
    let cursor: string | undefined;
    let first: string | null = null;
    do {
      const query = cursor === undefined ? {} : { cursor };
      const page = await store.owner.call('deskChangeRows', { params: changes.paramsOf(change.id), query });
      pages.push(page.items);
      first ??= page.nextCursor;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 30]);
    const rows = pages.flat();
    expect(new Set(rows.map(({ row }) => row)).size).toBe(230);
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      ...Array<string>(105).fill('refused'),
      ...Array<string>(125).fill('planned'),
    ]);
    const other = await changes.look({ kind: 'pause' }, many);
    for (const strange of [first ?? '', 'bm9uc2Vuc2U']) {
      const asked = { params: changes.paramsOf(other.id), query: { cursor: strange } };
      await expect(store.owner.call('deskChangeRows', asked)).rejects.toMatchObject({ status: 400 });
    }
  });
});
