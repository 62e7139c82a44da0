import type { Cart } from '@oja/contract/cart';
import { MAX_CART_WORTH } from '@oja/domain/cart/cart-worth';
import { formatNaira } from '@oja/domain/money/naira';
import type { Db } from '../../database/pool.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findCartRows } from './cart.queries.ts';
import { cartView, type Merged, nothingMerged } from './cart.views.ts';

export { exportCart } from './export-cart.queries.ts';
export { storeOnHoliday } from './not-sold-now.ts';

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
