import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { hasPasswordHash } from '../passwords/passwords.queries.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { attemptCookieFor } from './attempt-cookie.ts';
import { findLink, insertIdentity, markAddressVerified, takeLink } from './google.queries.ts';

/** Which account must be proven, for the screen that asks for its password. */
export async function readGoogleLink({ config, db }: Deps, { request, reply }: Call<'googleLink'>) {
  reply.header('cache-control', 'no-store');
  const browser = attemptCookieFor(config.publicUrl).read(request);
  const link = browser === null ? null : await findLink(db, browser);
  return { email: link?.email ?? null };
}

/** Joins Google to an account that has a password, by that password: once, and from then on either way signs in. */
export async function linkGoogle(deps: Deps, secret: string, { body, request, reply }: Call<'linkGoogle'>) {
  const cookie = attemptCookieFor(deps.config.publicUrl);
  const browser = cookie.read(request);
  const link = browser === null ? null : await findLink(deps.db, browser);
  if (browser === null || link === null) throw refusal('google_link_expired');
  const { userId, email, issuer, subject, remembered } = link;
  const proven = await provePassword(deps, { email, password: body.password }, request);
  if (proven === null) throw refusal('invalid_credentials');
  const me = await openSession(deps, { secret, userId, remembered }, { request, reply }, async (tx) => {
    if (!(await hasPasswordHash(tx, userId, proven.hash))) throw refusal('invalid_credentials');
    if (!(await takeLink(tx, browser))) throw refusal('google_link_expired');
    await insertIdentity(tx, { id: newId(), userId, issuer, subject });
    await markAddressVerified(tx, userId);
  });
  cookie.clear(reply);
  return me;
}
