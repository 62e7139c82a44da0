import type { DeskGoods } from '@oja/contract/desks/desk-products';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import { deskPicture, findPictures } from '../pictures/pictures.questions.ts';
import { findDraft } from './drafts.queries.ts';
import { draftView } from './drafts.views.ts';
import { formOfProduct } from './form-of-product.ts';
import { findProduct, type ProductRow } from './shown-product.queries.ts';

/** A product of the store with its changes, or a draft of one. @throws Refusal where it has neither */
export async function showProduct(db: Db, sellerId: SellerId, asked: string): Promise<DeskGoods> {
  const id = asked.toLowerCase();
  const [row, draft] = await Promise.all([findProduct(db, sellerId, id), findDraft(db, sellerId, id)]);
  if (!row && !draft) throw refusal('product_not_found');
  const named = draft?.form.pictures.map((picture) => picture.id) ?? [];
  const [product, pictures] = await Promise.all([
    row ? productView(db, sellerId, row) : null,
    findPictures(db, sellerId, named),
  ]);
  return { product, draft: draft ? draftView(draft, pictures.map(deskPicture)) : null };
}

async function productView(db: Db, sellerId: SellerId, row: ProductRow): Promise<NonNullable<DeskGoods['product']>> {
  const { form, pictures } = await formOfProduct(db, sellerId, row);
  const { id, name, picture, status, price, discountPrice, pricedEach, stock, held, stockItemId } = row;
  const { colors, sizes, low, soldRecently, edited, takenDown, variants, editVersion } = row;
  return {
    ...{ id, name, picture, status, price, discountPrice, pricedEach, stock, held, stockItemId },
    ...{ colors, sizes, low, soldRecently, edited, takenDown, variants, editVersion },
    form,
    pictures,
  };
}
