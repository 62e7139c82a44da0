import type { Picture } from '@oja/contract/common';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { type ReadForm, readProductForm } from '@oja/domain/goods/read-product-form';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { findShelf } from '../catalogue/catalogue.questions.ts';
import { findPictures } from '../pictures/pictures.questions.ts';
import { formOfProduct } from './form-of-product.ts';
import { findProduct } from './shown-product.queries.ts';

/** A form beside what the shop knows of it. */
export interface JudgedForm {
  read: ReadForm;
  /** Of the product, where these are changes of one. */
  before: ProductForm | null;
  /** Pictures of the product that no form can name. */
  unnamed: Picture[];
  /** There is such a category, with such a subcategory if one is chosen; true where none is chosen yet. */
  isFiled: boolean;
  /** Ids of pictures that the store does not have. */
  missingPictures: string[];
  /** What stands between it and being published. */
  missing: number;
}

/** What is wrong with a form. A limit is for what is new: what the product has already may stay. */
export async function judgeForm(
  db: Db,
  sellerId: SellerId,
  { id, form }: { id: string; form: ProductForm },
): Promise<JudgedForm> {
  const { categoryId, subcategoryId } = form;
  const shelf = categoryId === '' ? undefined : await findShelf(db, categoryId);
  const product = await findProduct(db, sellerId, id);
  const { form: before = null, unnamed = [] } = product ? await formOfProduct(db, sellerId, product) : {};
  const read = readProductForm(form, { subcategories: (shelf?.subcategories.length ?? 0) > 0, before });
  const isFiled = !shelf || (shelf.exists && (subcategoryId === '' || shelf.subcategories.includes(subcategoryId)));
  const named = [...new Set(form.pictures.map((picture) => picture.id))];
  const own = new Set((await findPictures(db, sellerId, named)).map((picture) => picture.id));
  const missingPictures = named.filter((picture) => !own.has(picture));
  const problems = read.ok ? 0 : read.problems.length;
  const missing = problems + (isFiled ? 0 : 1) + (missingPictures.length > 0 ? 1 : 0);
  return { read, before, unnamed, isFiled, missingPictures, missing };
}
