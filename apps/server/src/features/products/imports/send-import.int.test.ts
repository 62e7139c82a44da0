import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { importsOf, problemsOf } from '../../../testing/goods-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let rival: GoodsStore;
let imports: ReturnType<typeof importsOf>;
let category: string;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  rival = await openGoodsStore(shop);
  imports = importsOf(store);
  const { name } = await shop.db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', store.categoryId)
    .executeTakeFirstOrThrow();
  category = name;
});
afterAll(() => shop.close());
// A store keeps ten that are not stored.
afterEach(() => shop.db.deleteFrom('imports').execute());

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const sell = (sku: string, given = {}) => store.publish(store.form({ sku, price: '12,000', count: '20', ...given }));
const valuesOf = async (id: string) => {
  const { rows } = await sql<{ what: string; before: object; after: object }>`
    select what, before, after from goods_change_rows where change_id = ${id} order by row`.execute(shop.db);
  return rows;
};
const productsOf = (id: string) =>
  shop.db.selectFrom('import_products').selectAll().where('import_id', '=', id).orderBy('place').execute();

describe('a file of what is there', () => {
  it('is what it is in every row where nothing else is said, and in other notations [GOODS-111]', async () => {
    await sell('SAME-1', { salePrice: '10,500' });
    const sent = await imports.send(csv('SKU,Price,sale price,Qty,name', 'SAME-1,"₦12k",10500,"20",', 'SAME-1x,,,,'));
    expect(sent).toMatchObject({ state: 'ready', rows: 2, counts: { same: 1, wrong: 1, new: 0, change: 0 } });
  });

  it('plans prices, counts and status beside what was compared, and a sale that ends [GOODS-111]', async () => {
    await sell('PLAN-1', { salePrice: '10,500' });
    const sent = await imports.send(csv('sku,price,sale_price,count,status,low_at', 'PLAN-1,13000,,17,paused,5'));
    expect(sent).toMatchObject({ counts: { change: 1 }, goes: { shop: 1, review: 0, draft: 0 }, total: 1, done: 1 });
    expect(await valuesOf(sent.id)).toEqual([
      {
        what: 'price',
        before: { price: 1_200_000, discountPrice: 1_050_000 },
        after: { price: 1_300_000, discountPrice: null },
      },
      { what: 'count', before: { count: 20 }, after: { count: 17 } },
      { what: 'low-at', before: { lowAt: 3 }, after: { lowAt: 5 } },
      { what: 'status', before: { status: 'live' }, after: { status: 'paused' } },
    ]);
    expect(await imports.rowsOf(sent)).toMatchObject([
      { row: 2, action: 'change', before: { price: '12000.00', sale_price: '10500.00', count: '20', status: 'live' } },
    ]);
    expect(await productsOf(sent.id)).toEqual([]);
  });

  it('plans its form where it says other words, and no price through it [GOODS-109]', async () => {
    const id = await sell('FORM-1');
    const sent = await imports.send(csv('sku,name,price', 'FORM-1,Ankara wax of Abuja,12000'));
    const [product] = await productsOf(sent.id);
    expect(product).toMatchObject({
      product_id: id,
      is_new: false,
      goes_to: 'shop',
      base_version: 1,
      outcome: 'planned',
    });
    expect(product?.form).toMatchObject({ name: 'Ankara wax of Abuja', sku: 'FORM-1' });
    expect(await valuesOf(sent.id)).toEqual([]);
    expect(await productRow(shop, id)).not.toMatchObject({ name: 'Ankara wax of Abuja' });
  });

  it('adds a size to a product, and says one count for what is counted together', async () => {
    await sell('SIZE-1', {
      sizes: ['S', 'M'],
      variants: [variantForm('', 'S'), variantForm('', 'M', { sku: 'SIZE-1-M' })],
    });
    const sent = await imports.send(
      csv('sku,group,size,count', 'SIZE-1,SIZE-1,S,9', 'SIZE-1-M,SIZE-1,,9', 'SIZE-1-L,SIZE-1,L,'),
    );
    expect((await imports.rowsOf(sent)).map(({ row, action }) => [row, action])).toEqual([
      [2, 'change'],
      [3, 'change'],
      [4, 'new'],
    ]);
    expect(await valuesOf(sent.id)).toEqual([{ what: 'count', before: { count: 20 }, after: { count: 9 } }]);
    const [product] = await productsOf(sent.id);
    expect(product?.form).toMatchObject({
      sizes: ['S', 'M', 'L'],
      variants: [
        { size: 'S', sku: '' },
        { size: 'M', sku: 'SIZE-1-M' },
        { size: 'L', sku: 'SIZE-1-L', offered: true },
      ],
    });
    const torn = await imports.send(csv('sku,group,size,count', 'SIZE-1,SIZE-1,S,9', 'SIZE-1-M,SIZE-1,,8'));
    expect(torn.counts.wrong).toBe(2);
    expect(problemsOf(await imports.rowsOf(torn))[2]).toEqual([
      'count: These are counted together: rows of them say the same, or leave it empty.',
    ]);
  });
});

