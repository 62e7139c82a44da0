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
  const form = (await formsOfProducts(db, sellerId, [row])).get(row.id);
  if (!form) throw new Error(`Product ${row.id} was read, and has no form.`);
  return form;
}

/** The same of several, by their ids. */
export async function formsOfProducts(
  db: Db,
  sellerId: SellerId,
  rows: readonly ProductRow[],
): Promise<Map<string, FormOfProduct>> {
  const keys = [...new Set(rows.flatMap(({ images }) => images.map(({ key }) => key)))];
  const byKey = new Map(
    (await findPicturesByKey(db, sellerId, keys)).map((picture) => [picture.key, deskPicture(picture)]),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      formWith(
        row,
        row.images.flatMap(({ key }) => byKey.get(key) ?? []),
      ),
    ]),
  );
}

function formWith(row: ProductRow, named: readonly DeskPicture[]): FormOfProduct {
  const pictures = [...new Map(named.map((picture) => [picture.id, picture])).values()];
  const unnamed = row.images.filter(({ key }) => !pictures.some(({ picture }) => picture.key === key));
  return { form: productAsForm(row, pictures), pictures, unnamed };
}
