import { needsSeller } from '@oja/domain/cart/cart';
import { unitsThatFit } from '@oja/domain/cart/cart-worth';
import { CART_MAX_LINES } from '@oja/domain/cart/pending-items';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { findOffers, type LineItem, lineTotals, type Offer, putLines } from './cart.queries.ts';
import { cartTooValuable } from './cart.questions.ts';
import { notSoldNow } from './not-sold-now.ts';

const nothing: Offer = { product: null, stopped: null, variant: null };

/**
 * Adds units of a variant; an equal line grows. Refuses what is not offered, or not by its store just now, more than there is of its stock item, which
 * other variants may share, and more than a cart can be worth.
 */
export async function addToCart(db: Db, userId: string, item: LineItem): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const [offer = nothing] = await findOffers(tx, userId, [item]);
    const notSold = notSoldNow(offer);
    if (notSold) throw notSold;
    const { product, variant } = offer;
    if (!product) throw refusal('product_not_found');
    if (!product.sellerId) throw refusal(needsSeller.code);
    if (!variant) throw refusal('cart_variant_unknown');
    const { available, effectivePrice, stockItemId } = variant;
    const { lines, ofVariant, ofStockItem, worthOfOthers } = await lineTotals(tx, userId, item, stockItemId);
    if (ofStockItem + item.quantity > available) {
      throw refusal('not_enough_stock', { name: product.name, n: Math.max(0, available) });
    }
    if (ofVariant + item.quantity > unitsThatFit(effectivePrice, worthOfOthers)) throw cartTooValuable();
    if (ofVariant === 0 && lines >= CART_MAX_LINES) throw refusal('cart_full', { max: CART_MAX_LINES });
    await putLines(tx, userId, [{ ...item, quantity: ofVariant + item.quantity, name: product.name }]);
  });
}
