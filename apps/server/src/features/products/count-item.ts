import { decideStockChange, type StockChange } from '@oja/domain/goods/stock-change';
import { adjustUnits, type CountReason } from '../../books/counted-units.ts';
import type { Tx } from '../../database/pool.ts';
import type { Desk } from '../../http/desk.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { findProductOf, wasMovedBy } from './counts.queries.ts';
import { type LockedItem, lockProduct } from './locked-goods.queries.ts';
import { raiseFullBar } from './publish.queries.ts';

interface Counted {
  stockItemId: string;
  /** Units owned when the member looked. */
  seen: number;
  count: number;
  reason?: CountReason;
}

/**
 * Counts a stock item of the store, as a difference to what was seen. @param source moves it once, whatever is repeated
 * @throws Refusal
 */
export async function countItem(
  tx: Tx,
  { sellerId, userId }: Pick<Desk, 'sellerId' | 'userId'>,
  { stockItemId, seen, count, reason = 'counted' }: Counted,
  source: string,
): Promise<{ stock: number; moved: number }> {
  const productId = await findProductOf(tx, sellerId, stockItemId);
  const product = productId === undefined ? undefined : await lockProduct(tx, sellerId, productId);
  const item = product?.items.find(({ id }) => id === stockItemId);
  if (!product || !item) throw refusal('stock_item_not_found');
  if (await wasMovedBy(tx, sellerId, stockItemId, source)) return doneBefore(item, count);
  const change = decideStockChange(item, { seen, count });
  if (change.kind === 'refuse') throw countRefused(change);
  const { stock, by, moved } = change;
  if (by !== 0) {
    const counted = { productId: product.id, stockItemId, units: by, reason };
    await adjustUnits(tx, { sellerId, actor: userId }, [counted], source);
    await raiseFullBar(tx, sellerId, [product.id]);
  }
  return { stock, moved };
}

export const countRefused = (change: Extract<StockChange, { kind: 'refuse' }>): Refusal =>
  change.reason === 'too_many' ? refusal('too_many_units') : refusal('not_enough_free', { least: change.least });

/** What was sold since counts as moved, too. */
const doneBefore = ({ stock }: LockedItem, count: number) => ({ stock, moved: stock - count });
