import type { Me } from '@oja/contract/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../platform/ids.ts';
import { insertSession, lockUser } from '../accounts.queries.ts';
import { meView } from '../accounts.views.ts';
import { newSecret, secretDigest } from './secret-digest.ts';
import { readTokenDigest, sessionCookieFor, signedToken } from './session-cookie.ts';

/**
 * Signs somebody in who has proven who they are: the one way into a session, whatever the proof. The session that this
 * browser had before is ended.
 * @param proven runs in the transaction of the session, with the user locked, or where the account is made; what it
 * refuses does not happen
 */
export async function openSession(
  { config, db }: Deps,
  { secret, userId, remembered }: { secret: string; userId: string; remembered: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  proven?: (tx: Tx) => Promise<void>,
): Promise<Me> {
  const { name, attributes, rememberedFor } = sessionCookieFor(config.publicUrl);
  const token = newSecret();
  const me = await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    await proven?.(tx);
    return insertSession(tx, {
      id: newId(),
      userId,
      digest: secretDigest(token),
      remembered,
      before: readTokenDigest(request, name, secret),
      ipAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    });
  });
  if (me === null) throw new Error('The account of the session is not there.');
  reply
    .setCookie(name, signedToken(token, secret), { ...attributes, ...(remembered && { maxAge: rememberedFor }) })
    .header('cache-control', 'no-store');
  return meView(me);
}
