import { setTimeout as delay } from 'node:timers/promises';
import type { Db, Tx } from './pool.ts';
import { inTurn } from './turns.ts';

/** Serialisation failure, deadlock, lock timeout: PostgreSQL has rolled back, and the same work may succeed now. */
const worthAnotherTry = new Set(['40001', '40P01', '55P03']);
const tries = 4;

/** Whether PostgreSQL only let others go first: nothing is wrong with the work. */
export const gaveWay = (error: unknown): boolean => worthAnotherTry.has((error as { code?: string }).code ?? '');

/**
 * Runs `work` in a READ COMMITTED transaction. If PostgreSQL gives up on it, the whole of it runs again, up to three
 * times; `work` must therefore do nothing outside the database. A connection that breaks is never retried: the commit
 * may have happened.
 * @param isWorthAnother what else may succeed now
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isWorthAnother: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTurn(db, () => db.transaction().setIsolationLevel('read committed').execute(work));
    } catch (error) {
      if (attempt === tries || !(gaveWay(error) || isWorthAnother(error))) throw error;
      // Losers of one collision must not meet again.
      await delay(Math.random() * 20 * 2 ** attempt);
    }
  }
}
