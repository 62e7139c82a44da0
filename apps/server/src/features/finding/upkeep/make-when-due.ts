import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { claim } from './claims.queries.ts';
import { hasFewer, isDue, type Made, noteMade } from './made.queries.ts';

/** Below so many products everything is made in a second, and a single product counts. */
export const smallShop = 10_000;
const hour = 3600;

/**
 * Makes something anew that is made of all products, in one transaction, so that whoever reads it sees the old or the new:
 * every day, in a small shop every hour.
 */
export async function makeWhenDue(db: Db, what: Made, make: (tx: Tx) => Promise<void>): Promise<void> {
  const every = (await hasFewer(db, smallShop)) ? hour : 24 * hour;
  if (!(await isDue(db, what, every))) return;
  await inTransaction(db, async (tx) => {
    // Another process may have made it meanwhile.
    if (!(await claim(tx, what)) || !(await isDue(tx, what, every))) return;
    await make(tx);
    await noteMade(tx, what);
  });
}
