import { canonicalEmail } from '@oja/domain/people/email';
import { isAPIError } from 'better-auth/api';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { PASSWORD_MAX_BYTES } from '../../platform/passwords.ts';
import { type Auth, hashProven } from './auth.ts';
import { beginSession, clientHeaders } from './begin-session.ts';
import { countAttempt, forgiveAttempt, uncountAttempt } from './sign-in-throttle.ts';

/**
 * Signs in with a password. An unknown account, a wrong password and too many tries read the same, and the first two
 * take as long: the library hashes the password of an unknown account too.
 */
export async function signIn(deps: Deps, { auth, secret }: { auth: Auth; secret: string }, call: Call<'signIn'>) {
  const { body, request } = call;
  const email = canonicalEmail(body.email);
  const attempt = { email, clientAddress: clientAddress(request.ip) };
  await countAttempt(deps.db, deps.config, attempt);
  if (Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES) throw refusal('invalid_credentials');
  const proven: { hash: string | null } = { hash: null };
  const made = await hashProven
    .run(proven, () =>
      auth.api.signInEmail({
        body: { email, password: body.password, rememberMe: body.remember },
        headers: clientHeaders(request),
        returnHeaders: true,
      }),
    )
    .catch(async (error: unknown) => {
      if (isAPIError(error) || isOfNobody(error)) throw refusal('invalid_credentials');
      // Too busy to hash is no wrong password.
      await uncountAttempt(deps.db, attempt);
      throw error;
    });
  if (proven.hash === null) throw new Error('The accounts library signs in without a password.');
  const me = await beginSession(deps, { secret, made, hash: proven.hash, remembered: body.remember }, call);
  if (me === null) throw refusal('invalid_credentials');
  await forgiveAttempt(deps.db, attempt);
  return me;
}

/** Whether the session was for an account that went while its password was looked at: to the owner of its address. */
const isOfNobody = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'sessions_user_id_fkey';
