import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: orders with their items and parcels, a section a list. */
export function exportOrders(userId: string): Record<string, Rows> {
  return {
    orders: sql`
        select o.order_number, o.created_at, o.buyer_name, o.buyer_email, o.shipping_info, o.payment_method,
          o.subtotal as subtotal_kobo, o.shipping as shipping_kobo, o.tax as tax_kobo, o.total as total_kobo, o.charges,
          (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'cancelled', i.cancelled, 'priceKobo', i.price,
             'color', i.selected_color, 'size', i.selected_size) order by i.line)
           from order_items i where i.order_id = o.id) as items,
          (select json_agg(json_build_object('store', s.store_name, 'status', p.status,
             'trackingNumber', p.tracking_number, 'courier', p.courier) order by s.store_name)
           from order_sellers p join sellers s on s.id = p.seller_id where p.order_id = o.id) as parcels
        from orders o where o.buyer_id = ${userId} order by o.created_at`,
  };
}
