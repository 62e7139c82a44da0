import { unitsByProduct } from '@oja/domain/cart/stock';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { findLiveHold, insertHeldCheckout, type NewCheckout } from './checkout.queries.ts';
import { releaseHold } from './checkout.questions.ts';

/**
 * Accepts a checkout: holds all of its stock or nothing. The buyer is locked, so the cart cannot change meanwhile; it is
 * compared once more, because it was read before. @throws Refusal, which rolls the transaction back
 */
export async function holdStock(tx: Tx, checkout: NewCheckout): Promise<void> {
  const { lines } = checkout;
  const { cartLines, held, found } = await insertHeldCheckout(tx, checkout);
  if (cartLines !== lines.length) throw refusal('cart_changed');
  if (held === unitsByProduct(lines).size) return;
  for (const { productId, name } of lines) {
    const product = found.find(({ id }) => id === productId);
    if (!product) throw refusal('product_gone', { name });
    if (product.free !== null) throw refusal('not_enough_stock', { name, n: product.free });
  }
  throw new Error(`checkout ${checkout.id} held ${held} products of ${unitsByProduct(lines).size}`);
}

/**
 * A buyer has one live hold: the one before goes back first, in a transaction of its own. Not the hold of this very
 * checkout, which the same request, sent twice at once, may just have made.
 */
export async function supersedeLiveHold(db: Db, { buyerId, id }: { buyerId: string; id: string }): Promise<void> {
  const live = await findLiveHold(db, buyerId);
  if (live !== undefined && live !== id) await inTransaction(db, (tx) => releaseHold(tx, live, 'superseded'));
}
