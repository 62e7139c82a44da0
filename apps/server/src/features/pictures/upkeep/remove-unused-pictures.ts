import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { keyOfFile, picturesFolder } from '../picture-files.ts';
import { findNamedKeys, lockFiles, removeUnusedRows } from './kept-files.queries.ts';

/** Milliseconds that a file is left, whoever may still be about to name it. */
const day = 24 * 3600_000;

/** Removes pictures that nothing names, and then files that no picture names. Safe in several processes at once. */
export async function removeUnusedPictures({ db, storage }: Pick<Deps, 'db' | 'storage'>, stopping: AbortSignal) {
  while (!stopping.aborted) if ((await removeUnusedRows(db)).isLast) break;
  for await (const names of storage.list(picturesFolder)) {
    if (stopping.aborted) return;
    await removeStrays({ db, storage }, names);
  }
}

async function removeStrays({ db, storage }: Pick<Deps, 'db' | 'storage'>, names: readonly string[]): Promise<void> {
  const named = await findNamedKeys(db, [...new Set(names.flatMap((name) => keyOfFile(name) ?? []))]);
  for (const name of names) {
    const key = keyOfFile(name);
    if (key !== null && named.has(key)) continue;
    const putAt = await storage.putAt(name);
    if (putAt === null || putAt.getTime() > Date.now() - day) continue;
    if (key === null) await storage.remove(name);
    else await removeUnnamed({ db, storage }, key, name);
  }
}

/** Unless a picture names it by now. */
async function removeUnnamed({ db, storage }: Pick<Deps, 'db' | 'storage'>, key: string, name: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFiles(tx, key);
    if (!(await findNamedKeys(tx, [key])).has(key)) await storage.remove(name);
  });
}
