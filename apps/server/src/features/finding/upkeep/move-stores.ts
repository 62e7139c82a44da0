import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { inSets } from './in-sets.ts';
import { findMovedStores, forgetMovedStore, moveSome } from './move-stores.queries.ts';

/**
 * Takes the goods of stores that do not sell any more out of finding, and puts those there that sell again. A crash begins a
 * store again, which leaves what was done as it is; so does a store that moves once more meanwhile.
 */
export async function moveStores(db: Db, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findMovedStores(db), stopping, async ({ sellerId, last }) => {
    const set = `goods of ${sellerId}`;
    if (!(await inSets(db, set, stopping, (tx, after) => moveSome(tx, sellerId, after)))) return;
    await inTransaction(db, (tx) => forgetMovedStore(tx, sellerId, last));
  });
}
