import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { setLineQuantity } from './cart.queries.ts';

/** Sets a line's quantity, 1 to the stock. Of two tabs the later one wins. */
export async function setCartQuantity(db: Db, userId: string, lineId: string, quantity: number): Promise<void> {
  const line = await setLineQuantity(db, userId, lineId, quantity);
  if (!line) throw refusal('cart_line_not_found');
  const { product } = line;
  if (!product) throw refusal('product_gone', { name: line.product_name });
  if (quantity > product.available) {
    throw refusal('not_enough_stock', { name: product.name, n: Math.max(0, product.available) });
  }
}
