import { variantKey } from '@oja/domain/cart/cart';
import { CART_MAX_LINES, readPendingItems } from '@oja/domain/cart/pending-items';
import { kobo } from '@oja/domain/money/money';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { claimBatch, findCartRows, findOffers, putLines } from './cart.queries.ts';
import { type Merged, nothingMerged } from './cart.views.ts';
import { mergePending, type RuledLine } from './pending.ts';

/**
 * Merges a batch of pending items into the cart, once, however often and from however many tabs it is sent. Tells which
 * lines had to be lowered, to the stock or to what a cart can be worth, and how many items were left out; never refuses an
 * item, because the browser could do nothing about it.
 */
export async function mergeCart(
  db: Db,
  userId: string,
  batch: { batchId: string; items: readonly unknown[] },
): Promise<Merged> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if (!(await claimBatch(tx, userId, batch.batchId))) return nothingMerged;
    const before = await findLines(tx, userId);
    const { items, leftOut } = readPendingItems(batch.items);
    const merged = mergePending(before, items, await findOffers(tx, userId, items));
    const known = new Map(before.map((line) => [variantKey(line), line.quantity]));
    const fitting = merged.lines.slice(0, Math.max(CART_MAX_LINES, before.length));
    const changed = fitting.filter((line) => known.get(variantKey(line)) !== line.quantity);
    await putLines(tx, userId, changed);
    const noRoom = merged.lines.length - fitting.length;
    return { lowered: merged.lowered, leftOut: leftOut + merged.leftOut + noRoom };
  });
}

async function findLines(tx: Tx, userId: string): Promise<RuledLine[]> {
  const rows = await findCartRows(tx, userId);
  return rows.map((row) => ({
    productId: row.productId,
    name: row.product?.name ?? row.productName,
    selectedColor: row.selectedColor,
    selectedSize: row.selectedSize,
    sellerId: row.product?.sellerId,
    stockItemId: row.variant?.stockItemId ?? null,
    price: (row.variant ?? row.product)?.effectivePrice ?? kobo(0),
    quantity: row.quantity,
  }));
}
