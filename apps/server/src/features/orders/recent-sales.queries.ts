import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';

/**
 * Adds the units of orders to products and sellers, but for those that were cancelled. Rows are locked in the order of their
 * ids, the orders first: what is cancelled is cancelled before they are counted, or taken out of the count.
 */
export async function addSales(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    select from orders where id = any(${orderIds}::uuid[]) order by id for no key update
  `.execute(tx);
  await sql`
    with sold as (
      select product_id, sum(quantity - cancelled)::integer as units from order_items
      where order_id = any(${orderIds}::uuid[]) group by product_id
    ), locked as (
      select p.id, sold.units from products p join sold on sold.product_id = p.id order by p.id for no key update of p
    )
    update products p set units_sold_recently = units_sold_recently + locked.units from locked where p.id = locked.id
  `.execute(tx);
  await sql`
    with sold as (
      select seller_id, sum(quantity - cancelled)::integer as units from order_items
      where order_id = any(${orderIds}::uuid[]) group by seller_id
    ), locked as (
      select s.id, sold.units from sellers s join sold on sold.seller_id = s.id order by s.id for no key update of s
    )
    update sellers s set total_sales = total_sales + locked.units from locked where s.id = locked.id
  `.execute(tx);
  await sql`update orders set counts_as_recent = true where id = any(${orderIds}::uuid[])`.execute(tx);
}

/** Counted orders that are no longer recent, locked. */
export async function findOldCountedOrders(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where counts_as_recent and created_at < now() - interval '30 days'
    order by created_at limit 1000 for update skip locked
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function subtractRecentUnits(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    with sold as (
      select product_id, sum(quantity - cancelled)::integer as units from order_items
      where order_id = any(${orderIds}::uuid[]) group by product_id
    ), locked as (
      select p.id, sold.units from products p join sold on sold.product_id = p.id order by p.id for no key update of p
    )
    update products p set units_sold_recently = greatest(0, units_sold_recently - locked.units)
    from locked where p.id = locked.id
  `.execute(tx);
  await sql`update orders set counts_as_recent = false where id = any(${orderIds}::uuid[])`.execute(tx);
}

interface CancelledUnits {
  orderId: string;
  sellerId: string;
  productId: string;
  quantity: number;
}

/**
 * Units that were not sold after all leave the counts, as far as they are in them: whoever counts an order has it locked, as
 * it must be here.
 */
export async function takeBackSales(tx: Tx, { orderId, sellerId, productId, quantity }: CancelledUnits): Promise<void> {
  await sql`
    update products set units_sold_recently = greatest(0, units_sold_recently - ${quantity}::integer)
    where id = ${productId} and seller_id = ${sellerId} and exists (
      select from orders where id = ${orderId} and counts_as_recent)
  `.execute(tx);
  await sql`
    update sellers set total_sales = greatest(0, total_sales - ${quantity}::integer)
    where id = ${sellerId} and exists (
      select from outbox where dedupe = 'order:' || ${orderId}::text and done_at is not null)
  `.execute(tx);
}
