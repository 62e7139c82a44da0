import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

interface RunningOutRow {
  productId: string;
  name: string;
  color: string;
  size: string;
  left: number;
}

/**
 * Stock items that are looked through for those with the fewest units. No index has them in that order: each sale would
 * write it.
 */
const MOST_LOOKED_THROUGH = 10_000;

interface RunningOut {
  items: RunningOutRow[];
  /** How many there are in all; what is sold out is told apart. */
  count: number;
  soldOut: number;
}

/**
 * What a store has few units of among what is live, the fewest first, and how much there is of it and of what it has none of. What is counted
 * together is one, and its colour and size are said where a single choice is offered.
 */
export async function findRunningOut(db: Db, sellerId: SellerId, most: number): Promise<RunningOut> {
  const { rows } = await sql<RunningOut>`
    with low as materialized (
      select id, product_id, "left" from (
        select id, product_id, stock - held as "left" from stock_items where seller_id = ${sellerId} and low
        order by product_id limit ${MOST_LOOKED_THROUGH}) item
      where exists (select from products p
        where p.id = item.product_id and p.seller_id = ${sellerId} and p.status = 'live')
    ), fewest as (
      select * from low where "left" > 0 order by "left", product_id, id limit ${most}
    ), told as (
      select fewest.id, fewest.product_id as "productId", p.name, fewest."left",
        case when offered.choices = 1 then offered.color else '' end as color,
        case when offered.choices = 1 then offered.size else '' end as size
      from fewest join products p on p.id = fewest.product_id and p.seller_id = ${sellerId}
      cross join lateral (
        select count(*) as choices, min(v.color) as color, min(v.size) as size from product_variants v
        where v.stock_item_id = fewest.id and v.seller_id = ${sellerId} and v.retired_at is null) offered)
    select (select count(*)::integer from low where "left" > 0) as count,
      (select count(*)::integer from low where "left" <= 0) as "soldOut",
      (select coalesce(jsonb_agg(to_jsonb(told) - 'id' order by told."left", told.name, told.id), '[]') from told) as items
  `.execute(db);
  return rows[0] as RunningOut;
}
