import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { lockOwnStore } from './accounts.queries.ts';
import { lockAccount } from './lock-account.ts';
import { hasPasswordHash } from './passwords/passwords.queries.ts';
import { isConfirmed, isRemembered } from './sessions/sessions.queries.ts';
import { type AccountRow, findAccount } from './settings/settings.queries.ts';

/**
 * Locks the account of somebody who has just proven to be its owner.
 * @param hash the stored hash that a password was proven to be of; null: by the identity provider, in this browser
 * @throws Refusal without that proof, or when the account or the session is gone
 */
export async function lockProvenAccount(
  tx: Tx,
  { id: sessionId, userId }: { id: string; userId: string },
  hash: string | null,
): Promise<AccountRow> {
  await lockAccount(tx, userId);
  if (hash !== null && !(await hasPasswordHash(tx, userId, hash))) throw refusal('wrong_password');
  if ((await isRemembered(tx, sessionId)) === null) throw refusal('not_signed_in');
  if (hash === null && !(await isConfirmed(tx, sessionId))) throw refusal('recheck_needed');
  await lockOwnStore(tx, userId);
  const account = await findAccount(tx, userId);
  if (account === null) throw refusal('not_signed_in');
  return account;
}
