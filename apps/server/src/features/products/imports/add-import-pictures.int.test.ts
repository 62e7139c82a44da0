import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf } from '../../../testing/goods-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

it('a name whose small letters are more than it has may be as long as any', async () => {
  const imports = importsOf(store);
  const sent = await imports.send('sku,name\nLACE,Lace\n');
  const name = 'İ'.repeat(200);
  expect(await imports.addPictures(sent, [{ name, id: store.pictureId }])).toMatchObject({ unknown: [name] });
});
