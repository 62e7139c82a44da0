import type { Db, Tx } from '../../database/pool.ts';
import { removeOldCounters } from '../../http/limits.ts';
import { deleteExpired, lockUser } from './accounts.queries.ts';
import { findAccount } from './settings.queries.ts';

/** Clears away expired sessions, expired verifications and old counters of failures and requests. Safe at any time. */
export async function removeExpired(db: Db): Promise<void> {
  await deleteExpired(db);
  await removeOldCounters(db);
}

/**
 * Lets one change after another at what belongs to an account, where a rule looks at more than one row (a cart's lines,
 * the addresses). Orders and other rows that refer to the account are not held up.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await lockUser(tx, userId);
}

/** The number that the account gave; empty without one. */
export async function readPhone(db: Db, userId: string): Promise<string> {
  return (await findAccount(db, userId))?.phone ?? '';
}
