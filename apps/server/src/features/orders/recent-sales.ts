import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OutboxHandler } from '../../platform/jobs/relay-outbox.ts';
import { addSales, findOldCountedOrders, subtractRecentUnits } from './recent-sales.queries.ts';

/** `order.created`: the sellers have sold more, and the products are more popular. Written with the tick: exactly once. */
export const countSales: OutboxHandler<'order.created'> = (tx, messages) =>
  addSales(
    tx,
    messages.map(({ orderId }) => orderId),
  );

/**
 * Popularity is what was sold in the last 30 days: units of older orders are taken out again. What the catalogue was
 * loaded with stays.
 */
export async function forgetOldSales(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const old = await findOldCountedOrders(tx);
    if (old.length > 0) await subtractRecentUnits(tx, old);
  });
}
