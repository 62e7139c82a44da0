import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, variantForm } from '../../../testing/desk-goods.ts';
import { importsOf } from '../../../testing/goods-imports.ts';
import { photograph } from '../../../testing/photographs.ts';
import { putPicture } from '../../../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
let category: string;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  imports = importsOf(store);
  const of = shop.db.selectFrom('categories').select('name').where('id', '=', store.categoryId);
  category = (await of.executeTakeFirstOrThrow()).name;
});
afterAll(() => shop.close());

const head = 'sku,name,category,price,count,pictures';
const row = (sku: string, pictures = '') => `${sku},Lace of Ibadan,${category},5000,2,"${pictures}"`;
const csv = (...lines: string[]) => `${lines.join('\n')}\n`;
const productsOf = (id: string) =>
  shop.db.selectFrom('import_products').selectAll().where('import_id', '=', id).orderBy('place').execute();
const picturesOf = async (id: string) =>
  (await productsOf(id)).map(({ form }) => (form as { pictures: { id: string }[] }).pictures.map((each) => each.id));
const anotherPicture = async () =>
  (await putPicture(store.owner, { seller: store.sellerId, bytes: await photograph() })).id;

it('rows that are of one product since they were compared are one product, one after the other', async () => {
  const sent = await imports.send(csv(head, row('A-1'), row('A-2')));
  expect(await productsOf(sent.id)).toHaveLength(2);
  const made = await store.publish(
    store.form({
      ...{ sku: 'A', sizes: ['S', 'M'], price: '5,000', count: '2' },
      variants: [variantForm('', 'S', { sku: 'A-1' }), variantForm('', 'M', { sku: 'A-2' })],
    }),
  );
  await imports.addPictures(sent, [{ name: 'a-1.jpg', id: await anotherPicture() }]);
  await imports.addPictures(sent, [{ name: 'a-2.jpg', id: await anotherPicture() }]);
  expect(await productsOf(sent.id)).toMatchObject([{ product_id: made, is_new: false }]);
  expect((await imports.rowsOf(sent)).map(({ productId }) => productId)).toEqual([made, made]);
});

it('a photograph that is named anew is the new one, in whatever way a row names it', async () => {
  const sent = await imports.send(csv(head, row('N-1', 'lace.png'), row('N-2', 'Lace'), row('LACE')));
  const another = await anotherPicture();
  for (const id of [store.pictureId, another]) {
    await imports.addPictures(sent, [{ name: 'Lace.JPG', id }]);
    expect(await picturesOf(sent.id)).toEqual([[id], [id], [id]]);
  }
});

it('a photograph with a number behind it is of the SKU, where that is no SKU itself', async () => {
  await store.publish(store.form({ sku: 'OF-3' }));
  const sent = await imports.send(csv(head, row('OF'), row('OF-2')));
  const [first = '', second = '', third = ''] = [store.pictureId, await anotherPicture(), await anotherPicture()];
  const names = { 'of-1.jpg': first, 'OF-2.jpg': second, 'of-3.jpg': third };
  await imports.addPictures(
    sent,
    Object.entries(names).map(([name, id]) => ({ name, id })),
  );
  expect(await picturesOf(sent.id)).toEqual([[first], [second]]);
});
