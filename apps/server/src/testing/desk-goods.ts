import type { ProductForm } from '@oja/domain/goods/product-form';
import { plainForm, seedPicture } from '@oja/testing/rows/goods';
import { seedCategory } from '@oja/testing/rows/seed';
import { newId } from '../platform/ids.ts';
import { type OpenedStore, openStore } from './desk-sale.ts';
import type { TestApp } from './test-app.ts';

/** A new store with what a form of goods names. */
export interface GoodsStore extends OpenedStore {
  categoryId: string;
  pictureId: string;
  /** A form that can be published, with this in it. */
  form: (given?: Partial<ProductForm>) => ProductForm;
  /** Keeps a form as a new draft, or as the changes of a product. */
  keep: (form: ProductForm, id?: string) => Promise<string>;
  /** Keeps and publishes it. */
  publish: (form: ProductForm, id?: string) => Promise<string>;
}

export async function openGoodsStore(shop: TestApp): Promise<GoodsStore> {
  const store = await openStore(shop);
  const { id: categoryId } = await seedCategory(shop.db);
  const { id: pictureId } = await seedPicture(shop.db, store.sellerId);
  const { call } = store.owner;
  const keep: GoodsStore['keep'] = async (form, id = newId()) => {
    await call('keepDraft', { params: { seller: store.sellerId, id }, body: { version: 0, form } });
    return id;
  };
  return {
    ...store,
    categoryId,
    pictureId,
    form: (given = {}) => ({ ...plainForm(categoryId, pictureId), ...given }),
    keep,
    publish: async (form, given) => {
      const id = await keep(form, given);
      await call('publishDraft', { params: { seller: store.sellerId, id }, body: { version: 1 } });
      return id;
    },
  };
}

/** A row of a form: a colour in a size. */
export const variantForm = (color: string, size = '', given: Partial<ProductForm['variants'][number]> = {}) => ({
  color,
  size,
  price: '',
  salePrice: '',
  count: '',
  sku: '',
  offered: true,
  ...given,
});
