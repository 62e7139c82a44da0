import type { Db } from '../../../database/pool.ts';
import { gaveWay } from '../../../database/transaction.ts';
import { MOST_TRIES } from '../imports/imports.queries.ts';
import { noteTry } from './imports-under-way.queries.ts';

/**
 * Does a part of an import; one that fails is counted, and says so where it is put aside by that. One that met the locks of others
 * has not failed: however often, it is tried again as soon as ever.
 */
export async function countingTries<T>(db: Db, id: string, part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    if (gaveWay(error)) throw error;
    const tries = await noteTry(db, id);
    if (tries < MOST_TRIES) throw error;
    throw new Error(`It is put aside after ${tries} tries.`, { cause: error });
  }
}
