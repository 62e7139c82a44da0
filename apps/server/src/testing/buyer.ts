import { knownPasswordHash } from '@oja/testing/people/known-password';
import { type Buyer, newAccount } from '@oja/testing/people/newcomer';
import { inTransaction } from '../database/transaction.ts';
import { insertSession, insertUser } from '../features/accounts/accounts.queries.ts';
import { storePassword } from '../features/accounts/passwords/passwords.queries.ts';
import { newSecret, secretDigest } from '../features/accounts/sessions/secret-digest.ts';
import { sessionCookieFor, signedToken } from '../features/accounts/sessions/session-cookie.ts';
import { newId } from '../platform/ids.ts';
import type { Config } from '../settings/config.ts';
import type { TestApp } from './test-app.ts';

/** A shop whose database and secret are known. */
export type OpenShop = Pick<TestApp, 'visitor' | 'db'> & { config: Pick<Config, 'publicUrl' | 'authSecret'> };

/** Somebody who has an account and is signed in, without a registration's work, mail and link. */
export async function newBuyer({ visitor, db, config }: OpenShop, name?: string): Promise<Buyer> {
  if (config.authSecret === null) throw new Error('Without the secret of the shop nobody can be signed in by SQL.');
  const { password, ...account } = newAccount(name);
  const user = { id: newId(), ...account };
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    await insertUser(tx, user, { verified: false });
    await storePassword(tx, user.id, knownPasswordHash);
    await insertSession(tx, {
      id: newId(),
      userId: user.id,
      digest: secretDigest(token),
      remembered: false,
      before: null,
      ipAddress: '127.0.0.1',
      userAgent: 'node',
    });
  });
  const browser = visitor();
  const cookie = encodeURIComponent(signedToken(token, config.authSecret));
  browser.cookies.set(sessionCookieFor(config.publicUrl).name, cookie);
  return { ...browser, id: user.id, email: user.email, password };
}
