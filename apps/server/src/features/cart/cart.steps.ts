import type { Tx } from '../../database/pool.ts';
import { type LineItem, takeFromCart } from './cart.queries.ts';

export { forgetCart } from './cart.queries.ts';

/** Takes the bought quantities out of the cart, in the transaction of the order; what was added since stays. */
export async function removeBought(tx: Tx, userId: string, bought: readonly LineItem[]): Promise<void> {
  await takeFromCart(tx, userId, bought);
}
