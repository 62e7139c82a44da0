import type { Picture } from '@oja/contract/common';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

export interface DeskReviewRow {
  id: string;
  productId: string;
  productName: string;
  picture: Picture | null;
  userName: string;
  rating: number;
  comment: string;
  verifiedPurchase: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Whether the list takes it among those that have a reply. */
  replied: boolean;
  /** Microseconds, by which the list is ordered. */
  time: string;
  /** Null without one. */
  text: string | null;
  repliedAt: Date;
  changedAt: Date;
  version: number;
}

/** Where a page ends. */
export interface Place {
  replied: '0' | '1';
  time: string;
  id: string;
}

interface Asked {
  only?: 'unanswered' | undefined;
  stars?: string | undefined;
  after: Place | null;
  most: number;
}

/** Those without a reply first, then the newest: each part is read in order from its index, and no further than is asked for. */
export async function findDeskReviews(
  db: Db,
  sellerId: SellerId,
  { only, stars, after, most }: Asked,
): Promise<DeskReviewRow[]> {
  const part = (replied: '0' | '1') => sql`(
    select id from reviews where seller_id = ${sellerId} and ${replied === '1' ? sql`replied` : sql`not replied`}
      ${stars === undefined ? sql`` : sql`and rating = ${Number(stars)}`}
      ${after?.replied === replied ? isAfter(after) : sql``}
    order by created_at desc, id desc limit ${most})`;
  const parts = [...(after?.replied === '1' ? [] : [part('0')]), ...(only === 'unanswered' ? [] : [part('1')])];
  if (parts.length === 0) return [];
  return select(db, sellerId, sql`r.id in (select id from (${sql.join(parts, sql` union all `)}) found)`, most);
}

const isAfter = ({ time, id }: Place) =>
  sql`and (created_at, id) < (to_timestamp(0) + ${time}::bigint * interval '1 microsecond', ${id}::uuid)`;

/** A review of the store's; undefined for every other. */
export async function findDeskReview(db: Db, sellerId: SellerId, id: string): Promise<DeskReviewRow | undefined> {
  return (await select(db, sellerId, sql`r.id = ${id}`, 1))[0];
}

async function select(db: Db, sellerId: SellerId, which: RawBuilder<unknown>, most: number): Promise<DeskReviewRow[]> {
  const { rows } = await sql<DeskReviewRow>`
    select r.id, p.id as "productId", p.name as "productName", p.images -> 0 as picture, r.user_name as "userName", r.rating,
      r.comment, r.verified_purchase as "verifiedPurchase", r.created_at as "createdAt", r.updated_at as "updatedAt", r.replied,
      (extract(epoch from r.created_at) * 1000000)::bigint::text as time,
      reply.text, reply.created_at as "repliedAt", reply.updated_at as "changedAt", reply.version
    from reviews r join products p on p.id = r.product_id and p.seller_id = ${sellerId}
    left join review_replies reply on reply.review_id = r.id and reply.seller_id = ${sellerId}
    where r.seller_id = ${sellerId} and ${which}
    order by r.replied, r.created_at desc, r.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** How many reviews of a store have no reply, counted to `most`. */
export async function countUnanswered(db: Db, sellerId: SellerId, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from reviews where seller_id = ${sellerId} and not replied order by created_at desc limit ${most}) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}
