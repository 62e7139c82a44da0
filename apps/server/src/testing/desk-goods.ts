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
  /** What names one of its products or drafts. */
  paramsOf: (id: string) => { seller: string; id: string };
  /** A form that can be published, with this in it. */
  form: (given?: Partial<ProductForm>) => ProductForm;
  /** Begins a draft, or the changes of a product, and answers its version. */
  begin: (form: ProductForm, id: string) => Promise<number>;
  /** Keeps a form as a new draft, or as the changes of a product. */
  keep: (form: ProductForm, id?: string) => Promise<string>;
  /** Keeps and publishes it. */
  publish: (form: ProductForm, id?: string) => Promise<string>;
}

export async function openGoodsStore(shop: TestApp): Promise<GoodsStore> {
  const store = await openStore(shop);
  // Payments go to the shop: the sandbox knows no account of the store.
  await shop.db
    .updateTable('seller_payouts')
    .set({ subaccount_code: null })
    .where('seller_id', '=', store.sellerId)
    .execute();
  const { id: categoryId } = await seedCategory(shop.db);
  const { id: pictureId } = await seedPicture(shop.db, store.sellerId);
  const { call } = store.owner;
  const paramsOf: GoodsStore['paramsOf'] = (id) => ({ seller: store.sellerId, id });
  const begin: GoodsStore['begin'] = async (form, id) => {
    const product = await shop.db.selectFrom('products').select('edit_version').where('id', '=', id).executeTakeFirst();
    const editVersion = product?.edit_version ?? 0;
    const body = { version: 0, editVersion, form };
    return (await call('keepDraft', { params: paramsOf(id), body })).version;
  };
  const keep: GoodsStore['keep'] = async (form, id = newId()) => {
    await begin(form, id);
    return id;
  };
  return {
    ...store,
    categoryId,
    pictureId,
    paramsOf,
    form: (given = {}) => ({ ...plainForm(categoryId, pictureId), ...given }),
    begin,
    keep,
    publish: async (form, id = newId()) => {
      const version = await begin(form, id);
      await call('publishDraft', { params: paramsOf(id), body: { version } });
      return id;
    },
  };
}

/** What the database says of a product. */
export const productRow = ({ db }: TestApp, id: string) =>
  db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

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
