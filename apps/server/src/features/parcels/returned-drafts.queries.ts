import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** How many drafts of a store the operator has returned. */
export async function countReturned(db: Db, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_drafts where seller_id = ${sellerId} and state = 'returned'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
