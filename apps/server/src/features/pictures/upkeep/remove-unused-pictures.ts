import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { demandOwnStorage } from '../../../platform/storage/demand-own-storage.ts';
import { isUnfinished } from '../../../platform/storage/file-name.ts';
import { keyOfFile, picturesFolder } from '../picture-files.ts';
import { findNamedKeys, lockFiles, removeUnusedRows } from './kept-files.queries.ts';

/** Milliseconds that a file is left, whoever may still be about to name it. */
const day = 24 * 3600_000;

/** Milliseconds that a storage may think in a transaction, which ends after ten seconds; a slower one is left for the next round. */
const slow = 1000;

/** Removes pictures that nothing names, and then files that no picture names. Safe in several processes at once. */
export async function removeUnusedPictures({ db, storage }: Pick<Deps, 'db' | 'storage'>, stopping: AbortSignal) {
  while (!stopping.aborted) if ((await removeUnusedRows(db)).isLast) break;
  await demandOwnStorage({ db, storage });
  const failures: unknown[] = [];
  for await (const names of storage.list(picturesFolder)) {
    if (stopping.aborted) break;
    // A file that the storage does not let go of keeps none behind it.
    const strays = await findStrays(db, names);
    const removing = eachByItself(strays, stopping, (name) => removeStray({ db, storage }, name));
    await removing.catch((error: AggregateError) => failures.push(...error.errors));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
}

/** Of files those that no picture names, and that a crash left unfinished. */
async function findStrays(db: Deps['db'], names: readonly string[]): Promise<string[]> {
  const named = await findNamedKeys(db, [...new Set(names.flatMap((name) => keyOfFile(name) ?? []))]);
  return names.filter((name) => {
    const key = keyOfFile(name);
    return key === null ? isUnfinished(name) : !named.has(key);
  });
}

async function removeStray({ db, storage }: Pick<Deps, 'db' | 'storage'>, name: string): Promise<void> {
  if (!isOld(await storage.putAt(name))) return;
  const key = keyOfFile(name);
  if (key === null) await storage.remove(name);
  else await removeUnnamed({ db, storage }, key, name);
}

const isOld = (putAt: Date | null): boolean => putAt !== null && putAt.getTime() <= Date.now() - day;

/** Unless a picture names it by now, or it was put there again for one that is about to. */
async function removeUnnamed({ db, storage }: Pick<Deps, 'db' | 'storage'>, key: string, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFiles(tx, key);
    if ((await findNamedKeys(tx, [key])).has(key)) return;
    const since = performance.now();
    if (!isOld(await storage.putAt(name)) || performance.now() - since > slow) return;
    await storage.remove(name);
  });
}
