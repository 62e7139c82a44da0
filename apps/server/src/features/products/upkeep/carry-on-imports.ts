import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { eachInTurn } from '../../../platform/jobs/each-by-itself.ts';
import { lockWriting } from '../drafts.queries.ts';
import { isSkuTaken } from '../give-skus.ts';
import { carryOnImport, isImportUnderWay, stopImport } from '../imports/carry-on-import.ts';
import { forgetTries } from '../imports/imports.queries.ts';
import { NOBODY } from './carry-on-changes.ts';
import { countingTries } from './counting-tries.ts';
import { findImportsUnderWay, takeImportUnderWay } from './imports-under-way.queries.ts';

/** Stores and undoes what is left of imports, part by part. Several processes share the work: a part is written by one. */
export async function carryOnImports(db: Db, stopping: AbortSignal): Promise<void> {
  await eachInTurn(await findImportsUnderWay(db), stopping, (id) => countingTries(db, id, () => writeNext(db, id)));
}

/** @returns whether there may be more of it */
async function writeNext(db: Db, id: string): Promise<boolean> {
  return inTransaction(
    db,
    async (tx) => {
      const taken = await takeImportUnderWay(tx, id);
      if (!taken || !isImportUnderWay(taken)) return false;
      const { sellerId, userId } = taken;
      const at = { tx, desk: { sellerId, userId: userId ?? NOBODY } };
      await lockWriting(tx, sellerId);
      await stopImport(at, taken);
      const isMore = await carryOnImport(at, taken);
      await forgetTries(tx, sellerId, id);
      return isMore;
    },
    // The SKU was free when it was looked for: who has it is found by the next try.
    isSkuTaken,
  );
}
