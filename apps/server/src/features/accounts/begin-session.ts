import type { Me } from '@oja/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { startSession } from './accounts.queries.ts';
import { meView } from './accounts.views.ts';
import { secretDigest } from './secret-digest.ts';
import { readTokenDigest, sessionCookieFor } from './session-cookie.ts';

/** What the library answers after it has made a session. */
interface Made {
  headers: Headers;
  response: { token: string | null };
}

/** The headers the library reads: whose session it is, as far as the owner is to see it. */
export function clientHeaders({ ip, headers }: FastifyRequest): Headers {
  return new Headers({ 'x-forwarded-for': ip, 'user-agent': headers['user-agent'] ?? '' });
}

/**
 * Begins the session that the library has made: its lifetime by the database's clock, the browser's session before it
 * ended, its cookie passed on. Throws when the library made none.
 */
export async function beginSession(
  { config, db }: Deps,
  { secret, made, remembered }: { secret: string; made: Made; remembered: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Me> {
  const { name } = sessionCookieFor(config.publicUrl);
  const cookie = made.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  if (made.response.token === null || cookie === undefined) throw new Error('The accounts library made no session.');
  const digest = secretDigest(made.response.token);
  const me = await startSession(db, { digest, remembered, before: readTokenDigest(request, name, secret) });
  if (me === null) throw new Error('The session that was made is not there.');
  reply.header('set-cookie', cookie).header('cache-control', 'no-store');
  return meView(me);
}
