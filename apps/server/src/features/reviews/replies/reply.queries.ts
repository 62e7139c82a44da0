import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

export interface LockedReview {
  /** Of its reply; 0 without one. */
  version: number;
  text: string | null;
  changedAt: Date;
  /** Who wrote the reply; null where nobody is known any more. */
  name: string | null;
}

/** A review of the store's with its reply, which stay as they are until the transaction ends. Undefined for every other. */
export async function lockReview(tx: Tx, sellerId: SellerId, id: string): Promise<LockedReview | undefined> {
  await sql`select from reviews where id = ${id} and seller_id = ${sellerId} for update`.execute(tx);
  // In a statement of its own: the one that waited for the lock sees the reply of before.
  const { rows } = await sql<LockedReview>`
    select coalesce(reply.version, 0) as version, reply.text, coalesce(reply.updated_at, now()) as "changedAt",
      (select name from users where id = reply.written_by) as name
    from reviews r left join review_replies reply on reply.review_id = r.id and reply.seller_id = ${sellerId}
    where r.id = ${id} and r.seller_id = ${sellerId}
  `.execute(tx);
  return rows[0];
}

/** Versions go on where a reply was taken away: who saw that one does not write over the next. */
export async function upsertReply(
  tx: Tx,
  sellerId: SellerId,
  { id, text, userId }: { id: string; text: string; userId: string },
): Promise<void> {
  await sql`
    insert into review_replies (review_id, seller_id, text, written_by, version) values (${id}, ${sellerId}, ${text}, ${userId},
      (select 1 + coalesce(max((details ->> 'version')::integer), 0) from audit_log
        where subject = ${`review:${id}`} and action = 'reply.removed'))
    on conflict (review_id) do update set text = excluded.text, written_by = excluded.written_by, updated_at = now(),
      version = review_replies.version + 1
  `.execute(tx);
}

export async function deleteReply(tx: Tx, sellerId: SellerId, id: string): Promise<void> {
  await sql`delete from review_replies where review_id = ${id} and seller_id = ${sellerId}`.execute(tx);
}

/** Who took the last reply to a review away, and when. */
export async function findRemoval(
  tx: Tx,
  sellerId: SellerId,
  id: string,
): Promise<{ name: string | null; at: Date } | undefined> {
  const { rows } = await sql<{ name: string | null; at: Date }>`
    select u.name, entry.at from audit_log entry
    join seller_members member on member.seller_id = ${sellerId} and member.user_id::text = entry.actor
    join users u on u.id = member.user_id
    where entry.subject = ${`review:${id}`} and entry.action = 'reply.removed'
    order by entry.at desc, entry.id desc limit 1
  `.execute(tx);
  return rows[0];
}

interface AnsweredReviewer {
  name: string;
  email: string;
  productId: string;
  productName: string;
  storeName: string;
}

/** Who wrote a review of the store's, and about what; undefined where the account is gone. */
export async function findReviewer(tx: Tx, sellerId: SellerId, id: string): Promise<AnsweredReviewer | undefined> {
  const { rows } = await sql<AnsweredReviewer>`
    select u.name, u.email, p.id as "productId", p.name as "productName", s.store_name as "storeName"
    from reviews r join users u on u.id = r.user_id and u.deleted_at is null
    join products p on p.id = r.product_id and p.seller_id = ${sellerId} join sellers s on s.id = r.seller_id
    where r.id = ${id} and r.seller_id = ${sellerId}
  `.execute(tx);
  return rows[0];
}
