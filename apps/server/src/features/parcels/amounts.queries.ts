import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

// All amounts of the desk are read here: for who may see them, and nobody else.

/** Of the pieces that are not cancelled. */
export interface ParcelAmounts {
  orderId: string;
  goods: Kobo;
  commission: Kobo;
  youGet: Kobo;
}

/** One by one, by their keys: a plan for any store would read all that this one ever sold. */
export async function findParcelAmounts(
  db: Db,
  sellerId: SellerId,
  orderIds: readonly string[],
): Promise<ParcelAmounts[]> {
  const { rows } = await sql<ParcelAmounts>`
    select asked.id as "orderId", part.*
    from unnest(${orderIds}::uuid[]) asked (id) cross join lateral (
      select items_total - cancelled_total as goods, commission - cancelled_commission as commission,
        items_total - cancelled_total - commission + cancelled_commission as "youGet"
      from order_sellers
      where order_id = asked.id and seller_id = ${sellerId} offset 0) part
  `.execute(db);
  return rows;
}

/** What one piece of each line of a parcel was sold for. */
export async function findPrices(
  db: Db,
  sellerId: SellerId,
  orderId: string,
): Promise<readonly { line: number; price: Kobo }[]> {
  const { rows } = await sql<{ line: number; price: Kobo }>`
    select line, price from order_items where seller_id = ${sellerId} and order_id = ${orderId}
  `.execute(db);
  return rows;
}

/** What goes back for each cancellation of a store's parcel, the oldest first. */
export async function findGivenBack(
  db: Db,
  sellerId: SellerId,
  orderId: string,
): Promise<readonly { line: number; amount: Kobo }[]> {
  const { rows } = await sql<{ line: number; amount: Kobo }>`
    select c.line, r.amount
    from order_items item join line_cancellations c using (order_id, line) join refunds r on r.id = c.refund_id
    where item.seller_id = ${sellerId} and item.order_id = ${orderId} order by c.created_at, c.id
  `.execute(db);
  return rows;
}

/** Days whose sales are told. */
const SALES_DAYS = 14;

/** What a store sold on each of the last days in Lagos, today last, at the sold prices, but for what was cancelled since. */
export async function findSales(db: Db, sellerId: SellerId): Promise<Kobo[]> {
  const { rows } = await sql<{ sold: Kobo }>`
    with days as (
      select date_trunc('day', now() at time zone 'Africa/Lagos') - make_interval(days => ago) as day
      from generate_series(0, ${sql.lit(SALES_DAYS - 1)}) ago)
    select coalesce((select sum(items_total - cancelled_total) from order_sellers
      where seller_id = ${sellerId} and placed_at >= day at time zone 'Africa/Lagos'
        and placed_at < (day + interval '1 day') at time zone 'Africa/Lagos'), 0)::bigint as sold
    from days order by day
  `.execute(db);
  return rows.map(({ sold }) => sold);
}
