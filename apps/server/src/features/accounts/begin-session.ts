import type { Me } from '@oja/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { deleteSession, lockUser, startSession } from './accounts.queries.ts';
import { meView } from './accounts.views.ts';
import { hasPasswordHash } from './passwords.queries.ts';
import { secretDigest } from './secret-digest.ts';
import { readTokenDigest, sessionCookieFor } from './session-cookie.ts';

/** What the library answers after it has made a session. */
interface Made {
  headers: Headers;
  response: { token: string | null; user: { id: string } };
}

/** The headers the library reads: whose session it is, as far as the owner is to see it. */
export function clientHeaders({ ip, headers }: FastifyRequest): Headers {
  return new Headers({ 'x-forwarded-for': ip, 'user-agent': headers['user-agent'] ?? '' });
}

/**
 * Begins the session that the library has made: its lifetime by the database's clock, the browser's session before it
 * ended, its cookie passed on. Whoever sets a new password ends all sessions, and the library may have made this one
 * since: unless the account still has the password that was proven, the session is deleted, and the answer is null.
 * Throws when the library made none.
 */
export async function beginSession(
  { config, db }: Deps,
  { secret, made, hash, remembered }: { secret: string; made: Made; hash: string; remembered: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Me | null> {
  const { name } = sessionCookieFor(config.publicUrl);
  const cookie = made.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  if (made.response.token === null || cookie === undefined) throw new Error('The accounts library made no session.');
  const digest = secretDigest(made.response.token);
  const { id } = made.response.user;
  const me = await inTransaction(db, async (tx) => {
    await lockUser(tx, id);
    if (await hasPasswordHash(tx, id, hash)) {
      return startSession(tx, { digest, remembered, before: readTokenDigest(request, name, secret) });
    }
    await deleteSession(tx, digest);
    return null;
  });
  if (me === null) return null;
  reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  return meView(me);
}
