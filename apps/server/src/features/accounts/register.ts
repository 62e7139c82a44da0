import { isLongEnough } from '@oja/domain/accounts';
import { canonicalEmail } from '@oja/domain/email';
import { isAPIError } from 'better-auth/api';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { hashPassword, PASSWORD_MAX_BYTES } from '../../platform/passwords.ts';
import { type Auth, hashedBefore } from './auth.ts';
import { beginSession, clientHeaders } from './begin-session.ts';
import { welcomeUnconfirmed } from './welcome.ts';

/**
 * Creates an account and signs in. A taken address is refused like any other failure, and takes as long: the password is
 * hashed before anything else is looked at.
 */
export async function register(deps: Deps, { auth, secret }: { auth: Auth; secret: string }, call: Call<'register'>) {
  const { body, request } = call;
  const min = deps.config.passwordMin;
  if (!isLongEnough(body.password, min)) throw refusal('password_too_short', { min });
  await limitRequests(deps, 'registration', { request });
  const name = body.name.normalize('NFC').trim();
  if (name === '' || Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES) throw refusal('registration_failed');
  const hash = await hashPassword(body.password);
  const made = await hashedBefore
    .run(hash, () =>
      auth.api.signUpEmail({
        body: { name, email: canonicalEmail(body.email), password: body.password, rememberMe: false },
        headers: clientHeaders(request),
        returnHeaders: true,
      }),
    )
    .catch((error: unknown) => {
      throw isAPIError(error) ? refusal('registration_failed') : error;
    });
  const { user } = made.response;
  await inTransaction(deps.db, (tx) => welcomeUnconfirmed(tx, deps.config, user));
  const me = await beginSession(deps, { secret, made, hash, remembered: false }, call);
  if (me === null) throw refusal('registration_failed');
  return me;
}
