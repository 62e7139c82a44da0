import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** A store that sells, in which nobody has looked on that day. @param today the day in Lagos */
const isToLookAt = (today: string) =>
  sql`status = 'approved' and (low_told_on is null or low_told_on < ${today}::date)`;

export async function findStoresToLookAt(db: Db, today: string): Promise<SellerId[]> {
  const { rows } = await sql<{ id: SellerId }>`select id from sellers where ${isToLookAt(today)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes that a store is looked at on that day; undefined where somebody else has. */
export async function claimDay(
  tx: Tx,
  sellerId: SellerId,
  today: string,
): Promise<{ storeName: string; slug: string } | undefined> {
  const { rows } = await sql<{ storeName: string; slug: string }>`
    update sellers set low_told_on = ${today}::date where id = ${sellerId} and ${isToLookAt(today)}
    returning store_name as "storeName", slug
  `.execute(tx);
  return rows[0];
}

export interface LowItem {
  productName: string;
  /** '' where several choices are counted together, or there is none. */
  color: string;
  size: string;
  left: number;
}

/**
 * Notes of what came to its low-at in a store that it is told of it, and answers the first of it, the fewest units first. What
 * is being sold or counted just now is left out: nobody waits for it, and it comes the next day.
 */
export async function markLowTold(
  tx: Tx,
  sellerId: SellerId,
  most: number,
): Promise<{ items: LowItem[]; count: number }> {
  const { rows } = await sql<LowItem & { count: number }>`
    with low as (
      select i.id, i.product_id, i.stock - i.held as "left" from stock_items i
      where i.seller_id = ${sellerId} and i.low and not exists (select from low_told where stock_item_id = i.id)
        and exists (select from products p where p.id = i.product_id and p.status = 'live')
      for no key update of i skip locked
    ), told as (
      insert into low_told (stock_item_id) select id from low
    )
    select p.name as "productName", low."left", (count(*) over ())::integer as count,
      case when offered.choices = 1 then offered.color else '' end as color,
      case when offered.choices = 1 then offered.size else '' end as size
    from low join products p on p.id = low.product_id
    cross join lateral (
      select count(*) as choices, min(v.color) as color, min(v.size) as size from product_variants v
      where v.stock_item_id = low.id and v.retired_at is null) offered
    order by low."left", p.name, low.id limit ${most}
  `.execute(tx);
  return { items: rows.map(({ count: _, ...item }) => item), count: rows[0]?.count ?? 0 };
}