describe('what is new', () => {
  it('becomes a product of its rows, a draft where only pictures are missing [GOODS-113, GOODS-121]', async () => {
    const sent = await imports.send(
      csv(
        'sku,group,name,category,price,count,color',
        `NEW-R,NEW-1,Ankara of six yards,${category.toUpperCase()},12000,3,red`,
        'NEW-B,new-1,,,13000,4,blue',
        `NEW-2,,Lace of Lagos,${category},5000,2,`,
      ),
    );
    expect(sent).toMatchObject({ state: 'ready', counts: { new: 3, wrong: 0 }, goes: { shop: 0, draft: 2 } });
    const [ankara, lace] = await productsOf(sent.id);
    expect(ankara?.form).toMatchObject({
      ...{
        name: 'Ankara of six yards',
        categoryId: store.categoryId,
        sku: 'NEW-1',
        pricedEach: true,
        countedEach: true,
      },
      colors: ['red', 'blue'],
      variants: [
        { color: 'red', price: '12000', count: '3', sku: 'NEW-R' },
        { color: 'blue', price: '13000', count: '4', sku: 'NEW-B' },
      ],
    });
    expect(lace?.form).toMatchObject({ sku: 'NEW-2', price: '5000', count: '2', variants: [] });
    const shown = await imports.addPictures(sent, [{ name: 'NEW-2.JPG', id: store.pictureId }]);
    expect(shown.import.goes).toEqual({ shop: 1, review: 0, draft: 1 });
  });

  it('names photographs in a column, and says how many are not known [GOODS-120]', async () => {
    const head = 'sku,name,category,price,count,pictures';
    const row = (sku: string, pictures: string) => `${sku},Lace of Lagos,${category},5000,2,"${pictures}"`;
    const sent = await imports.send(csv(head, row('PIC-1', 'Lace.jpg, back.jpg'), row('PIC-2', 'lace.jpg')));
    expect(sent).toMatchObject({ picturesMissing: 2, goes: { draft: 2 } });
    const shown = await imports.addPictures(sent, [{ name: 'LACE.JPG', id: store.pictureId }]);
    expect(shown.import).toMatchObject({ picturesMissing: 1, goes: { shop: 2, draft: 0 } });
    await expect(imports.addPictures(sent, [{ name: 'a.jpg', id: rival.pictureId }])).rejects.toMatchObject({
      code: 'picture_not_found',
    });
  });

  it('is wrong in words beside its cells, and right once they are mended [GOODS-115, GOODS-116]', async () => {
    const sent = await imports.send(
      csv(
        'sku,name,category,price,count,status',
        `BAD-1,Lace of Lagos,${category}s,"12.000,5",many,archived`,
        'BAD-2,Lace of Lagos,,100,1,',
      ),
    );
    expect(problemsOf(await imports.rowsOf(sent, 'wrong'))).toEqual({
      2: [
        'price: "12.000,5" is not an amount.',
        'count: "many" is not a number of units.',
        `category: There is no category "${category}s". Did you mean ${category}?`,
        'status: What is new is live or paused.',
      ],
      3: ['category: Choose a category.'],
    });
    const mended = await imports.mend(sent, 3, { category });
    expect(mended).toMatchObject({
      import: { counts: { wrong: 1, new: 1 } },
      rows: [{ row: 3, action: 'new', problems: [] }],
    });
    await imports.mend(sent, 2, { category, price: '12,000.50', count: '1', status: '' });
    expect((await imports.show(sent)).counts).toMatchObject({ wrong: 0, new: 2 });
  });

  it('is not of two products, and names each SKU once [GOODS-114]', async () => {
    const sent = await imports.send(
      csv(
        'sku,group,name,category,price,count',
        `TWO-1,g,Lace of Lagos,${category},100,1`,
        `TWO-1,h,Lace of Lagos,${category},100,1`,
        `TWO-3,,Lace of Lagos,${category},100,1`,
        `two-3,,Lace of Lagos,${category},100,1`,
      ),
    );
    const problems = problemsOf(await imports.rowsOf(sent));
    expect(problems[2]).toEqual(['sku: Row 3 has this SKU, too, and is of another product.']);
    expect(problems[3]).toEqual(['sku: Row 2 has this SKU, too, and is of another product.']);
    expect(problems[4]).toEqual(['sku: This is the same variant as in row 5.']);
    const mended = await imports.mend(sent, 3, { sku: 'TWO-2' });
    expect(mended.rows.map(({ row, action }) => [row, action])).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
  });
});

