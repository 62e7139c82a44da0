import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';

export interface QueuedDraft extends PlaceInTime {
  name: string;
  storeName: string;
  submittedAt: Date;
}

/** A page of the drafts that wait, the longest first. */
export async function findQueue(db: Db, after: PlaceInTime | null, most: number): Promise<QueuedDraft[]> {
  const { rows } = await sql<QueuedDraft>`
    select d.id, d.body ->> 'name' as name, s.store_name as "storeName", d.submitted_at as "submittedAt",
      (extract(epoch from d.submitted_at) * 1000000)::bigint::text as time
    from product_drafts d join sellers s on s.id = d.seller_id
    where d.state = 'in_review' and (${after === null}::boolean
      or (d.submitted_at, d.id) > (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid))
    order by d.submitted_at, d.id limit ${most}
  `.execute(db);
  return rows;
}

/** How many wait. */
export async function countQueue(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_drafts where state = 'in_review'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whose draft it is. */
export async function findSellerOfDraft(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ sellerId: string }>`
    select seller_id as "sellerId" from product_drafts where id = ${id}
  `.execute(db);
  return rows[0]?.sellerId;
}
