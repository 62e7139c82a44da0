import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { Rows } from '../../../database/rows.ts';

/** Pictures stay with their stores; who sent them is forgotten with the account. */
export async function forgetMaker(tx: Tx, userId: string): Promise<void> {
  await sql`update pictures set made_by = null where made_by = ${userId}`.execute(tx);
}

/** What somebody may take along: the pictures that they sent in for stores. */
export function exportPictures(userId: string): Record<string, Rows> {
  return {
    pictures: sql`
        select s.store_name, p.key, p.width, p.height, p.created_at
        from pictures p join sellers s on s.id = p.seller_id
        where p.made_by = ${userId} order by p.created_at, p.id`,
  };
}
