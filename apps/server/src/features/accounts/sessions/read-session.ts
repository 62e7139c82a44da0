import type { Deps } from '../../../deps.ts';
import type { ReadSession } from '../../../http/session.ts';
import type { Log } from '../../../platform/log.ts';
import { findSession, touchSession } from '../accounts.queries.ts';
import { readTokenDigest, sessionCookieFor } from './session-cookie.ts';

/** Who is asking: one prepared statement, and only if the request carries a cookie that we signed. Nothing is cached. */
export function sessionReader({ config, db }: Deps, secret: string, log: Log): ReadSession {
  const { name } = sessionCookieFor(config.publicUrl);
  return async (request) => {
    const digest = readTokenDigest(request, name, secret);
    const found = digest === null ? null : await findSession(db, digest);
    if (found === null) return null;
    const { touchDue, ...session } = found;
    if (touchDue) {
      // A database that can only be read must still serve who is signed in.
      await touchSession(db, session.id).catch((cause) => log.warn({ err: cause }, 'session not touched'));
    }
    return session;
  };
}
