import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** Stores with sales that are to end. */
export async function findStoresWithDueSales(db: Db): Promise<SellerId[]> {
  const { rows } = await sql<{ sellerId: SellerId }>`
    select distinct seller_id as "sellerId" from timed_sales where state = 'running' and ends_at <= now()
  `.execute(db);
  return rows.map(({ sellerId }) => sellerId);
}

/** Their products, some at a time. */
export async function findProductsOnDueSale(tx: Tx, sellerId: SellerId, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct product_id as id from timed_sales
    where seller_id = ${sellerId} and state = 'running' and ends_at <= now() order by product_id limit ${most}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Sales whose price somebody changed meanwhile are no longer those that were set: nothing ends them. */
export async function cancelChangedSales(db: Db): Promise<void> {
  await sql`
    update timed_sales t set state = 'cancelled' where t.state = 'running' and not exists (
      select from products p left join product_variants v on v.id = t.variant_id
      where p.id = t.product_id and t.discount_price = case when t.variant_id is null then p.discount_price else v.discount_price end)
  `.execute(db);
}

/** Ends the sales of locked products that are due. */
export async function endDueSales(tx: Tx, sellerId: SellerId, products: readonly string[]): Promise<void> {
  await sql`
    update timed_sales set state = 'ended'
    where seller_id = ${sellerId} and product_id = any(${[...products]}::uuid[]) and state = 'running' and ends_at <= now()
  `.execute(tx);
}
