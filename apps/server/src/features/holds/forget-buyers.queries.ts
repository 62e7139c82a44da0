import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

/** Who a `shipping_info` is for, once nobody needs to know any more. The state stays, for the figures. */
export const shippedToNobody = () => sql`jsonb_build_object('firstName', '', 'lastName', '', 'email', '', 'phone', '',
  'address', '', 'city', '', 'zipCode', '', 'state', shipping_info -> 'state', 'country', shipping_info -> 'country')`;

/**
 * Takes the person out of the checkouts of deleted accounts whose orders, if they became any, name nobody any more. Safe at
 * any time.
 * @param userId of one account only
 */
export async function forgetShippingGone(db: Db, userId: string | null = null): Promise<void> {
  await sql`
    update checkouts set shipping_info = ${shippedToNobody()}
    where buyer_id in (
        select id from users where deleted_at is not null and (${userId}::uuid is null or id = ${userId}))
      and shipping_info ->> 'email' <> '' and not exists (
        select from orders where orders.id = checkouts.id and orders.buyer_email <> '')
  `.execute(db);
}

/** The same for one account, in the transaction that deletes it. */
export async function forgetShippingOf(tx: Tx, userId: string): Promise<void> {
  await forgetShippingGone(tx, userId);
}
