import { unitsThatFit } from '@oja/domain/cart/cart-worth';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { findLine, setLineQuantity } from './cart.queries.ts';
import { cartTooValuable } from './cart.questions.ts';
import { notSoldNow } from './not-sold-now.ts';

/**
 * Sets a line's quantity: 1 to what the cart's other lines leave of its stock item, and all lines of what a cart can be
 * worth; it never refuses to lower it, however far the stock fell. Of two tabs the later one wins.
 */
export async function setCartQuantity(db: Db, userId: string, lineId: string, quantity: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const line = await findLine(tx, userId, lineId);
    if (!line) throw refusal('cart_line_not_found');
    const { product, variant, elsewhere, worthOfOthers } = line;
    const available = variant?.available ?? 0;
    const notSold = quantity > line.quantity || !product ? notSoldNow(line) : undefined;
    if (notSold) throw notSold;
    if (!product) throw refusal('product_gone', { name: line.productName });
    if (quantity > line.quantity && elsewhere + quantity > available) {
      throw refusal('not_enough_stock', { name: product.name, n: Math.max(0, available) });
    }
    if (variant && quantity > line.quantity && quantity > unitsThatFit(variant.effectivePrice, worthOfOthers)) {
      throw cartTooValuable();
    }
    await setLineQuantity(tx, lineId, quantity);
  });
}
