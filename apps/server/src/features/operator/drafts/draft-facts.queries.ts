import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

const MOST_COUNTED = 1000;

export interface StoreRecord {
  storeName: string;
  /** Drafts of it, counted to 1,000 each. */
  approved: number;
  returned: number;
}

/** What was decided on a store's drafts before. */
export async function findStoreRecord(db: Db, sellerId: string): Promise<StoreRecord> {
  const decided = (decision: 'approved' | 'returned') => sql`(select count(*) from (select from draft_decisions
    where seller_id = ${sellerId} and decision = ${sql.lit(decision)} and undone_at is null limit ${sql.lit(MOST_COUNTED)}) d)::integer`;
  const { rows } = await sql<StoreRecord>`
    select store_name as "storeName", ${decided('approved')} as approved, ${decided('returned')} as returned
    from sellers where id = ${sellerId}
  `.execute(db);
  return rows[0] ?? { storeName: '', approved: 0, returned: 0 };
}

/** Newest goods of which the middle price is taken, and fewer than which say nothing. */
const MOST_PRICES = 500;
const FEWEST_PRICES = 5;

/** The price in the middle of those of a subcategory, or of a category; null where too few are sold there. */
export async function findMedian(
  db: Db,
  { categoryId, subcategoryId }: { categoryId: string; subcategoryId: string },
): Promise<Kobo | null> {
  const filed = subcategoryId === '' ? sql`category_id = ${categoryId}` : sql`subcategory_id = ${subcategoryId}`;
  const { rows } = await sql<{ median: Kobo | null }>`
    select case when count(*) >= ${FEWEST_PRICES} then percentile_disc(0.5) within group (order by effective_price) end as median
    from (select effective_price from find_products where ${filed}
      order by created_at desc, product_id desc limit ${MOST_PRICES}) newest
  `.execute(db);
  return rows[0]?.median ?? null;
}

/** Of these pictures those that another store has sent in, too. */
export async function findPicturesElsewhere(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select own.id from pictures own where own.id = any(${[...ids]}::uuid[]) and (
      exists (select from pictures other where other.key = own.key and other.seller_id <> own.seller_id)
      or exists (select from pictures other where other.source_digest = own.source_digest and other.seller_id <> own.seller_id))
  `.execute(db);
  return rows.map(({ id }) => id);
}
