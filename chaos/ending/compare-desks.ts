import { sellerStatuses } from '@oja/domain/orders/order-status';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Seller } from '../sellers/seller.ts';
import type { Tally } from '../tally.ts';

/** What sellers were told is there: parcels have come as far, and each count moved its units once. */
export async function compareDesks(db: Db, sellers: readonly Seller[], tally: Tally): Promise<void> {
  for (const seller of sellers) {
    await compareParcels(db, seller, tally);
    await compareCounts(db, seller, tally);
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
