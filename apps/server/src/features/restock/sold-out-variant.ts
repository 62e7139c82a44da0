import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { isProduct } from '../catalogue/catalogue.questions.ts';
import { findVariant, type Wish, type WishedVariant } from './variants.queries.ts';

/** The variant of a wish, which must be in the shop and sold out. @throws Refusal */
export async function soldOutVariant(db: Db, wish: Wish): Promise<WishedVariant> {
  if (!(await isProduct(db, wish.productId))) throw refusal('product_not_found');
  const variant = await findVariant(db, wish);
  if (!variant) throw refusal('cart_variant_unknown');
  if (variant.left > 0) throw refusal('in_stock_again');
  return variant;
}
