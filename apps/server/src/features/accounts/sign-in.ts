import { canonicalEmail } from '@oja/domain/people/email';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { hasPasswordHash } from './passwords/passwords.queries.ts';
import { provePassword } from './passwords/prove-password.ts';
import { openSession } from './sessions/open-session.ts';

/** Signs in with a password. An unknown account, a wrong password and too many tries read the same. */
export async function signIn(deps: Deps, secret: string, { body, request, reply }: Call<'signIn'>) {
  const proof = { email: canonicalEmail(body.email), password: body.password };
  const proven = await provePassword(deps, proof, request);
  if (proven === null) throw refusal('invalid_credentials');
  const { userId, hash } = proven;
  return openSession(deps, { secret, userId, remembered: body.remember }, { request, reply }, async (tx) => {
    // Whoever sets a new password ends all sessions: this one must not begin behind that by the password before.
    if (!(await hasPasswordHash(tx, userId, hash))) throw refusal('invalid_credentials');
  });
}
