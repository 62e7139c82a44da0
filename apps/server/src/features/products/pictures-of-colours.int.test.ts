import type { PictureForm, ProductForm } from '@oja/domain/goods/product-form';
import { seedPicture } from '@oja/testing/rows/goods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, productRow } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const picture = async (choice?: string): Promise<PictureForm> => ({
  ...{ id: (await seedPicture(shop.db, store.sellerId)).id, alt: '' },
  ...(choice !== undefined && { choice }),
});
/** A gown in red and blue, with a picture of each and one of both. */
const gown = async (given: Partial<ProductForm> = {}) =>
  store.form({
    colors: ['Red', 'Blue'],
    pictures: [await picture('Red'), await picture('Blue'), await picture()],
    ...given,
  });
const choicesOf = (pictures: readonly { choice?: string }[]) => pictures.map(({ choice }) => choice ?? null);
const inShop = async (id: string) => choicesOf((await productRow(shop, id)).images);
const draftOf = async (id: string) => (await store.owner.call('deskProduct', { params: store.paramsOf(id) })).draft;

describe('what the pictures of a product show', () => {
  it('is in the shop with it, and in its form again', async () => {
    const form = await gown();
    const id = await store.publish(form);
    expect(await inShop(id)).toEqual(['Red', 'Blue', null]);
    const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
    expect(product?.form.pictures).toEqual(form.pictures);
    expect(choicesOf((await shop.call('product', { params: { id } })).product.images)).toEqual(['Red', 'Blue', null]);
  });

  it('is kept as it was typed in a draft, and of a colour that was taken away or is called otherwise nothing is published', async () => {
    const form = await gown();
    const id = await store.publish(form);
    const version = await store.begin({ ...form, colors: ['Crimson', 'blue'] }, id);
    expect(choicesOf((await draftOf(id))?.form.pictures ?? [])).toEqual(['Red', 'Blue', null]);
    await store.owner.call('publishDraft', { params: store.paramsOf(id), body: { version } });
    expect(await inShop(id)).toEqual([null, 'blue', null]);
  });

  it('goes with a colour that is taken away also from pictures that no form can name', async () => {
    const id = await store.publish(await gown());
    await sql`
      update products set images = images || '[{"key": "old-1", "color": "#a1b2c3", "alt": "", "choice": "Red"},
        {"key": "old-2", "color": "#a1b2c3", "alt": "", "choice": "Blue"}]' where id = ${id}`.execute(shop.db);
    await store.publish(await gown({ colors: ['Blue'] }), id);
    expect(await inShop(id)).toEqual([null, 'Blue', null, null, 'Blue']);
  });

  it('is so in another product that begins with what this one has', async () => {
    const form = await gown();
    const [id, draftId] = [await store.publish(form), newId()];
    await store.owner.call('duplicateProduct', { params: store.paramsOf(id), body: { draftId } });
    expect((await draftOf(draftId))?.form.pictures).toEqual(form.pictures);
  });
});
