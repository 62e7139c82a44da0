import type { SellerStatus } from '@oja/domain/orders/order-status';
import { MOST_PARCELS_COUNTED } from '@oja/domain/orders/parcel-count';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

interface PulseRow {
  new: number;
  toPack: number;
  late: number;
  onTheWay: number;
  newest: Date | null;
}

/** How many parcels of a store wait for what, each read of an index alone. */
export async function findPulse(db: Db, sellerId: SellerId): Promise<PulseRow> {
  const most = MOST_PARCELS_COUNTED + 1;
  // In the order of an index: no plan reads more than are counted.
  const count = (status: SellerStatus, isLate = false) => sql`(select count(*)::integer from (
    select from order_sellers where seller_id = ${sellerId} and status = ${status}
    and ${isLate ? sql`due_at < now()` : status === 'shipped' ? sql`true` : sql`due_at is not null`}
    order by ${status === 'shipped' ? sql`placed_at desc` : sql`due_at`} limit ${most}) counted)`;
  const { rows } = await sql<PulseRow>`
    select ${count('pending')} as new, ${count('approved')} as "toPack",
      least(${count('pending', true)} + ${count('approved', true)}, ${most}::integer) as late,
      ${count('shipped')} as "onTheWay",
      (select max(placed_at) from order_sellers where seller_id = ${sellerId}) as newest
  `.execute(db);
  return rows[0] as PulseRow;
}

interface WaitingRow {
  oldestNewAt: Date | null;
  dueToday: number;
  lateSince: Date | null;
}

/** Since when a store's parcels wait, and how many are to leave by the end of the day in Lagos, at which such a day is due. */
export async function findWaiting(db: Db, sellerId: SellerId): Promise<WaitingRow> {
  const { rows } = await sql<WaitingRow>`
    select (select min(placed_at) from order_sellers where seller_id = ${sellerId} and status = 'pending'
        and due_at is not null) as "oldestNewAt",
      (select count(*)::integer from (select from order_sellers
        where seller_id = ${sellerId} and status = 'approved' and due_at >= now()
          and due_at <= (date_trunc('day', now() at time zone 'Africa/Lagos') + interval '1 day') at time zone 'Africa/Lagos'
        order by due_at limit ${MOST_PARCELS_COUNTED + 1}) counted) as "dueToday",
      least((select min(due_at) from order_sellers where seller_id = ${sellerId} and status = 'pending' and due_at < now()),
        (select min(due_at) from order_sellers where seller_id = ${sellerId} and status = 'approved' and due_at < now()))
        as "lateSince"
  `.execute(db);
  return rows[0] as WaitingRow;
}
