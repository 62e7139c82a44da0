import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { clientAddress } from '../../http/client-address.ts';
import { PASSWORD_MAX_BYTES, verifyPassword } from '../../platform/passwords.ts';
import { findPasswordHash } from './passwords.queries.ts';
import { countAttempt, forgiveAttempt, uncountAttempt } from './sign-in-throttle.ts';

/**
 * The stored hash that a password has proven to be of; null when it is not the password of the account. Counted like a
 * try to sign in: whoever sits at somebody's open browser can guess no faster than anybody else. Hashing takes its time,
 * so whatever is done by this password must ask `hasPasswordHash` in the transaction that does it.
 */
export async function provenHash(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { id, email }: { id: string; email: string },
  password: string,
  request: FastifyRequest,
): Promise<string | null> {
  const attempt = { email, clientAddress: clientAddress(request.ip) };
  await countAttempt(db, config, attempt);
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) return null;
  const hash = await findPasswordHash(db, id);
  if (hash === null) return null;
  const right = await verifyPassword(hash, password).catch(async (error: unknown) => {
    // Too busy to hash is no wrong password.
    await uncountAttempt(db, attempt);
    throw error;
  });
  if (!right) return null;
  await forgiveAttempt(db, attempt);
  return hash;
}
