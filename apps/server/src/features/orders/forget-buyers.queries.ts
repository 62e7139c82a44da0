import { RECIPIENT_SHOWN_DAYS } from '@oja/domain/orders/recipient';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { shippedToNobody } from '../holds/holds.questions.ts';
import { parcelText } from './parcel-text.queries.ts';

/** After this long nobody waits for a parcel any more. */
const longestWait = sql`interval '180 days'`;

/**
 * Takes the person out of the orders of deleted accounts and their parcels, as soon as the goods have arrived, and with them
 * all that stores wrote about them or to them; the amounts stay, for the books. Each order is locked before its parcels. Safe
 * at any time.
 * @param userId of one account only
 */
export async function forgetBuyersGone(db: Db, userId: string | null = null): Promise<void> {
  await sql`
    with forgotten as (
      update orders set buyer_name = 'Deleted account', buyer_email = '', shipping_info = ${shippedToNobody()}
      where buyer_id in (
          select id from users where deleted_at is not null and (${userId}::uuid is null or id = ${userId}))
        and buyer_email <> ''
        and (created_at < now() - ${longestWait}
          or not exists (select from order_sellers part where part.order_id = orders.id and part.status <> 'delivered'
            and part.cancelled_at is null))
      returning id, order_number),
    unsaid as (
      update order_status_history step set notes = '' from forgotten
      where step.order_id = forgotten.id and step.seller_id is not null and step.notes <> '')
    update order_sellers part set rider_phone = null, own_note = '', notes = null, buyer_forgotten = true,
      search_text = case when part.search_text is not null then ${parcelText('nobody')} end
    from forgotten o where part.order_id = o.id
  `.execute(db);
}

/** The same for one account, in the transaction that deletes it. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await forgetBuyersGone(tx, userId);
}

const batch = 1000;

/**
 * Takes the person out of what parcels are found by, and of what their stores noted for themselves, where they were delivered
 * or cancelled so long ago that their stores are not to know any more whom they went to. What a store wrote to the buyer stays, for the
 * buyer. Safe in several processes at once; stops between two batches.
 */
export async function forgetRecipients(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { numAffectedRows = 0n } = await sql`
      with due as (
        select order_id, seller_id from order_sellers
        where coalesce(delivered_at, cancelled_at) <= now() - make_interval(days => ${sql.lit(RECIPIENT_SHOWN_DAYS)})
          and not buyer_forgotten
        order by coalesce(delivered_at, cancelled_at) limit ${batch} for no key update skip locked)
      update order_sellers part set rider_phone = null, own_note = '', buyer_forgotten = true,
        search_text = case when part.search_text is not null then ${parcelText('nobody')} end
      from due join orders o on o.id = due.order_id
      where part.order_id = due.order_id and part.seller_id = due.seller_id
    `.execute(db);
    if (numAffectedRows < batch) return;
  }
}
