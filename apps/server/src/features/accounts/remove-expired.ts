import type { Db } from '../../database/pool.ts';
import { removeOldCounters } from '../../http/limits.ts';
import { deleteExpired } from './accounts.queries.ts';

/** Clears away expired sessions, attempts and links, and old counters of failures and requests. Safe at any time. */
export async function removeExpired(db: Db): Promise<void> {
  await deleteExpired(db);
  await removeOldCounters(db);
}
