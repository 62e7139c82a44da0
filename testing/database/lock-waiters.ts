import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** How many connections to this database wait for a lock that another one holds. */
export async function countLockWaiters(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.waiting ?? 0;
}
