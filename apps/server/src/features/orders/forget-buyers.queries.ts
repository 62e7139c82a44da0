import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { shippedToNobody } from '../holds/holds.questions.ts';

/** After this long nobody waits for a parcel any more. */
const longestWait = sql`interval '180 days'`;

/**
 * Takes the person out of the orders of deleted accounts, as soon as the goods have arrived; the amounts stay, for the
 * books. Safe at any time.
 * @param userId of one account only
 */
export async function forgetBuyersGone(db: Db, userId: string | null = null): Promise<void> {
  await sql`
    update orders set buyer_name = 'Deleted account', buyer_email = '', shipping_info = ${shippedToNobody()}
    where buyer_id in (
        select id from users where deleted_at is not null and (${userId}::uuid is null or id = ${userId}))
      and buyer_email <> ''
      and (created_at < now() - ${longestWait}
        or not exists (select from order_sellers part where part.order_id = orders.id and part.status <> 'delivered'))
  `.execute(db);
}

/** The same for one account, in the transaction that deletes it. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await forgetBuyersGone(tx, userId);
}
