import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** Orders were placed then, and their parcels with them. */
export async function setPlacedAt(db: Db, orderIds: readonly string[], at: RawBuilder<Date>): Promise<void> {
  await sql`
    with placed as (update orders set created_at = ${at} where id = any(${orderIds}::uuid[]) returning id, created_at)
    update order_sellers set placed_at = placed.created_at from placed where order_id = placed.id
  `.execute(db);
}
