import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findLiveHold } from '../holds/holds.questions.ts';
import { releaseHold } from '../holds/holds.steps.ts';

/**
 * A buyer has one live hold: the one before goes back first, in a transaction of its own. Not the hold of this very
 * checkout, which the same request, sent twice at once, may just have made.
 */
export async function supersedeLiveHold(db: Db, { buyerId, id }: { buyerId: string; id: string }): Promise<void> {
  const live = await findLiveHold(db, buyerId);
  if (live !== undefined && live !== id) await inTransaction(db, (tx) => releaseHold(tx, live, 'superseded'));
}
