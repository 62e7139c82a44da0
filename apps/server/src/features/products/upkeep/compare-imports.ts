import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachInTurn } from '../../../platform/jobs/each-by-itself.ts';
import { compareNext } from '../imports/compare-next.ts';
import { forgetTries } from '../imports/imports.queries.ts';
import { countingTries } from './counting-tries.ts';
import { findReading, takeReading } from './imports-under-way.queries.ts';

/** Compares what is left of files with what is in the shop, part by part. Several processes share the work. */
export async function compareImports(db: Db, stopping: AbortSignal): Promise<void> {
  await eachInTurn(await findReading(db), stopping, (id) => countingTries(db, id, () => compareSome(db, id)));
}

/** @returns whether there may be more of it */
async function compareSome(db: Db, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const taken = await takeReading(tx, id);
    if (!taken) return false;
    await compareNext(tx, taken.sellerId, { id, state: 'reading' });
    await forgetTries(tx, taken.sellerId, id);
    return true;
  });
}
