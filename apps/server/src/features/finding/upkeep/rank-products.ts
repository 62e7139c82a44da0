import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { claim } from './claims.queries.ts';
import { inSets } from './in-sets.ts';
import { isDue, noteMade } from './made.queries.ts';
import { rankSome } from './rank-products.queries.ts';
import { setTiers } from './set-tiers.ts';

const hour = 3600;

/**
 * Every hour, ranks products anew by what was sold and how it is rated, and puts them into the tiers of their ranks. A
 * product whose rank has hardly moved stays where it is.
 */
export async function rankProducts(db: Db, stopping: AbortSignal): Promise<void> {
  if (!(await isDue(db, 'ranks', hour))) return;
  await inTransaction(db, async (tx) => {
    if (await claim(tx, 'ranks')) await setTiers(tx);
  });
  if (await inSets(db, 'ranks', stopping, rankSome)) await noteMade(db, 'ranks');
}
