import { isLongEnough } from '@oja/domain/people/accounts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { limitRequests } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { notify } from '../../../notifications/notify.ts';
import { hashPassword, PASSWORD_MAX_BYTES } from '../../../platform/passwords.ts';
import { accountMailKey } from '../account-mail.queries.ts';
import { mailedLinks } from '../accounts.limits.ts';
import { proveAddress } from '../google/google.queries.ts';
import { secretDigest } from '../sessions/secret-digest.ts';
import { deleteMailedTokens, deleteSessionsOf, storePassword, takeMailedToken } from './passwords.queries.ts';

/**
 * Sets a new password by a mailed link, which also proves the address. All sessions end, the one of whoever had got in
 * included, and of an address that nobody had proven before what a stranger could have saved goes.
 */
export async function resetPassword(deps: Deps, { body, request }: Call<'resetPassword'>) {
  const { config, db } = deps;
  const min = config.passwordMin;
  if (!isLongEnough(body.password, min)) throw refusal('password_too_short', { min });
  if (Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES)
    throw refusal('bad_request', { reason: 'the password is too long.' });
  await limitRequests(deps, mailedLinks, { request });
  const hash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    const user = await takeMailedToken(tx, secretDigest(body.token), 'reset-password');
    if (user === null) throw refusal('link_used_up');
    const { userId, email, name } = user;
    await storePassword(tx, userId, hash);
    await proveAddress(tx, userId);
    await deleteSessionsOf(tx, userId, null);
    await deleteMailedTokens(tx, userId, 'reset-password');
    const facts = { name, changedAt: new Date() };
    await notify(tx, config, { email }, { kind: 'passwordChanged', facts, dedupe: accountMailKey(userId) });
  });
  return { ok: true } as const;
}
