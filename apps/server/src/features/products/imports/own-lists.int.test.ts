import { seedCategory } from '@oja/testing/rows/seed';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf, problemsOf } from '../../../testing/goods-imports.ts';
import { comeToAnEnd } from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeAll(async () => {
  await seedCategory(shop.db, { name: 'Printed Matter', subcategories: ['Novels'] });
  store = await openGoodsStore(shop);
  imports = importsOf(store);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.deleteFrom('imports').execute();
  await shop.db.deleteFrom('product_drafts').execute();
});

const titles = ['Arrow of God', 'No Longer at Ease', 'The Joys of Motherhood'];
/** A bookshop's own list, as its Excel writes it. */
const booksOf = (rows: readonly string[], head = 'S/N,ISBN,Title of Book,Author,Publisher,Selling Price,Qty in Shop') =>
  ['GRACE BOOKSHOP,,,,,,', '', head, ...rows, '', ',,TOTAL,,,,"1,204"'].join('\r\n');
const bookRow = (at: number, title: string) => `${at},97812345${at},${title},A. Writer,Longman,"N6,400",4`;
const books = booksOf(titles.map((title, at) => bookRow(at, title)));

const draftNames = async () => {
  const drafts = await shop.db
    .selectFrom('product_drafts')
    .select('body')
    .where('seller_id', '=', store.sellerId)
    .execute();
  return drafts.map(({ body }) => (body as { name: string }).name).toSorted();
};
const filed = { category: 'Printed Matter', subcategory: 'Novels' };

describe('a trader’s own list', () => {
  it('is read below its titles and above its sum, and comes in whole [GOODS-150, GOODS-151]', async () => {
    const sent = await imports.send(books);
    expect(sent).toMatchObject({
      ...{ state: 'ready', rows: 3, isNamed: false },
      columns: ['sku', 'name', 'brand', 'price', 'count'],
      ignored: ['S/N', 'Author'],
      leftOut: ['Lines 1–2 above the headings', 'Line 8 with a total'],
    });
    expect(sent.headings[5]).toEqual({ text: 'Selling Price', column: 'price', values: ['N6,400'] });
    expect(sent.headings[2]).toEqual({ text: 'Title of Book', column: 'name', values: titles });

    // Where they are filed is said once for all.
    const wrong = await imports.rowsOf(sent, 'wrong');
    expect(wrong.map(({ row }) => row)).toEqual([4, 5, 6]);
    const { import: mended } = await imports.mend(sent, 4, filed, ['category', 'subcategory']);
    expect(mended.counts).toEqual({ new: 3, change: 0, same: 0, wrong: 0 });
    expect(mended.goes).toEqual({ shop: 0, review: 0, draft: 3 });
    expect((await imports.rowsOf(sent)).map(({ cells }) => cells.subcategory)).toEqual(
      titles.map(() => filed.subcategory),
    );

    await store.owner.call('storeImport', { params: { seller: store.sellerId, id: sent.id }, body: { wrong: 0 } });
    await comeToAnEnd(shop);
    expect(await draftNames()).toEqual(titles);
  });

  it('is read as a member names its columns, and so is the next one with the same headings [GOODS-152]', async () => {
    const head = 'No,Ref,Buch,Writer,House,Naira,Stand';
    const sent = await imports.send(booksOf(['1,R-1,Arrow of God,A,B,6400,4'], head));
    expect(sent).toMatchObject({ columns: ['sku'], counts: { wrong: 1 } });
    const columns = [null, 'sku', 'name', null, null, 'price', 'count'] as const;
    const named = await imports.nameColumns(sent, columns);
    expect(named).toMatchObject({ isNamed: true, columns: ['sku', 'name', 'price', 'count'], state: 'ready' });
    const [row] = await imports.rowsOf(sent);
    expect(row?.cells).toMatchObject({ sku: 'R-1', name: 'Arrow of God', price: '6400', count: '4' });

    const next = await imports.send(booksOf(['1,R-2,Efuru,A,B,3000,1'], head));
    expect(next).toMatchObject({ isNamed: true, columns: ['sku', 'name', 'price', 'count'] });
    const other = await imports.send(booksOf(['1,R-2,Efuru,A,B,3000,1'], `${head}s`));
    expect(other).toMatchObject({ isNamed: false, columns: ['sku'] });
  });

  it.each([
    ['no name', [null, null, null, null, null, 'price', 'count'], 'Say which column is the name of the product.'],
    ['one thing twice', [null, 'sku', 'name', 'name', null, null, null], 'Two columns cannot both be name.'],
    ['other columns', ['sku', 'name'], 'They are not the columns of this file.'],
  ] as const)('is not read with %s', async (_, columns, message) => {
    const sent = await imports.send(books);
    await expect(imports.nameColumns(sent, columns)).rejects.toMatchObject({ status: 422, message });
    expect(await imports.show(sent)).toMatchObject({ isNamed: false, columns: sent.columns });
  });

  it('keeps what was mended where its columns are named anew', async () => {
    const sent = await imports.send(books);
    await imports.mend(sent, 4, { price: '7000' });
    await imports.nameColumns(sent, [null, 'sku', 'name', 'brand', null, 'price', null]);
    const [first, second] = await imports.rowsOf(sent);
    expect(first?.cells).toMatchObject({ price: '7000', brand: 'A. Writer' });
    expect(second?.cells).toMatchObject({ price: 'N6,400' });
    expect(first?.cells).not.toHaveProperty('count');
  });
});

