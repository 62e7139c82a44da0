import type { Picture } from '@oja/contract/common';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { type ReadForm, readProductForm } from '@oja/domain/goods/read-product-form';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { findShelves } from '../catalogue/catalogue.questions.ts';
import { findPictures } from '../pictures/pictures.questions.ts';
import { type FormOfProduct, formsOfProducts } from './form-of-product.ts';
import { findProducts } from './shown-product.queries.ts';

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

/** A form that may be put in the shop, by the id of its product. */
interface AskedForm {
  id: string;
  form: ProductForm;
}

/** What is wrong with a form. A limit is for what is new: what the product has already may stay. */
export async function judgeForm(db: Db, sellerId: SellerId, asked: AskedForm): Promise<JudgedForm> {
  const judged = (await judgeForms(db, sellerId, [asked])).get(asked.id);
  if (!judged) throw new Error(`The form of ${asked.id} was judged, and is gone.`);
  return judged;
}

/** The same of several, by the ids of their products. */
export async function judgeForms(
  db: Db,
  sellerId: SellerId,
  asked: readonly AskedForm[],
): Promise<Map<string, JudgedForm>> {
  const categories = [...new Set(asked.map(({ form }) => form.categoryId))].filter((id) => id !== '');
  const shelves = categories.length > 0 ? await findShelves(db, categories) : new Map<string, string[]>();
  const ids = asked.map(({ id }) => id);
  const products = await findProducts(db, sellerId, ids);
  const before = products.length > 0 ? await formsOfProducts(db, sellerId, products) : new Map<string, FormOfProduct>();
  const named = [...new Set(asked.flatMap(({ form }) => form.pictures.map((picture) => picture.id)))];
  const own = new Set((await findPictures(db, sellerId, named)).map(({ id }) => id));
  return new Map(asked.map(({ id, form }) => [id, judge(form, { shelves, before: before.get(id), own })]));
}

interface Beside {
  shelves: ReadonlyMap<string, readonly string[]>;
  before: FormOfProduct | undefined;
  /** Ids of pictures that the store has. */
  own: ReadonlySet<string>;
}

function judge(form: ProductForm, { shelves, before: of, own }: Beside): JudgedForm {
  const { categoryId, subcategoryId } = form;
  const { form: before = null, unnamed = [] } = of ?? {};
  const shelf = shelves.get(categoryId);
  const read = readProductForm(form, { subcategories: (shelf?.length ?? 0) > 0, before });
  const isFiled = categoryId === '' || (shelf !== undefined && (subcategoryId === '' || shelf.includes(subcategoryId)));
  const missingPictures = [...new Set(form.pictures.map(({ id }) => id))].filter((id) => !own.has(id));
  const problems = read.ok ? 0 : read.problems.length;
  const missing = problems + (isFiled ? 0 : 1) + (missingPictures.length > 0 ? 1 : 0);
  return { read, before, unnamed, isFiled, missingPictures, missing };
}
