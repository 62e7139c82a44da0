import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { claim } from './claims.queries.ts';

/** Before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Works through rows by id, in sets with a transaction each, until the server stops. Where another process is at the same,
 * it is left to that one. @param set does one set of those behind `after` and returns its last id, null if there was none
 * @returns whether it went through to the end
 */
export async function inSets(
  db: Db,
  what: string,
  stopping: AbortSignal,
  set: (tx: Tx, after: string) => Promise<string | null>,
): Promise<boolean> {
  let after = firstId;
  while (!stopping.aborted) {
    const last = await inTransaction(db, async (tx) => ((await claim(tx, what)) ? set(tx, after) : 'taken'));
    if (last === 'taken') return false;
    if (last === null) return true;
    after = last;
  }
  return false;
}
