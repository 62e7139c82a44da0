import type { Cart } from '@oja/contract/cart';
import { MAX_CART_WORTH } from '@oja/domain/cart/cart-worth';
import { formatNaira } from '@oja/domain/money/naira';
import type { Db, Tx } from '../../database/pool.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { deleteOldBatches, findCartRows, type LineItem, takeFromCart } from './cart.queries.ts';
import { cartView, type Merged, nothingMerged } from './cart.views.ts';

/** A buyer's cart with its quote, as the cart page shows it. Lines of vanished products are marked and cost nothing. */
export async function readCart(db: Db, userId: string, merged: Merged = nothingMerged): Promise<Cart> {
  // One after the other: inside a transaction there is one connection.
  const rows = await findCartRows(db, userId);
  return cartView(rows, await readPricingPolicy(db), merged);
}

/** What a buyer hears whose cart is, or would be, worth more than a cart can be. */
export function cartTooValuable(): Refusal {
  return refusal('cart_too_valuable', { max: formatNaira(MAX_CART_WORTH) });
}

/** Takes the bought quantities out of the cart, in the transaction of the order; what was added since stays. */
export async function removeBought(tx: Tx, userId: string, bought: readonly LineItem[]): Promise<void> {
  await takeFromCart(tx, userId, bought);
}

/** Deletes the marks of merged batches that no browser can send any more. */
export async function removeOldMerges(db: Db): Promise<void> {
  await deleteOldBatches(db);
}
