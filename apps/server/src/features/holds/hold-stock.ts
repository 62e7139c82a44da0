import { backOn } from '@oja/domain/stores/holiday';
import { unitsByItem } from '../../books/stock.ts';
import type { Part } from '../../database/one-statement.ts';
import type { Tx } from '../../database/pool.ts';
import { violates } from '../../database/violates.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { storeOnHoliday } from '../cart/cart.questions.ts';
import { insertHeldCheckout, type NewCheckout } from './holds.queries.ts';

function closedStore(store: string, name: string, until: string | null): Refusal {
  return until === null
    ? refusal('store_not_selling', { store, name })
    : storeOnHoliday(store, name, backOn({ until }));
}

/**
 * Accepts a checkout: holds all of its stock or nothing. The buyer is locked, so the cart cannot change meanwhile; it is
 * compared once more, because it was read before.
 * @param payment writes the payment that the checkout waits for @throws Refusal, which rolls the transaction back
 */
export async function holdStock(tx: Tx, checkout: NewCheckout, payment: Part): Promise<void> {
  const { lines } = checkout;
  const { cartLines, held, found, closed } = await insertHeldCheckout(tx, checkout, payment).catch((error: unknown) => {
    // Another checkout of the same buyer won the race; that of the same id is found by whoever asks again.
    if (violates(error, 'checkouts_one_live_hold')) throw refusal('checkout_in_progress', {}, 1);
    throw error;
  });
  const itemOf = ({ stockItemId }: { stockItemId: string }) => found.find(({ id }) => id === stockItemId);
  for (const { id, name, until } of closed) {
    const line = lines.find(({ sellerId }) => sellerId === id);
    if (line) throw closedStore(name, line.name, until);
  }
  const gone = lines.find((line) => !itemOf(line));
  if (gone) throw refusal('product_gone', { name: gone.name });
  if (cartLines !== lines.length) throw refusal('cart_changed');
  const items = unitsByItem(lines).length;
  if (held === items) return;
  for (const line of lines) {
    const free = itemOf(line)?.free;
    if (free != null) throw refusal('not_enough_stock', { name: line.name, n: free });
  }
  throw new Error(`checkout ${checkout.id} held ${held} stock items of ${items}`);
}
