import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { carryOn, isUnderWay } from '../changes/carry-on.ts';
import { lockChange } from '../changes/parts.queries.ts';
import { stopWhereClosed, stopWhereGone } from '../changes/stop-change.ts';
import { findUnderWay, takeUnderWay } from './changes-under-way.queries.ts';

/** Nobody: who made a change and has no account any more is no member of any store. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Makes and undoes what is left of changes, part by part. Several processes share the work: a part is written by one. */
export async function carryOnChanges(db: Db, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findUnderWay(db), stopping, async (id) => {
    while (!stopping.aborted && (await writeNext(db, id)));
  });
}

/** @returns whether there may be more of it */
async function writeNext(db: Db, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const taken = await takeUnderWay(tx, id);
    if (!taken) return false;
    const { sellerId, userId } = taken;
    const member = { sellerId, userId: userId ?? NOBODY };
    const change = await lockChange(tx, sellerId, id);
    if (!change || !isUnderWay(change)) return false;
    if ((await stopWhereClosed(tx, member, change)) || (await stopWhereGone(tx, member, change))) return false;
    await carryOn(tx, member, change);
    return true;
  });
}
