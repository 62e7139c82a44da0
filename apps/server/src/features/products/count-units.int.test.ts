import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { addMember, removeMemberInTurn } from '@oja/testing/rows/members';
import { seedProduct } from '@oja/testing/rows/seed';
import { setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { productRow } from '../../testing/desk-goods.ts';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: OpenedStore;
let rival: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openStore(shop);
  rival = await openStore(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

interface Count {
  stockItemId: string;
  seen: number;
  count: number;
  reason?: 'counted' | 'received' | 'damaged' | 'lost';
}
const count = (items: Count[], idempotencyKey = newId(), who = store.owner) =>
  who.call('countUnits', { params: { seller: store.sellerId }, body: { items }, idempotencyKey });
const goods = async (stock: number) => (await seedProduct(shop.db, { seller_id: store.sellerId, stock })).id;
const adjustmentsOf = async (id: string) => {
  const { rows } = await sql`select d_stock, reason, actor from stock_movements
    where stock_item_id = ${id} and kind = 'adjustment' order by created_at, id`.execute(shop.db);
  return rows;
};

describe('a typed count', () => {
  it('is a difference to what was seen: what was sold meanwhile stays sold [GOODS-68]', async () => {
    const before = await productRow(shop, store.product.id);
    await buyFrom(shop, store);
    await buyFrom(shop, store);
    const seen = before.stock;
    const { items } = await count([{ stockItemId: store.product.id, seen, count: seen - 3, reason: 'lost' }]);
    expect(items).toEqual([{ stockItemId: store.product.id, ok: true, stock: seen - 5, moved: -2 }]);
    expect((await productRow(shop, store.product.id)).stock).toBe(seen - 5);
    expect(await adjustmentsOf(store.product.id)).toEqual([{ d_stock: -3, reason: 'lost', actor: store.owner.id }]);
  });

  it('of what is as it was seen moves nothing', async () => {
    const id = await goods(5);
    expect((await count([{ stockItemId: id, seen: 5, count: 5 }])).items).toMatchObject([
      { ok: true, stock: 5, moved: 0 },
    ]);
    expect(await adjustmentsOf(id)).toEqual([]);
  });

  it('raises the full bar to the units where they are above it [GOODS-84]', async () => {
    const id = await goods(5);
    await count([{ stockItemId: id, seen: 5, count: 250 }]);
    expect(await productRow(shop, id)).toMatchObject({ stock: 250, max_stock: 250 });
    await count([{ stockItemId: id, seen: 250, count: 7 }]);
    expect(await productRow(shop, id)).toMatchObject({ stock: 7, max_stock: 250 });
  });

  it('each by itself, in the order of the request, with its reason where it is refused [GOODS-70]', async () => {
    const [low, held, full, high] = [await goods(1), await goods(5), await goods(1_000_000), await goods(2)];
    await setStock(shop.db, { id: held }, { held: 3 });
    const { items } = await count([
      { stockItemId: high, seen: 2, count: 9, reason: 'received' },
      { stockItemId: held, seen: 5, count: 2 },
      { stockItemId: rival.product.id, seen: 1000, count: 0 },
      { stockItemId: full, seen: 0, count: 1 },
      { stockItemId: newId(), seen: 1, count: 2 },
      { stockItemId: low.toUpperCase(), seen: 1, count: 0 },
    ]);
    const missing = { ok: false, code: 'stock_item_not_found', message: 'This count is not of your store.' };
    expect(items.map(({ stockItemId: _, ...outcome }) => outcome)).toEqual([
      { ok: true, stock: 9, moved: 0 },
      {
        ok: false,
        code: 'not_enough_free',
        message: '3 are promised to buyers who are paying now: the count cannot be below 3.',
      },
      missing,
      { ok: false, code: 'too_many_units', message: 'A count can be at most 1,000,000.' },
      missing,
      { ok: true, stock: 0, moved: 0 },
    ]);
    expect(items.map(({ stockItemId }) => stockItemId).slice(0, 2)).toEqual([high, held]);
    expect((await productRow(shop, rival.product.id)).stock).toBe(1000);
    await setStock(shop.db, { id: held }, { held: 0 });
  });

  it('is from 1 to 100 stock items, each once, from 0 to 1,000,000 [GOODS-71]', async () => {
    const many = Array.from({ length: 101 }, () => ({ stockItemId: newId(), seen: 0, count: 0 }));
    const [one] = many;
    if (!one) throw new Error('There are many.');
    const shouted = { ...one, stockItemId: one.stockItemId.toUpperCase() };
    const wrong = [
      [],
      many,
      [one, one],
      [one, shouted],
      [{ ...one, count: -1 }],
      [{ ...one, count: 1_000_001 }],
      [{ ...one, count: 1.5 }],
    ];
    for (const items of wrong) await expect(count(items)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    expect((await count(many.slice(1))).items).toHaveLength(100);
  });
});

describe('counts that come again', () => {
  it('need a key, without which they would move units twice [GOODS-81]', async () => {
    const id = await goods(20);
    const body = { items: [{ stockItemId: id, seen: 20, count: 17 }] };
    await expect(store.owner.call('countUnits', { params: { seller: store.sellerId }, body })).rejects.toMatchObject({
      status: 400,
      code: 'bad_request',
    });
    expect((await productRow(shop, id)).stock).toBe(20);
  });

  it('under the same key are answered as the first time, and move nothing [GOODS-72]', async () => {
    const id = await goods(20);
    const key = newId();
    const first = await count([{ stockItemId: id, seen: 20, count: 17 }], key);
    expect(await count([{ stockItemId: id, seen: 20, count: 17 }], key)).toEqual(first);
    await expect(count([{ stockItemId: id, seen: 20, count: 16 }], key)).rejects.toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect((await productRow(shop, id)).stock).toBe(17);
  });

  it('after the process died between two items move none twice, and the rest once [GOODS-73]', async () => {
    const [first, second] = [await goods(20), await goods(30)];
    const key = newId();
    const items = [
      { stockItemId: first, seen: 20, count: 17 },
      { stockItemId: second, seen: 30, count: 31 },
    ];
    await sql`create function dies() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$`.execute(
      shop.db,
    );
    await sql`create trigger dies after insert on stock_movements for each row when (new.stock_item_id = ${sql.lit(second)})
      execute function dies()`.execute(shop.db);
    await expect(count(items, key)).rejects.toMatchObject({ status: 500 });
    await sql`drop trigger dies on stock_movements`.execute(shop.db);
    expect([(await productRow(shop, first)).stock, (await productRow(shop, second)).stock]).toEqual([17, 30]);
    expect((await count(items, key)).items).toEqual([
      { stockItemId: first, ok: true, stock: 17, moved: 0 },
      { stockItemId: second, ok: true, stock: 31, moved: 0 },
    ]);
    expect([(await productRow(shop, first)).stock, (await productRow(shop, second)).stock]).toEqual([17, 31]);
    expect(await adjustmentsOf(first)).toHaveLength(1);
  });

  it('after a fault with other counts under the same key are other counts', async () => {
    const [first, second] = [await goods(20), await goods(30)];
    const key = newId();
    await sql`create function fails() returns trigger language plpgsql as $$ begin raise exception 'failed'; end $$`.execute(
      shop.db,
    );
    await sql`create trigger fails after insert on stock_movements for each row when (new.stock_item_id = ${sql.lit(second)})
      execute function fails()`.execute(shop.db);
    const asked = [
      { stockItemId: first, seen: 20, count: 17 },
      { stockItemId: second, seen: 30, count: 31 },
    ];
    await expect(count(asked, key)).rejects.toMatchObject({ status: 500 });
    await sql`drop trigger fails on stock_movements`.execute(shop.db);
    expect((await count([{ stockItemId: first, seen: 17, count: 12 }], key)).items).toEqual([
      { stockItemId: first, ok: true, stock: 12, moved: 0 },
    ]);
    expect((await adjustmentsOf(first)).length).toBe(2);
  });

  it('at once, each with its own difference, add up [GOODS-74]', async () => {
    const id = await goods(100);
    const tries = Array.from({ length: 12 }, (_, n) => count([{ stockItemId: id, seen: 100, count: 100 - n }]));
    const answers = await Promise.all(tries);
    expect(answers.every(({ items }) => items[0]?.ok)).toBe(true);
    expect((await productRow(shop, id)).stock).toBe(100 - 66);
  });
});

it('are for packers, too; who is removed in the middle is refused as a whole, and what was counted stays [GOODS-82]', async () => {
  const packer = await newBuyer(shop);
  await addMember(shop.db, store.sellerId, packer.id, 'packer');
  const ids = await Promise.all([1, 2, 3].map(() => goods(5)));
  const items = ids.map((stockItemId) => ({ stockItemId, seen: 5, count: 6 }));
  const [, second = ''] = ids;
  const { counting, removing } = await shop.db.transaction().execute(async (tx) => {
    await sql`select from products where id = ${second} for update`.execute(tx);
    const counting = count(items, newId(), packer).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
    const removing = removeMemberInTurn(shop.db, store.sellerId, packer.id);
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(2);
    return { counting, removing };
  });
  expect(await counting).toBe('store_not_found');
  await removing;
  const stocks = await Promise.all(ids.map(async (id) => (await productRow(shop, id)).stock));
  expect([stocks[0], stocks[2]]).toEqual([6, 5]);
});
