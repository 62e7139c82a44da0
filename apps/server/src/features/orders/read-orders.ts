import type { Order } from '@oja/contract/checkout';
import type { Deps } from '../../deps.ts';
import { pageOf, timeCursor } from '../../http/cursor.ts';
import { refusal } from '../../http/refusal.ts';
import { findOrder, findOrderParts, findOrders, type OrderRow } from './orders.queries.ts';
import { orderView } from './orders.views.ts';

const pageSize = 20;

type Reading = Pick<Deps, 'db' | 'config'>;

/** A page of the buyer's orders, newest first. */
export async function listOrders(
  deps: Reading,
  buyerId: string,
  cursor?: string,
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : timeCursor.read(cursor);
  const rows = await findOrders(deps.db, buyerId, after, pageSize + 1);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ cursor_time: time, id }) => timeCursor.write({ time, id }));
  return { items: await withParts(deps, page), nextCursor };
}

/** @throws Refusal for an order that this buyer did not place */
export async function showOrder(deps: Reading, buyerId: string, id: string): Promise<Order> {
  const row = await findOrder(deps.db, buyerId, id);
  const [order] = row ? await withParts(deps, [row]) : [];
  if (!order) throw refusal('order_not_found');
  return order;
}

async function withParts({ db, config }: Reading, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const parts = await findOrderParts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => orderView(row, parts, config.travelDays));
}
