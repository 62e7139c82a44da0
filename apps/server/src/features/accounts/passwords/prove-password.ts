import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../database/pool.ts';
import type { Deps } from '../../../deps.ts';
import { clientAddress } from '../../../http/connections/client-address.ts';
import { PASSWORD_MAX_BYTES, verifyPassword } from '../../../platform/passwords.ts';
import { findPassword, type StoredPassword } from './passwords.queries.ts';
import { countAttempt, forgiveAttempt, uncountAttempt } from './sign-in-throttle.ts';

/**
 * The account of an address, as far as a password proves it, and the stored hash that it has proven to be of; else null.
 * The one way to prove a password, and counted as a try to sign in: whoever sits at somebody's open browser can guess no
 * faster than anybody else. Hashing takes its time, so whatever is done by this password must ask `hasPasswordHash` in
 * the transaction that does it.
 * @param email canonical; of an account or not, it takes as long
 */
export async function provePassword(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
): Promise<StoredPassword | null> {
  const attempt = { email, clientAddress: clientAddress(request.ip) };
  await countAttempt(db, config, attempt);
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) return null;
  const proven = await compareWithStored(db, email, password).catch(async (error: unknown) => {
    // Too busy to look is no wrong password.
    await uncountAttempt(db, attempt);
    throw error;
  });
  if (proven !== null) await forgiveAttempt(db, attempt);
  return proven;
}

async function compareWithStored(db: Db, email: string, password: string): Promise<StoredPassword | null> {
  const stored = await findPassword(db, email);
  return (await verifyPassword(stored?.hash ?? null, password)) ? stored : null;
}