describe('a list without SKUs', () => {
  const head = 'Item Name,Selling Price,Qty,Category,Sub Category';
  const goods = (...names: string[]) =>
    [head, ...names.map((name) => `${name},"5,000",3,Printed Matter,Novels`)].join('\n');

  it('makes products whose SKUs the shop makes; sent again it doubles nothing [GOODS-153]', async () => {
    const list = goods('Extension box', 'Ring light');
    const sent = await imports.send(list);
    expect(sent).toMatchObject({ counts: { new: 2, wrong: 0 }, goes: { draft: 2 } });
    await store.owner.call('storeImport', { params: { seller: store.sellerId, id: sent.id }, body: { wrong: 0 } });
    await comeToAnEnd(shop);

    const again = await imports.send(list);
    expect(again.counts).toEqual({ new: 0, change: 0, same: 0, wrong: 2 });
    expect(problemsOf(await imports.rowsOf(again))).toEqual({
      2: ['sku: You have a draft of this name: write a new SKU here to add another.'],
      3: ['sku: You have a draft of this name: write a new SKU here to add another.'],
    });
    const { import: mended } = await imports.mend(again, 2, { sku: 'EXT-2' });
    expect(mended.counts).toMatchObject({ new: 1, wrong: 1 });
  });

  it('tells which product of the shop is called so, and changes it by its SKU', async () => {
    await store.publish(store.form({ name: 'Standing  fan', sku: 'FAN-1', count: '20' }));
    const sent = await imports.send(goods('standing fan'));
    expect(problemsOf(await imports.rowsOf(sent))).toEqual({
      2: [
        'sku: You have a product of this name: write its SKU here, FAN-1, to change it, or a new one to add another.',
      ],
    });
    await imports.mend(sent, 2, { sku: 'FAN-1', category: '', subcategory: '', name: '' });
    expect(await imports.rowsOf(sent)).toMatchObject([{ action: 'change', before: { count: '20' } }]);
  });

  it('sent twice before it is stored doubles nothing either [GOODS-153]', async () => {
    const list = goods('Rechargeable lamp', 'Hand fan');
    const first = await imports.send(list);
    const second = await imports.send(`${list}\n`);
    expect(second.counts).toMatchObject({ new: 2, wrong: 0 });
    for (const { id } of [first, second]) {
      await store.owner.call('storeImport', { params: { seller: store.sellerId, id }, body: { wrong: 0 } });
      await comeToAnEnd(shop);
    }
    expect(await draftNames()).toEqual(['Hand fan', 'Rechargeable lamp']);
    expect(await imports.show(second)).toMatchObject({ state: 'stored', refused: 2 });
  });

  it('whose rows have SKUs of their own is no namesake, where the group is none', async () => {
    await store.publish(store.form({ name: 'Air runner', sku: 'AIR-1', count: '2' }));
    const sent = await imports.send(
      [
        'sku,group,size,name,price,count,category,subcategory',
        'NA-42,Air runner,42,Air runner,900,1,Printed Matter,Novels',
        'NA-43,Air runner,43,Air runner,900,1,Printed Matter,Novels',
      ].join('\n'),
    );
    expect(sent.counts).toMatchObject({ new: 2, wrong: 0 });
  });

  it('has one product where rows of one name differ in colour or size, and tells of rows that do not', async () => {
    const sent = await imports.send(
      [
        'Phone model,Storage,Colour,Price,Qty,Category,Sub Category',
        'iPhone 12,64 GB,Black,520k,1,Printed Matter,Novels',
        'iPhone 12,128 GB,Black,580k,2,Printed Matter,Novels',
        'Nokia 3310,,,15k,2,Printed Matter,Novels',
        'Nokia 3310,,,15k,2,Printed Matter,Novels',
      ].join('\n'),
    );
    expect(sent).toMatchObject({ counts: { new: 2, wrong: 2 }, goes: { draft: 1 } });
  });
});

it('a SKU that a draft has is told of: the same list sent twice doubles no draft', async () => {
  await store.keep(store.form({ sku: '978-1', name: 'Arrow of God' }));
  const sent = await imports.send('ISBN,Title,Price,Qty\n978-1,Arrow of God (new),900,1\n');
  expect(problemsOf(await imports.rowsOf(sent))[2]).toContain(
    'sku: A draft of yours has this SKU. Publish it or throw it away first.',
  );
});

it('what was filed for a row is taken back where it turns out to be of what is there [GOODS-154]', async () => {
  await store.publish(store.form({ sku: 'KETTLE-1', name: 'Whistling kettle', count: '20' }));
  const sent = await imports.send('name,category,price,count\nWhistling kettle,novels,12000,7\n');
  expect((await imports.rowsOf(sent))[0]?.cells).toMatchObject(filed);
  await imports.mend(sent, 2, { sku: 'KETTLE-1', category: '' });
  const [row] = await imports.rowsOf(sent);
  expect(row).toMatchObject({ action: 'change', before: { count: '20' } });
  expect(row?.before).not.toHaveProperty('subcategory');
  expect(row?.cells).not.toMatchObject({ subcategory: filed.subcategory });
});

it('goods are filed by the trader’s own words where these are clear, and what is there is not filed anew [GOODS-154]', async () => {
  await store.publish(store.form({ sku: 'THERE-1', name: 'Something', count: '20' }));
  const sent = await imports.send('sku,name,category,price,count\nNEW-1,Thing of mine,novels,900,1\nTHERE-1,,,,7\n');
  const rows = await imports.rowsOf(sent);
  expect(rows.find(({ row }) => row === 2)?.cells).toMatchObject(filed);
  expect(rows.find(({ row }) => row === 3)).toMatchObject({ action: 'change', before: { count: '20' } });
  expect(rows.find(({ row }) => row === 3)?.cells).toMatchObject({ category: '' });
});
