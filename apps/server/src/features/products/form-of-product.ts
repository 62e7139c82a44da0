import type { Picture } from '@oja/contract/common';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { ProductForm } from '@oja/domain/goods/product-form';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { deskPicture, findPicturesByKey } from '../pictures/pictures.questions.ts';
import { productAsForm } from './product-as-form.ts';
import type { ProductRow } from './shown-product.queries.ts';

export interface FormOfProduct {
  form: ProductForm;
  /** Those that the form names. */
  pictures: DeskPicture[];
  /** Those of which the store has no row: no form can name them, so none can take them away. */
  unnamed: Picture[];
}

/** A product as it is now, as its form, with its pictures. */
export async function formOfProduct(db: Db, sellerId: SellerId, row: ProductRow): Promise<FormOfProduct> {
  const keys = row.images.map(({ key }) => key);
  const pictures = (await findPicturesByKey(db, sellerId, keys)).map(deskPicture);
  const unnamed = row.images.filter(({ key }) => !pictures.some(({ picture }) => picture.key === key));
  return { form: productAsForm(row, pictures), pictures, unnamed };
}
