import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { claim } from './claims.queries.ts';
import { findChangedScopes, forgetSmallScopes, keepBits, keepScope, takeChanges } from './keep-counts.queries.ts';

/**
 * Makes the counts of large scopes anew in which something changed. Of small ones nothing is kept: whoever asks counts
 * their rows.
 */
export async function keepCounts(db: Db, stopping: AbortSignal): Promise<void> {
  await inTransaction(db, forgetSmallScopes);
  await eachByItself(await findChangedScopes(db), stopping, (scope) =>
    inTransaction(db, async (tx) => {
      if (!(await claim(tx, `counts of ${scope}`)) || !(await takeChanges(tx, scope))) return;
      await keepScope(tx, scope);
      await keepBits(tx, scope);
    }),
  );
}
