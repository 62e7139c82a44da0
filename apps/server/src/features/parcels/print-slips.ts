import type { Slips } from '@oja/contract/desks/desk-orders';
import { recipientOf } from '@oja/domain/orders/recipient';
import type { Db } from '../../database/pool.ts';
import { uuid } from '../../http/cursor.ts';
import type { Desk } from '../../http/desk.ts';
import { findLines } from './shown-parcels.queries.ts';
import { findSlips, readStoreName } from './slips.queries.ts';

const isId = new RegExp(`^${uuid.source}$`);

/**
 * What is laid into parcels, in the order of their ids; those that are not the store's, not accepted, cancelled or name nobody any more
 * are left out.
 */
export async function printSlips(db: Db, { sellerId }: Desk, asked: readonly string[]): Promise<Slips> {
  const ids = asked.map((id) => id.toLowerCase()).filter((id) => isId.test(id));
  const [storeName, slips, lines] = await Promise.all([
    readStoreName(db, sellerId),
    findSlips(db, sellerId, ids),
    findLines(db, sellerId, ids),
  ]);
  return {
    storeName,
    items: slips.map(({ placedAt, to, ...slip }) => ({
      ...slip,
      placedAt: placedAt.toISOString(),
      to: recipientOf(to),
      lines: lines
        .filter(({ orderId, quantity, cancelled }) => orderId === slip.orderId && cancelled < quantity)
        .map(({ name, color, size, sku, quantity, cancelled }) => ({
          name,
          color,
          size,
          sku,
          quantity: quantity - cancelled,
        })),
    })),
  };
}
