import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf as filesOf } from '../../../testing/goods-imports.ts';
import {
  carryOnStoring,
  comeToAnEnd,
  compareImport,
  importsOf,
  outcomesOf,
  stateOf,
} from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compareImports } from './compare-imports.ts';
import { noteTry, takeImportUnderWay, takeReading } from './imports-under-way.queries.ts';

let shop: TestApp;
let stores: GoodsStore[];
beforeAll(async () => {
  shop = await createTestApp();
  stores = [await openGoodsStore(shop), await openGoodsStore(shop)];
});
afterAll(() => shop.close());

const { signal } = new AbortController();
/** Of which import each part is, in the order of their transactions. */
async function partsOf(table: 'import_products' | 'import_rows', ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select import_id as id from ${sql.table(table)} where import_id = any(${[...ids]}::uuid[])
    group by xmin::text::bigint, import_id order by xmin::text::bigint`.execute(shop.db);
  return rows.map(({ id }) => ids.indexOf(id));
}

it('imports of two stores are stored a part of each in turn', async () => {
  const ids: string[] = [];
  for (const store of stores) {
    const forms = Array.from({ length: 150 }, (_, n) => ({ form: store.form({ name: `Gele ${n}`, sku: `G-${n}` }) }));
    const { id } = await compareImport(shop, store, forms);
    await importsOf(store).store(id);
    ids.push(id);
  }
  await carryOnStoring(shop);
  expect(await partsOf('import_products', ids)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(await Promise.all(ids.map((id) => stateOf(shop, id)))).toEqual(['storing', 'storing']);
});

it('files of two stores are compared a part of each in turn', async () => {
  const lines = Array.from({ length: 750 }, (_, at) => `J-${at},Lace of Lagos,100`).join('\n');
  const ids: string[] = [];
  for (const store of stores) ids.push((await filesOf(store).send(`sku,name,price\n${lines}\n`)).id);
  await compareImports(shop.db, signal);
  expect(await partsOf('import_rows', ids)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(await Promise.all(ids.map((id) => stateOf(shop, id)))).toEqual(['ready', 'ready']);
});

it('of two imports of a store the later one says that they take turns, and goes on by itself; others’ are beside the point [GOODS-180]', async () => {
  const [store, stranger] = [await openGoodsStore(shop), await openGoodsStore(shop)];
  const begin = async (of: GoodsStore, name: string) => {
    const forms = Array.from({ length: 60 }, (_, n) => ({ form: of.form({ name: `${name} ${n}` }) }));
    const { id } = await compareImport(shop, of, forms);
    await importsOf(of).store(id);
    return { id, now: () => filesOf(of).show({ id }) };
  };
  const first = await begin(store, 'Adire');
  const second = await begin(store, 'Aso oke');
  const other = await begin(stranger, 'Damask');
  expect(await first.now()).toMatchObject({ state: 'storing', takesTurns: false });
  expect(await second.now()).toMatchObject({ state: 'storing', takesTurns: true });
  expect(await other.now()).toMatchObject({ state: 'storing', takesTurns: false });
  // What was put aside does not go on: nobody takes turns with it.
  for (let tries = 1; tries <= 10; tries += 1) await noteTry(shop.db, first.id);
  expect(await second.now()).toMatchObject({ takesTurns: false });
  expect(await importsOf(store).store(first.id)).toMatchObject({ isAside: false });
  expect(await second.now()).toMatchObject({ takesTurns: true });
  await comeToAnEnd(shop);
  expect(await second.now()).toMatchObject({ state: 'stored', takesTurns: false, done: 60 });
  expect(await first.now()).toMatchObject({ state: 'stored', takesTurns: false });
});

describe('an import that fails', () => {
  /** So many products are stored in two parts, and undone in two. */
  async function storedByHalf(name: string) {
    const [store] = stores as [GoodsStore];
    const forms = Array.from({ length: 60 }, (_, n) => ({ form: store.form({ name: `${name} ${n}` }) }));
    const { id } = await compareImport(shop, store, forms);
    await importsOf(store).store(id);
    return { id, acts: importsOf(store), show: () => filesOf(store).show({ id }) };
  }
  const isTriedNow = (id: string) =>
    sql`update imports set tried_at = now() - interval '1 hour' where id = ${id}`.execute(shop.db);

  async function putAside(id: string) {
    for (let tries = 1; tries <= 10; tries += 1) await noteTry(shop.db, id);
    await isTriedNow(id);
    await comeToAnEnd(shop);
  }

  it('while it is stored or undone goes on where its member does so again [GOODS-149]', async () => {
    const { id, acts, show } = await storedByHalf('Lace');
    await putAside(id);
    expect(await show()).toMatchObject({ state: 'storing', isAside: true });
    // Too old to be undone: storing it further is all that is left.
    await sql`update imports set stored_at = stored_at - interval '25 hours' where id = ${id}`.execute(shop.db);
    expect(await acts.store(id)).toMatchObject({ state: 'storing', isAside: false });
    await comeToAnEnd(shop);
    expect(await show()).toMatchObject({ state: 'stored', done: 60 });
    await sql`update imports set stored_at = now() where id = ${id}`.execute(shop.db);
    await acts.undo(id);
    await putAside(id);
    expect(await show()).toMatchObject({ state: 'undoing', isAside: true });
    expect(await acts.undo(id)).toMatchObject({ state: 'undoing', isAside: false });
    await comeToAnEnd(shop);
    expect(new Set((await outcomesOf(shop, id)).map(({ outcome }) => outcome))).toEqual(new Set(['undone']));
    expect(await stateOf(shop, id)).toBe('undone');
  });

  it('is not taken by a server that listed it before another has failed at it', async () => {
    const { id } = await storedByHalf('Aso oke');
    const rows = Array.from({ length: 600 }, (_, n) => `K-${n},Kente`).join('\n');
    const file = await filesOf(stores[0] as GoodsStore).send(`sku,name\n${rows}\n`);
    const taken = () =>
      shop.db
        .transaction()
        .execute(async (tx) => [await takeImportUnderWay(tx, id), await takeReading(tx, file.id)] as const);
    expect(await taken()).toMatchObject([{ id }, { sellerId: stores[0]?.sellerId }]);
    for (const each of [id, file.id]) await noteTry(shop.db, each);
    expect(await taken()).toEqual([undefined, undefined]);
    for (const each of [id, file.id]) await isTriedNow(each);
    expect(await taken()).toMatchObject([{ id }, { sellerId: stores[0]?.sellerId }]);
  });

  it('is one that is wrong itself: meeting the locks of others is no try [GOODS-149]', async () => {
    const { id } = await storedByHalf('Adire');
    const triesAfter = async (errcode: string) => {
      await sql`
        create function dies() returns trigger language plpgsql as $$ begin raise 'died' using errcode = ${sql.lit(errcode)}; end $$;
        create trigger dies before update on import_products for each row
          when (old.import_id = ${sql.lit(id)}::uuid) execute function dies()
      `.execute(shop.db);
      await expect(carryOnStoring(shop)).rejects.toThrow();
      await sql`drop function dies cascade`.execute(shop.db);
      const { rows } = await sql<{ tries: number }>`select tries from imports where id = ${id}`.execute(shop.db);
      return rows[0]?.tries;
    };
    expect(await triesAfter('40001')).toBe(0);
    expect(await triesAfter('40P01')).toBe(0);
    expect(await triesAfter('55P03')).toBe(0);
    expect(await triesAfter('P0001')).toBe(1);
    await isTriedNow(id);
    await comeToAnEnd(shop);
    expect(await stateOf(shop, id)).toBe('stored');
  });
});
