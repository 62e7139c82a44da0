import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, variantForm } from '../../../testing/desk-goods.ts';
import { importsOf, problemsOf } from '../../../testing/goods-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  imports = importsOf(store);
});
afterAll(() => shop.close());
// A store keeps ten that are not stored.
afterEach(() => shop.db.deleteFrom('imports').execute());

const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const sizes = (sku: string, given = {}) =>
  store.publish(
    store.form({
      ...{ sku, sizes: ['S', 'M'], price: '', pricedEach: true },
      variants: [
        variantForm('', 'S', { sku: `${sku}-S`, price: '900' }),
        variantForm('', 'M', { sku: `${sku}-M`, price: '950' }),
      ],
      ...given,
    }),
  );

it('two rows of one variant that has a price of its own are wrong, and nothing stands still', async () => {
  await sizes('DUP');
  const sent = await imports.send(csv('sku,price', 'DUP-S,1200', 'DUP-S,1200'));
  expect(sent).toMatchObject({ state: 'ready', counts: { wrong: 2 } });
  expect(problemsOf(await imports.rowsOf(sent))).toEqual({
    2: ['sku: This is the same variant as in row 3.'],
    3: ['sku: This is the same variant as in row 2.'],
  });
  const mended = await imports.mend(sent, 3, { sku: 'DUP-M' });
  expect(mended.import.counts).toMatchObject({ change: 2, wrong: 0 });
});

it('a sale price of a new variant is not left out where all of the product has one price', async () => {
  const price = { pricedEach: false, price: '1,000' };
  const variants = ['S', 'M'].map((size) => variantForm('', size, { sku: `SALE-${size}` }));
  await sizes('SALE', { ...price, variants });
  const head = 'sku,group,size,price,sale_price';
  const sent = await imports.send(csv(head, 'SALE-L,SALE,L,,500'));
  expect(problemsOf(await imports.rowsOf(sent))).toEqual({
    2: ['sale_price: All of this product has one price. Give each its own at the product first.'],
  });
  const all = await imports.send(csv(head, 'SALE-S,SALE,S,,500', 'SALE-L,SALE,L,,500'));
  expect(all.counts).toMatchObject({ change: 1, new: 1, wrong: 0 });
});

it('a cell that names thousands of photographs is wrong', async () => {
  const names = Array.from({ length: 2_000 }, (_, at) => `p${at}.jpg`).join(' ');
  const rows = Array.from({ length: 200 }, (_, at) => `NAMES-${at},Lace of Lagos,100,${names}`);
  const sent = await imports.send(csv('sku,name,price,pictures', ...rows));
  expect(sent).toMatchObject({ state: 'ready', counts: { wrong: 200 }, picturesMissing: 0 });
  const [row] = await imports.rowsOf(sent);
  expect(row?.problems).toContainEqual({
    column: 'pictures',
    text: 'A product has at most 8 pictures: these are 2,000 names.',
  });
});

it('a group that is cut in the middle of a letter is a group', async () => {
  const group = `${'a'.repeat(199)}😀`;
  const sent = await imports.send(csv('sku,group', `CUT-1,${group}`, `CUT-2,${group}`));
  expect(sent).toMatchObject({ state: 'ready', rows: 2 });
});

it('a file that cannot be compared yet is kept, and compared by the job', async () => {
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`.execute(
    shop.db,
  );
  await sql`create trigger fails before update on import_rows for each row execute function fail()`.execute(shop.db);
  try {
    expect(await imports.send(csv('sku', 'LATER'))).toMatchObject({ state: 'reading', rows: 1, done: 0 });
  } finally {
    await sql`drop function fail cascade`.execute(shop.db);
  }
});