describe('strangers', () => {
  const small = csv('sku,count', 'X-1,1');

  it('see no import of another store, and find no SKU of it [GOODS-112, GOODS-137]', async () => {
    const theirs = await importsOf(rival).send(small);
    for (const see of [
      () => imports.show(theirs),
      () => imports.rowsOf(theirs),
      () => imports.addPictures(theirs, [{ name: 'a.jpg', id: store.pictureId }]),
      () => imports.mend(theirs, 2, { count: '2' }),
    ]) {
      await expect(see()).rejects.toMatchObject({ status: 404, code: 'import_not_found' });
    }
    await imports.drop(theirs);
    expect(await importsOf(rival).show(theirs)).toMatchObject({ rows: 1 });
    await expect(imports.send(small, theirs.id)).rejects.toMatchObject({ code: 'id_taken' });
    await rival.publish(rival.form({ sku: 'RIVAL-1', name: 'A secret of the rival' }));
    const sent = await imports.send(csv('sku,count', 'RIVAL-1,1'));
    const [row] = await imports.rowsOf(sent);
    expect(row).toMatchObject({ productId: null, name: '', action: 'wrong', before: {} });
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  it('send the same file twice at once, and it is one [GOODS-122]', async () => {
    const id = newId();
    const both = await Promise.all([imports.send(small, id), imports.send(small, id.toUpperCase())]);
    expect(both.map((each) => each.id)).toEqual([id, id]);
    await expect(imports.send(csv('sku', 'other'), id)).rejects.toMatchObject({ code: 'id_taken' });
    await imports.drop({ id });
    await imports.drop({ id });
    await expect(imports.show({ id })).rejects.toMatchObject({ code: 'import_not_found' });
  });

  it('have no rows [GOODS-117]', async () => {
    for (const file of [csv('sku,qty'), csv('Our goods', '', 'sku,qty', ',', 'Total,5')])
      await expect(imports.send(file)).rejects.toMatchObject({
        code: 'import_unreadable',
        message: 'This file cannot be read: it has no rows below its headings.',
      });
  });

  it('name no SKU, or one thing twice, which is told and left out', async () => {
    expect(await imports.send(csv('name,price', 'Lace,100'))).toMatchObject({ columns: ['name', 'price'], rows: 1 });
    expect(await imports.send(csv('sku,qty,stock', 'a,1,2'))).toMatchObject({
      columns: ['sku', 'count'],
      ignored: ['stock'],
    });
  });

  it('write formulas and long texts, which are texts [GOODS-119]', async () => {
    const sent = await imports.send(
      csv(
        'sku,name,category,price,count,description',
        `LONG-1,"=cmd|' /C calc'!A0",${category},=1+1,1,${'x'.repeat(20_000)}`,
      ),
    );
    expect(problemsOf(await imports.rowsOf(sent))[2]).toEqual([
      'price: "=1+1" is not an amount.',
      'description: Keep it to 5,000 characters.',
    ]);
  });

  it('send 5,000 rows of one product, and each is told', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `M-${at},many,c${at % 70},s${Math.floor(at / 70)},1`);
    const sent = await imports.send(csv('sku,group,color,size,count', ...rows));
    expect(sent).toMatchObject({ state: 'ready', counts: { wrong: 5000 } });
  });

  it('are told to wait when ten are not stored, and their change is no change of many [GOODS-123]', async () => {
    const open = await openGoodsStore(shop);
    const of = importsOf(open);
    const [first] = await Promise.all(Array.from({ length: 10 }, (_, at) => of.send(csv('sku', `N-${at}`))));
    await expect(of.send(small)).rejects.toMatchObject({ code: 'too_many_imports' });
    const params = { seller: open.sellerId, id: first?.id ?? '' };
    for (const name of ['deskChange', 'makeChange', 'undoChange'] as const) {
      await expect(open.owner.call(name, { params } as never)).rejects.toMatchObject({ code: 'change_not_found' });
    }
    expect((await open.owner.call('deskImports', { params: { seller: open.sellerId } })).items).toHaveLength(10);
  });
});
