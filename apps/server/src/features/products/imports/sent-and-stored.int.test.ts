import type { ProductReview } from '@oja/domain/goods/draft-review';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, productRow } from '../../../testing/desk-goods.ts';
import { importsOf as filesOf } from '../../../testing/goods-imports.ts';
import { comeToAnEnd, importsOf } from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let category: string;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await ask('off');
  store = await openGoodsStore(shop);
  const found = shop.db.selectFrom('categories').select('name').where('id', '=', store.categoryId);
  category = (await found.executeTakeFirstOrThrow()).name;
});

const ask = (product_review: ProductReview) => shop.db.updateTable('shop_policy').set({ product_review }).execute();
const sell = (sku: string) => store.publish(store.form({ name: sku, sku, price: '12,000', count: '10' }));
const outcomesOf = async (sent: { id: string }) =>
  (await filesOf(store).rowsOf(sent)).map(({ row, outcome, problem }) => ({ row, outcome, problem }));
const planned = { outcome: 'planned', problem: null };
const stored = { outcome: 'stored', problem: null };

it('rows of a file say what became of their product, and of their price', async () => {
  const [words, price] = [await sell('WORDS'), await sell('PRICE')];
  await sell('BOTH');
  const lines = ['WORDS,Words anew,', 'PRICE,,"13,000"', 'BOTH,Both anew,"14,000"', 'BOTH-2,Nothing,'];
  const sent = await filesOf(store).send(`sku,name,price\n${lines.join('\n')}\n`);
  expect((await outcomesOf(sent)).map(({ row, ...became }) => [row, became])).toEqual([
    [5, planned],
    [2, planned],
    [3, planned],
    [4, planned],
  ]);
  await store.publish(store.form({ name: 'Words by hand', sku: 'WORDS' }), words);
  await sql`update products set price = 1250000 where id = ${price}`.execute(shop.db);
  await importsOf(store).store(sent.id, 1);
  await comeToAnEnd(shop);
  expect(await outcomesOf(sent)).toEqual([
    { row: 5, ...planned },
    { row: 2, outcome: 'refused', problem: expect.stringMatching(/^Store changed this at/) },
    {
      row: 3,
      outcome: 'refused',
      problem: 'PRICE changed meanwhile: it is ₦12,500.00, not ₦12,000.00.',
    },
    { row: 4, ...stored },
  ]);
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'stored', refused: 2, done: 3, total: 3 });
  const ask = (query: object) =>
    store.owner.call('importRows', { params: { seller: store.sellerId, id: sent.id }, query });
  const linesOf = async (query: object) => (await ask(query)).items.map(({ row }) => row);
  expect(await linesOf({ outcome: 'refused' })).toEqual([2, 3]);
  expect(await linesOf({ outcome: 'refused', action: 'same' })).toEqual([]);
  expect(await linesOf({ outcome: 'not-undone' })).toEqual([]);
});

it('rows of a file that stops say why', async () => {
  const row = (n: number) => `NEW-${n},Lace ${n},${category},5000,2,LACE.jpg`;
  const lines = Array.from({ length: 60 }, (_, n) => row(n)).join('\n');
  const sent = await filesOf(store).send(`sku,name,category,price,count,pictures\n${lines}\n`);
  const named = await filesOf(store).addPictures(sent, [{ name: 'lace.jpg', id: store.pictureId }]);
  expect(named.import).toMatchObject({ goes: { shop: 60, draft: 0 }, counts: { new: 60 } });
  await importsOf(store).store(sent.id);
  await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(shop.db);
  await comeToAnEnd(shop);
  const rows = await outcomesOf(sent);
  expect(rows.slice(0, 50).map(({ outcome }) => outcome)).toEqual(Array.from({ length: 50 }, () => 'stored'));
  const closed = { outcome: 'refused', problem: 'The store does not sell any more.' };
  expect(rows.slice(50)).toEqual(Array.from({ length: 10 }, (_, n) => ({ row: n + 52, ...closed })));
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'stored', refused: 10, done: 60, total: 60 });
});

it('rows of a file that the operator looks at are stored as drafts, though review began after they were compared', async () => {
  const id = await sell('WORDS');
  const sent = await filesOf(store).send('sku,name\nWORDS,Words anew\n');
  expect(sent).toMatchObject({ goes: { shop: 1, review: 0 } });
  await ask('new_and_edits');
  await importsOf(store).store(sent.id);
  await comeToAnEnd(shop);
  expect(await outcomesOf(sent)).toEqual([{ row: 2, ...stored }]);
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'stored', goes: { shop: 0, review: 1 }, refused: 0 });
  expect(await productRow(shop, id)).toMatchObject({ name: 'WORDS', edit_version: 1 });
});
