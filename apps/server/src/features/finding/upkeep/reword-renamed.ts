import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { inSets } from './in-sets.ts';
import { findRenamed, forgetRenamed, rewordSome } from './reword-renamed.queries.ts';

/**
 * Writes the words of all products anew whose category, subcategory or store has got another name or place. A crash, or
 * another name meanwhile, begins it again.
 */
export async function rewordRenamed(db: Db, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findRenamed(db), stopping, async ({ scope, last }) => {
    if (!(await inSets(db, `words of ${scope}`, stopping, (tx, after) => rewordSome(tx, scope, after)))) return;
    await inTransaction(db, (tx) => forgetRenamed(tx, scope, last));
  });
}
