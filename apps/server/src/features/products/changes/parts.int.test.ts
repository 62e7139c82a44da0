import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { addManager, carryOn, changesOf, sellMany } from '../../../testing/goods-changes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { expectConserved } from '../../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
let changes: ReturnType<typeof changesOf>;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  changes = changesOf(store);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** Each count that occurs among stock items, and how often; how many movements a change made of them. */
async function countsOf(ids: readonly string[]) {
  const { rows } = await sql<{ stock: number; items: number }>`
    select stock, count(*)::integer as items from stock_items where id = any(${ids}::uuid[]) group by stock order by stock
  `.execute(shop.db);
  return rows;
}
const movementsOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from stock_movements where source in (${`change:${id}`}, ${`undo:${id}`})
  `.execute(shop.db);
  return rows[0]?.many;
};

/** From now on a transaction that makes rows of a change dies when all its work is done. @returns ends that */
async function dieAtCommit({ id }: { id: string }): Promise<() => Promise<unknown>> {
  await sql`
    create or replace function die_at_commit() returns trigger language plpgsql as $$ begin raise 'died'; end $$
  `.execute(shop.db);
  await sql`
    create constraint trigger dies after update on goods_change_rows deferrable initially deferred for each row
    when (new.change_id = ${sql.lit(id)}::uuid) execute function die_at_commit()
  `.execute(shop.db);
  return () => sql`drop trigger dies on goods_change_rows`.execute(shop.db);
}

describe('a part', () => {
  it('is written once by several processes, each part by one of them [SHEET-10]', async () => {
    const many = await sellMany(shop, store, 760);
    const change = await changes.look({ kind: 'add-count', units: 10 }, many);
    expect(await changes.make(change)).toMatchObject({ state: 'making', rows: 760, done: 250 });
    await Promise.all([carryOn(shop), carryOn(shop), carryOn(shop), changes.make(change), changes.make(change)]);
    await carryOn(shop);
    expect(await changes.show(change)).toMatchObject({ state: 'made', done: 760, refused: 0 });
    expect(await countsOf(many)).toEqual([{ stock: 10, items: 760 }]);
    expect(await movementsOf(change)).toBe(760);
  });

  it('that dies before it is committed leaves nothing, and is written when its turn comes again [SHEET-11]', async () => {
    const many = await sellMany(shop, store, 510);
    const change = await changes.look({ kind: 'add-count', units: 4 }, many);
    await changes.make(change);
    const live = await dieAtCommit(change);
    await expect(carryOn(shop)).rejects.toThrow();
    await live();
    expect(await changes.show(change)).toMatchObject({ state: 'making', done: 250 });
    expect(await countsOf(many)).toEqual([
      { stock: 0, items: 260 },
      { stock: 4, items: 250 },
    ]);
    await carryOn(shop);
    expect(await changes.show(change)).toMatchObject({ state: 'made', done: 510 });
    expect(await countsOf(many)).toEqual([{ stock: 4, items: 510 }]);
    expect(await movementsOf(change)).toBe(510);

    const liveAgain = await dieAtCommit(change);
    await expect(changes.undo(change)).rejects.toMatchObject({ status: 500 });
    await liveAgain();
    expect(await changes.show(change)).toMatchObject({ state: 'made' });
    await changes.undo(change);
    await carryOn(shop);
    expect(await changes.show(change)).toMatchObject({ state: 'undone', done: 510, notUndone: 0 });
    expect(await countsOf(many)).toEqual([{ stock: 0, items: 510 }]);
    expect(await movementsOf(change)).toBe(1020);
  });

  it('whose mark was lost moves no unit a second time: the database refuses it [SHEET-12]', async () => {
    const many = await sellMany(shop, store, 260);
    const change = await changes.look({ kind: 'add-count', units: 5 }, many);
    await changes.make(change);
    // As if what became of its rows had not been written with them.
    await sql`update goods_change_rows set outcome = 'planned' where change_id = ${change.id}`.execute(shop.db);
    await sql`update goods_changes set done = 0 where id = ${change.id}`.execute(shop.db);
    await expect(carryOn(shop)).rejects.toThrow();
    expect(await countsOf(many)).toEqual([
      { stock: 0, items: 10 },
      { stock: 5, items: 250 },
    ]);
    expect(await movementsOf(change)).toBe(250);
    await sql`delete from goods_changes where id = ${change.id}`.execute(shop.db);
  });

  it('of a change that is undone while it is made is not written any more [SHEET-13]', async () => {
    const many = await sellMany(shop, store, 300);
    const change = await changes.look({ kind: 'add-count', units: 3 }, many);
    await changes.make(change);
    expect(await changes.undo(change)).toMatchObject({ state: 'undone', rows: 250, refused: 50, notUndone: 0 });
    await carryOn(shop);
    expect(await countsOf(many)).toEqual([{ stock: 0, items: 300 }]);
  });

  it('of what is paused, and of what comes back, is small: making words for search takes long', async () => {
    const many = await sellMany(shop, store, 120);
    const change = await changes.look({ kind: 'pause' }, many);
    expect(await changes.make(change)).toMatchObject({ state: 'making', done: 50 });
    await carryOn(shop);
    expect(await changes.undo(change)).toMatchObject({ state: 'undoing', done: 50 });
    await carryOn(shop);
    expect(await changes.show(change)).toMatchObject({ state: 'undone', done: 120, notUndone: 0 });
    const { rows } = await sql`
      select status, count(*)::integer as many from products where id = any(${many}::uuid[]) group by status
    `.execute(shop.db);
    expect(rows).toEqual([{ status: 'live', many: 120 }]);
  });
});

describe('who may no longer', () => {
  it('makes and undoes nothing that was looked at before, and each other part is refused [SHEET-15]', async () => {
    const many = await sellMany(shop, store, 260);
    const helper = await newBuyer(shop);
    await addManager(shop, store, helper);
    const theirs = changesOf(store, helper);
    const [looked, made] = [
      await theirs.look({ kind: 'add-count', units: 1 }, many),
      await theirs.look({ kind: 'add-count', units: 2 }, many),
    ];
    await theirs.make(made);
    await sql`update seller_members set role = 'packer' where user_id = ${helper.id}`.execute(shop.db);
    for (const act of [theirs.make, theirs.undo, theirs.show]) {
      await expect(act(looked)).rejects.toMatchObject({ status: 403 });
    }
    await sql`delete from seller_members where user_id = ${helper.id}`.execute(shop.db);
    for (const act of [theirs.make, theirs.undo, theirs.show]) {
      await expect(act(looked)).rejects.toMatchObject({ status: 404 });
    }
    await carryOn(shop);
    expect(await changes.show(made)).toMatchObject({ state: 'made', rows: 250, refused: 10, done: 250 });
    expect(await countsOf(many)).toEqual([
      { stock: 0, items: 10 },
      { stock: 2, items: 250 },
    ]);
  });
});
