import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isTheirMail } from './account-mail.queries.ts';

/**
 * Everything that the shop holds about an account, a section a table, each a list of rows as they lie there; keys that are
 * secrets (hashes and digests) and what is about sellers alone left out.
 */
export async function findMyData(db: Db, userId: string, email: string): Promise<Record<string, unknown>> {
  const list = (rows: ReturnType<typeof sql>) => sql`coalesce((select json_agg(part) from (${rows}) part), '[]')`;
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select json_build_object(
      'profile', ${list(sql`
        select name, email, email_verified, phone, created_at, updated_at from users where id = ${userId}`)},
      'waysToSignIn', ${list(sql`
        select case provider_id when 'credential' then 'password' else provider_id end as way, created_at
        from accounts where user_id = ${userId} order by created_at`)},
      'sessions', ${list(sql`
        select user_agent, ip_address, created_at, updated_at as last_used_at, expires_at
        from sessions where user_id = ${userId} order by created_at`)},
      'addresses', ${list(sql`
        select first_name, last_name, email, phone, address, city, state, zip_code, country, is_default, created_at
        from addresses where user_id = ${userId} order by created_at`)},
      'cart', ${list(sql`
        select p.name, l.selected_color, l.selected_size, l.quantity from cart_lines l
        join products p on p.id = l.product_id where l.user_id = ${userId}`)},
      'favourites', ${list(sql`
        select p.name, f.created_at from favourites f join products p on p.id = f.product_id
        where f.user_id = ${userId} order by f.created_at`)},
      'reviews', ${list(sql`
        select p.name as product, r.rating, r.comment, r.created_at, r.updated_at from reviews r
        join products p on p.id = r.product_id where r.user_id = ${userId} order by r.created_at`)},
      'orders', ${list(sql`
        select o.order_number, o.created_at, o.buyer_name, o.buyer_email, o.shipping_info, o.payment_method,
          o.subtotal as subtotal_kobo, o.shipping as shipping_kobo, o.tax as tax_kobo, o.total as total_kobo,
          (select json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'priceKobo', i.price,
             'color', i.selected_color, 'size', i.selected_size) order by i.line)
           from order_items i where i.order_id = o.id) as items,
          (select json_agg(json_build_object('store', s.store_name, 'status', p.status,
             'trackingNumber', p.tracking_number) order by s.store_name)
           from order_sellers p join sellers s on s.id = p.seller_id where p.order_id = o.id) as parcels
        from orders o where o.buyer_id = ${userId} order by o.created_at`)},
      'payments', ${list(sql`
        select p.reference, p.provider, p.amount as amount_kobo, p.state, p.created_at, p.settled_at
        from payments p join checkouts c on c.id = p.checkout_id where c.buyer_id = ${userId} order by p.created_at`)},
      'refunds', ${list(sql`
        select r.reference, r.amount as amount_kobo, r.reason, r.state, r.created_at from refunds r
        join payments p on p.reference = r.reference join checkouts c on c.id = p.checkout_id
        where c.buyer_id = ${userId} order by r.created_at`)},
      'storeCredit', ${list(sql`
        select balance as balance_kobo, updated_at from store_credits where user_id = ${userId}`)},
      'messages', ${list(sql`
        select topic, order_number, message, name, email, created_at from contact_messages
        where user_id = ${userId} order by created_at`)},
      'newsletter', ${list(sql`
        select s.email, s.created_at, s.confirmed_at, s.unsubscribed_at from newsletter_subscribers s
        join users u on u.email = s.email and u.email_verified where u.id = ${userId}`)},
      'mail', ${list(sql`
        select payload ->> 'subject' as subject, created_at, done_at as sent_at from outbox
        where ${isTheirMail(userId, email)} order by created_at`)}
    ) as data
  `.execute(db);
  return rows[0]?.data ?? {};
}
