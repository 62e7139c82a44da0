import type { ProductReview } from '@oja/domain/goods/draft-review';
import { seedPicture } from '@oja/testing/rows/goods';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { importsOf as filesOf } from '../../../testing/goods-imports.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { comeToAnEnd, compareImport, importsOf, outcomesOf, valuesOf } from '../../../testing/stored-imports.ts';
import { createTill, type Till } from '../../../testing/till.ts';

let shop: Till;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await ask('off');
  store = await openGoodsStore(shop);
  imports = importsOf(store);
});

const ask = (product_review: ProductReview) => shop.db.updateTable('shop_policy').set({ product_review }).execute();
async function storeFile(file: string): Promise<string> {
  const { id } = await filesOf(store).send(file);
  await imports.store(id);
  await comeToAnEnd(shop);
  return id;
}

describe('low at', () => {
  /** Two sizes that are counted each, of which 10 and 2 are few. */
  async function twoSizes() {
    const variants = [
      variantForm('', 'M', { count: '20', sku: 'B-M' }),
      variantForm('', 'L', { count: '20', sku: 'B-L' }),
    ];
    const id = await store.publish(
      store.form({ name: 'Boubou', sku: 'B', sizes: ['M', 'L'], countedEach: true, variants }),
    );
    await setLowAt(id, 'M', 10);
    await setLowAt(id, 'L', 2);
    return id;
  }
  const setLowAt = (id: string, size: string, lowAt: number) =>
    sql`update stock_items i set low_at = ${lowAt} from product_variants v
      where v.stock_item_id = i.id and v.product_id = ${id} and v.size = ${size}`.execute(shop.db);
  const lowAts = async (id: string) => {
    const { rows } = await sql<{ size: string; lowAt: number }>`
      select v.size, i.low_at as "lowAt" from product_variants v join stock_items i on i.id = v.stock_item_id
      where v.product_id = ${id} and v.retired_at is null order by v.position`.execute(shop.db);
    return Object.fromEntries(rows.map(({ size, lowAt }) => [size, lowAt]));
  };

  it('of what is there stays as it is where a form is stored, and where it is undone', async () => {
    const id = await twoSizes();
    const importId = await storeFile('sku,name\nB-M,Boubou anew\nB-L,Boubou anew\n');
    expect((await productRow(shop, id)).name).toBe('Boubou anew');
    expect(await lowAts(id)).toEqual({ M: 10, L: 2 });
    await setLowAt(id, 'M', 7);
    await imports.undo(importId);
    await comeToAnEnd(shop);
    expect((await productRow(shop, id)).name).toBe('Boubou');
    expect(await lowAts(id)).toEqual({ M: 7, L: 2 });
  });

  it('that a file says beside a new name is written', async () => {
    const id = await twoSizes();
    const importId = await storeFile('sku,name,low_at\nB-M,Boubou anew,12\nB-L,Boubou anew,\n');
    expect(await valuesOf(shop, importId)).toEqual([{ outcome: 'made', problem: null }]);
    expect(await lowAts(id)).toEqual({ M: 12, L: 2 });
  });

  it('of a size that is new is what its product is told at first', async () => {
    const id = await twoSizes();
    await storeFile('sku,name,size,count,group\nB-M,Boubou,M,,B\nB-L,Boubou,L,,B\nB-S,Boubou,S,5,B\n');
    expect(await lowAts(id)).toMatchObject({ M: 10, L: 2, S: 2 });
  });
});

it('a form that review would look at by now is not put back, and says why', async () => {
  const id = await store.publish(store.form({ name: 'Ankara', sku: 'A' }));
  const importId = await storeFile('sku,name,price\nA,Ankara anew,"13,000"\n');
  await ask('new_and_edits');
  await imports.undo(importId);
  await comeToAnEnd(shop);
  expect(await outcomesOf(shop, importId)).toEqual([
    { outcome: 'not-undone', problem: 'Changes are looked at before they are in the shop now. Change it by hand.' },
  ]);
  expect(await productRow(shop, id)).toMatchObject({ name: 'Ankara anew', price: 1_200_000 });
});

it('what a file keeps out of the shop is paused when it is approved, or published by its store', async () => {
  await ask('new');
  const { id, products } = await compareImport(shop, store, [
    { form: store.form({ name: 'Agbada' }), status: 'paused' },
    { form: store.form({ name: 'Buba', pictures: [] }), status: 'paused', goesTo: 'draft' },
    { form: store.form({ name: 'Fila' }) },
  ]);
  await imports.store(id);
  await comeToAnEnd(shop);
  const operator = await newOperator(shop);
  const [agbada = '', buba = '', fila = ''] = products;
  for (const draft of [agbada, fila]) {
    const { mark } = await operator.call('operatorDraft', { params: { id: draft } });
    await operator.call('approveDraft', { params: { id: draft }, body: { seen: mark }, idempotencyKey: newId() });
  }
  await ask('off');
  const params = store.paramsOf(buba);
  await store.owner.call('keepDraft', { params, body: { version: 1, form: store.form({ name: 'Buba' }) } });
  await store.owner.call('publishDraft', { params, body: { version: 2 } });
  const statuses = await Promise.all(products.map(async (product) => (await productRow(shop, product)).status));
  expect(statuses).toEqual(['paused', 'paused', 'live']);
});

it('pictures of a product that is refused for its SKU stay those of its store alone', async () => {
  await store.publish(store.form({ name: 'Iro', sku: 'TAKEN' }));
  const { id: picture } = await seedPicture(shop.db, store.sellerId);
  const { id } = await compareImport(shop, store, [
    { form: store.form({ name: 'Buba', sku: 'TAKEN', pictures: [{ id: picture, alt: '' }] }) },
    { form: store.form({ name: 'Gele', sku: 'FREE' }) },
  ]);
  await imports.store(id);
  expect(await outcomesOf(shop, id)).toEqual([
    { outcome: 'refused', problem: 'You use the SKU TAKEN for Iro.' },
    { outcome: 'stored', problem: null },
  ]);
  const row = await shop.db.selectFrom('pictures').select('was_public').where('id', '=', picture).executeTakeFirst();
  expect(row).toEqual({ was_public: false });
});
