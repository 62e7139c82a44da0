import type { Kobo } from '@oja/domain/money/money';
import { ACCEPT_WITHIN_HOURS } from '@oja/domain/orders/parcel-due';
import { sql } from 'kysely';
import type { Part } from '../../database/one-statement.ts';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

/** The millisecond of which an order's number is made: no other order has it. */
export async function nextOrderMillisecond(tx: Tx): Promise<number> {
  const { rows } = await sql<{ ms: number }>`select next_order_millisecond() as ms`.execute(tx);
  return rows[0]?.ms ?? Number.NaN;
}

export interface NewOrder {
  /** Of its checkout, and from now on of the order. */
  id: string;
  orderNumber: string;
  paymentReference: string;
  sellers: readonly { sellerId: string; items: Kobo; commission: Kobo }[];
  /** Where the units of each line are taken from. */
  lines: readonly { line: number; stockItemId: string }[];
}

/** The statements that write an order as its checkout was accepted: with its parcels, items and first history entry. */
export function newOrder({ id, orderNumber, paymentReference, sellers, lines }: NewOrder): Part[] {
  const parcels = sellers.map(({ sellerId, items, commission }) => ({ seller_id: sellerId, items, commission }));
  const taken = lines.map(({ line, stockItemId }) => ({ line, stock_item_id: stockItemId }));
  return [
    sql`insert into orders (id, order_number, buyer_id, buyer_name, buyer_email, shipping_info, subtotal, shipping, tax,
        total, charges, payment_method, payment_reference)
      select c.id, ${orderNumber}, c.buyer_id, u.name, u.email, c.shipping_info, c.subtotal, c.shipping, c.tax, c.total, c.charges,
        c.method, ${paymentReference}
      from checkouts c join users u on u.id = c.buyer_id where c.id = ${id}`,
    sql`insert into order_sellers (order_id, seller_id, items_total, commission, due_at)
      select ${id}::uuid, seller_id, items, commission, now() + make_interval(hours => ${ACCEPT_WITHIN_HOURS}::integer)
      from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as parcel (
        seller_id uuid, items bigint, commission bigint)`,
    sql`insert into order_items (order_id, line, product_id, variant_id, stock_item_id, sku, seller_id, name, price, quantity,
        picture, selected_color, selected_size)
      select l.checkout_id, l.line, l.product_id, l.variant_id, taken.stock_item_id, coalesce(v.sku, p.sku), l.seller_id, l.name,
        l.price, l.quantity, l.picture, l.selected_color, l.selected_size
      from checkout_lines l
      join jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken (line integer, stock_item_id uuid) using (line)
      left join product_variants v on v.id = l.variant_id left join products p on p.id = l.product_id
      where l.checkout_id = ${id}`,
    sql`insert into order_status_history (id, order_id, status, updated_by, notes)
      values (${newId()}, ${id}, 'pending', 'system', 'Order created')`,
  ];
}

export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  amount: Kobo;
}

export async function findPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id as orderId', 'order_number as orderNumber', 'total as amount'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}

/** What of an order's payment has gone back for good. */
export async function updateRefunded(tx: Tx, paymentReference: string, amount: Kobo): Promise<void> {
  await sql`
    update orders set updated_at = now(), refunded_amount = least(total, ${amount}::bigint),
      payment_status = case when ${amount}::bigint >= total then 'refunded' else 'paid' end
    where payment_reference = ${paymentReference}
  `.execute(tx);
}
