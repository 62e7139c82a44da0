import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import { lockAccount } from '../lock-account.ts';
import { hasPasswordHash } from '../passwords/passwords.queries.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { findAccount } from '../settings/settings.queries.ts';
import { confirmSession, hasConfirmed } from './sessions.queries.ts';

/** Proves by the password who sits at this browser, for what needs that within the next minutes. @throws Refusal */
export async function confirmAccount(
  deps: Deps,
  { session, body, request }: Pick<Call<'confirmAccount'>, 'session' | 'body' | 'request'>,
): Promise<void> {
  const proven = await provePassword(deps, { email: session.email, password: body.password }, request);
  if (proven === null) throw refusal('wrong_password');
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, session.userId);
    if (!(await hasPasswordHash(tx, session.userId, proven.hash))) throw refusal('wrong_password');
    await confirmSession(tx, session.id);
  });
}

/** Whether this browser has proven it, and how it can. */
export async function readProof(
  db: Db,
  { id, userId }: Session,
): Promise<{ confirmed: boolean; hasPassword: boolean }> {
  const [confirmed, account] = await Promise.all([hasConfirmed(db, id), findAccount(db, userId)]);
  return { confirmed, hasPassword: account?.has_password ?? false };
}

/** @throws Refusal, by the password or, for who has none, by the identity provider */
export async function demandConfirmed(db: Db, session: Session): Promise<void> {
  const { confirmed, hasPassword } = await readProof(db, session);
  if (!confirmed) throw refusal(hasPassword ? 'password_needed' : 'recheck_needed');
}
