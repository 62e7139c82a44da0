import { sellerStatuses } from '@oja/domain/orders/order-status';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Cancelled, Seller } from '../sellers/seller.ts';
import type { Tally } from '../tally.ts';

/**
 * What sellers were told is there: parcels have come as far, each count moved its units once, and each
 * cancellation is there once with its refund.
 */
export async function compareDesks(db: Db, sellers: readonly Seller[], tally: Tally): Promise<void> {
  for (const seller of sellers) {
    await compareParcels(db, seller, tally);
    await compareCounts(db, seller, tally);
    await compareCancellations(db, seller, tally);
  }
}

async function compareParcels(db: Db, { moved, store }: Seller, tally: Tally): Promise<void> {
  if (moved.size === 0) return;
  const parcels = await db
    .selectFrom('order_sellers')
    .select(['order_id', 'status'])
    .where('seller_id', '=', store)
    .where('order_id', 'in', [...moved.keys()])
    .execute();
  const there = new Map(parcels.map(({ order_id, status }) => [order_id, status]));
  for (const [orderId, told] of moved) {
    const status = there.get(orderId);
    if (status === undefined || sellerStatuses.indexOf(status) < sellerStatuses.indexOf(told))
      tally.violated(`a seller was told that the parcel of ${orderId} is ${told}, and it is ${status ?? 'gone'}`);
  }
}

async function compareCounts(db: Db, { id, counted: { surely, perhaps } }: Seller, tally: Tally): Promise<void> {
  const movements = await db
    .selectFrom('stock_movements')
    .select('d_stock')
    .where('kind', '=', 'adjustment')
    .where('actor', '=', id)
    // What a change of many has counted is no count of theirs; what has no source is.
    .where(sql<boolean>`coalesce(source, '') !~ '^(change|undo):'`)
    .execute();
  const left = movements.map(({ d_stock }) => d_stock);
  const take = (by: number) => {
    const at = left.indexOf(by);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  for (const by of surely)
    if (!take(by)) tally.violated(`a seller was told that ${by} units were counted, and they were not`);
  for (const by of perhaps) take(by);
  if (left.length > 0) tally.violated(`units were counted that no seller asked for: ${left.join(', ')}`);
}

async function compareCancellations(
  db: Db,
  { id, cancelled: { surely, perhaps } }: Seller,
  tally: Tally,
): Promise<void> {
  const { rows } = await sql<Cancelled>`
    select c.order_id as "orderId", c.line, c.quantity, r.amount::float8 as amount
    from line_cancellations c join refunds r on r.id = c.refund_id where c.cancelled_by = ${id}
  `.execute(db);
  const left = rows.map(wordsOf);
  const take = (one: Cancelled) => {
    const at = left.indexOf(wordsOf(one));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  for (const one of surely)
    if (!take(one)) tally.violated(`a seller was told that this was cancelled, and it was not: ${wordsOf(one)}`);
  for (const one of perhaps) take(one);
  if (left.length > 0) tally.violated(`lines were cancelled that no seller asked for: ${left.join('; ')}`);
}

const wordsOf = ({ orderId, line, quantity, amount }: Cancelled): string =>
  `${quantity} of line ${line} of order ${orderId}, for ${amount} kobo`;
