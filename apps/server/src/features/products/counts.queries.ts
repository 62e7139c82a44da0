import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** Of which product of the store a stock item is. */
export async function findProductOf(tx: Tx, sellerId: SellerId, stockItemId: string): Promise<string | undefined> {
  const { rows } = await sql<{ productId: string }>`
    select product_id as "productId" from stock_items where id = ${stockItemId} and seller_id = ${sellerId}
  `.execute(tx);
  return rows[0]?.productId;
}

/** Whether a stock item of the store was moved by that. */
export async function wasMovedBy(tx: Tx, sellerId: SellerId, stockItemId: string, source: string): Promise<boolean> {
  const { rows } = await sql`
    select from stock_movements m join stock_items i on i.id = m.stock_item_id and i.seller_id = ${sellerId}
    where m.source = ${source} and m.stock_item_id = ${stockItemId}
  `.execute(tx);
  return rows.length > 0;
}
