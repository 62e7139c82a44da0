import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** Who shipped goods are for, once nobody needs to know any more. The state stays, for the figures. */
const nobody = sql`jsonb_build_object('firstName', '', 'lastName', '', 'email', '', 'phone', '', 'address', '',
  'city', '', 'zipCode', '', 'state', shipping_info -> 'state', 'country', shipping_info -> 'country')`;

/** After this long nobody waits for a parcel any more. */
const longestWait = sql`interval '180 days'`;

/**
 * Takes the person out of the orders and checkouts of deleted accounts, as soon as the goods have arrived; the amounts
 * stay, for the books. Safe at any time.
 * @param userId of one account only
 */
export async function forgetBuyersGone(db: Db, userId: string | null = null): Promise<void> {
  const gone = sql`(select id from users where deleted_at is not null and (${userId}::uuid is null or id = ${userId}))`;
  await sql`
    update orders set buyer_name = 'Deleted account', buyer_email = '', shipping_info = ${nobody}
    where buyer_id in ${gone} and buyer_email <> ''
      and (created_at < now() - ${longestWait}
        or not exists (select from order_sellers part where part.order_id = orders.id and part.status <> 'delivered'))
  `.execute(db);
  await sql`
    update checkouts set shipping_info = ${nobody}
    where buyer_id in ${gone} and shipping_info ->> 'email' <> '' and not exists (
      select from orders where orders.id = checkouts.id and orders.buyer_email <> '')
  `.execute(db);
}
