import { isLongEnough } from '@oja/domain/people/accounts';
import { canonicalEmail, isAccountAddress } from '@oja/domain/people/email';
import type { Deps } from '../../deps.ts';
import { hour, type Limit, limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword, PASSWORD_MAX_BYTES } from '../../platform/passwords.ts';
import { insertUser } from './accounts.queries.ts';
import { storePassword } from './passwords/passwords.queries.ts';
import { openSession } from './sessions/open-session.ts';
import { welcomeUnconfirmed } from './welcome.ts';

const registering: Limit = {
  name: 'registration',
  setting: 'limitRegistrationsPerAddress',
  seconds: hour,
  addressFactor: 1,
};

/**
 * Creates an account and signs in, all in one transaction: whoever was told that it failed can try again. A taken address
 * is refused like any other failure, and takes as long: the password is hashed before anything else is looked at.
 */
export async function register(deps: Deps, secret: string, { body, request, reply }: Call<'register'>) {
  const { config } = deps;
  const min = config.passwordMin;
  if (!isLongEnough(body.password, min)) throw refusal('password_too_short', { min });
  await limitRequests(deps, registering, { request });
  const user = { id: newId(), name: body.name.normalize('NFC').trim(), email: canonicalEmail(body.email) };
  const isUsable = user.name !== '' && isAccountAddress(user.email);
  if (!isUsable || Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES) throw refusal('registration_failed');
  const hash = await hashPassword(body.password);
  return openSession(deps, { secret, userId: user.id, remembered: false }, { request, reply }, async (tx) => {
    if (!(await insertUser(tx, user, { verified: false }))) throw refusal('registration_failed');
    await storePassword(tx, user.id, hash);
    await welcomeUnconfirmed(tx, config, user);
  });
}
