import type { Db, Tx } from '../../database/pool.ts';
import { removeOldCounters } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { deleteExpired, lockUser } from './accounts.queries.ts';
import { findAccount } from './settings.queries.ts';

export { closeAccount } from './close-account.ts';
export { mailResetLinks } from './mail-reset-links.ts';
export { provePassword } from './prove-password.ts';
export { lockUser };

/** Clears away expired sessions, attempts and links, and old counters of failures and requests. Safe at any time. */
export async function removeExpired(db: Db): Promise<void> {
  await deleteExpired(db);
  await removeOldCounters(db);
}

/**
 * Lets one change after another at what belongs to an account. Whatever writes something of a buyer asks for this first:
 * a request that was under way when the account was deleted must leave nothing behind. Orders and other rows that refer
 * to the account are not held up. @throws Refusal when the account is gone
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw refusal('not_signed_in');
}

/** The number that the account gave; empty without one. */
export async function readPhone(db: Db, userId: string): Promise<string> {
  return (await findAccount(db, userId))?.phone ?? '';
}
