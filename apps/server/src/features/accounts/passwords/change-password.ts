import { isLongEnough } from '@oja/domain/people/accounts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { notify } from '../../../notifications/notify.ts';
import { hashPassword, PASSWORD_MAX_BYTES } from '../../../platform/passwords.ts';
import { accountMailKey } from '../account-mail.queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { isRemembered } from '../sessions/sessions.queries.ts';
import { deleteMailedTokens, deleteSessionsOf, hasPasswordHash, storePassword } from './passwords.queries.ts';
import { provePassword } from './prove-password.ts';

/** Changes the password by the one before. Every session ends; this browser gets a new one. */
export async function changePassword(
  deps: Deps,
  secret: string,
  { body, session, request, reply }: Call<'changePassword'>,
) {
  const { config, db } = deps;
  const { userId, email, name } = session;
  const min = config.passwordMin;
  if (!isLongEnough(body.password, min)) throw refusal('password_too_short', { min });
  if (Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES)
    throw refusal('bad_request', { reason: 'the password is too long.' });
  const current = await provePassword(deps, { email, password: body.current }, request);
  if (current === null) throw refusal('wrong_password');
  const hash = await hashPassword(body.password);
  const remembered = await isRemembered(db, session.id);
  if (remembered === null) throw refusal('not_signed_in');
  await openSession(deps, { secret, userId, remembered }, { request, reply }, async (tx) => {
    if (!(await hasPasswordHash(tx, userId, current.hash))) throw refusal('wrong_password');
    if ((await isRemembered(tx, session.id)) === null) throw refusal('not_signed_in');
    await storePassword(tx, userId, hash);
    await deleteSessionsOf(tx, userId, null);
    await deleteMailedTokens(tx, userId, 'reset-password');
    const facts = { name, changedAt: new Date() };
    await notify(tx, config, { email }, { kind: 'passwordChanged', facts, dedupe: accountMailKey(userId) });
  });
  return { ok: true } as const;
}
