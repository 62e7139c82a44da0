import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { inTransaction } from '../database/transaction.ts';
import { insertSession, insertUser } from '../features/accounts/accounts.queries.ts';
import { storePassword } from '../features/accounts/passwords/passwords.queries.ts';
import { newSecret, secretDigest } from '../features/accounts/sessions/secret-digest.ts';
import { sessionCookieFor, signedToken } from '../features/accounts/sessions/session-cookie.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

export interface Buyer extends Visitor {
  id: string;
  email: string;
  password: string;
}

/** A shop whose database and secret are known. */
export type OpenShop = Pick<TestApp, 'visitor' | 'db'> & { config: Pick<Config, 'publicUrl' | 'authSecret'> };

const password = 'secret-of-a-test';
/** Of that password: to hash it takes longer than all the rest of a registration. */
const hash = '$argon2id$v=19$m=19456,t=2,p=1$NcQS4qHzblPjTuBoiGWPmw$oNZpjFjONv1hTpJ7rVclqF5dwzNmEM86U3xRkwFpkG0';

const newAddress = () => `${randomUUID()}@oja.test`;

/** Somebody who has an account and is signed in, without a registration's work, mail and link. */
export async function newBuyer({ visitor, db, config }: OpenShop, name = 'Ngozi Eze'): Promise<Buyer> {
  if (config.authSecret === null) throw new Error('Without the secret of the shop nobody can be signed in by SQL.');
  const user = { id: newId(), name, email: newAddress() };
  const token = newSecret();
  await inTransaction(db, async (tx) => {
    await insertUser(tx, user, { verified: false });
    await storePassword(tx, user.id, hash);
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

/** Somebody who has just registered, and is signed in. */
export async function newcomer(shop: Pick<TestApp, 'visitor'>, name = 'Ngozi Eze'): Promise<Buyer> {
  const visitor = shop.visitor();
  const account = { name, email: newAddress(), password };
  const { user } = await visitor.call('register', { body: account });
  if (user === null) throw new Error('Not signed in after registering.');
  return { ...visitor, id: user.id, email: account.email, password };
}
