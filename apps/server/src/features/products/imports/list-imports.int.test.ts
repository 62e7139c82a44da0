import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf as filesOf } from '../../../testing/goods-imports.ts';
import { comeToAnEnd, compareImport, importsOf } from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

/** An import of 5,000 rows with a price, a count, a low-at and a status each, of which all were refused. */
async function refusedImport(): Promise<string> {
  const { id } = await compareImport(shop, store, []);
  await sql`
    insert into goods_change_rows (change_id, row, seller_id, product_id, what, before, after, outcome, problem, part)
    select ${id}::uuid, n, ${store.sellerId}::uuid, ${store.product.id}::uuid, 'status', '{}', '{}', 'refused', 'Closed.', 0
    from generate_series(0, 19999) n`.execute(shop.db);
  await sql`
    insert into import_rows (import_id, row, seller_id, key, cells, action, changes)
    select ${id}::uuid, n + 2, ${store.sellerId}::uuid, 'k' || n, '{}', 'change', array[n * 4, n * 4 + 1, n * 4 + 2, n * 4 + 3]
    from generate_series(0, 4999) n`.execute(shop.db);
  await sql`update imports set state = 'storing', stored_at = now() where id = ${id}`.execute(shop.db);
  return id;
}

it('an import of 5,000 rows that were all refused is counted within a second', async () => {
  const id = await refusedImport();
  const since = performance.now();
  expect(await filesOf(store).show({ id })).toMatchObject({ rows: 5000, refused: 5000, notUndone: 0 });
  expect(performance.now() - since).toBeLessThan(1000);
});

it('what was counted when an import ended is what counting anew says', async () => {
  const id = await store.publish(store.form({ name: 'Iro', sku: 'IRO' }));
  const files = filesOf(store);
  const { list } = { list: () => store.owner.call('deskImports', { params: { seller: store.sellerId } }) };
  const countedAnew = async (importId: string) => {
    await sql`update imports set tally = null where id = ${importId}`.execute(shop.db);
    return files.show({ id: importId });
  };
  const sent = await files.send(
    'sku,name,price,pictures\nIRO,Iro anew,"13,000",\nIRO-2,Iro two,100,lace.jpg\nIRO-3,,,\n',
  );
  expect(sent).toMatchObject({ state: 'ready', rows: 3, counts: { change: 1 }, done: 3, total: 3, picturesMissing: 1 });
  expect(await countedAnew(sent.id)).toEqual(sent);
  await store.publish(store.form({ name: 'Iro by hand', sku: 'IRO' }), id);
  await importsOf(store).store(sent.id, sent.counts.wrong);
  await comeToAnEnd(shop);
  const stored = await files.show(sent);
  expect(stored).toMatchObject({ state: 'stored', refused: 1, rows: 3, done: stored.total });
  expect((await list()).items.find((each) => each.id === sent.id)).toEqual(stored);
  expect(await countedAnew(sent.id)).toEqual(stored);
  await importsOf(store).undo(sent.id);
  await comeToAnEnd(shop);
  const undone = await files.show(sent);
  expect(undone).toMatchObject({ state: 'undone', undoUntil: null, refused: 1 });
  expect(await countedAnew(sent.id)).toEqual(undone);
});
