import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { deleteSession, findMe } from './accounts.queries.ts';
import { meView, nobody } from './accounts.views.ts';
import { confirmAddress } from './confirm-address.ts';
import { googleCallback } from './google/google-callback.ts';
import type { CloseAccount } from './google/join-identity.ts';
import { linkGoogle, readGoogleLink } from './google/link-google.ts';
import { startGoogle } from './google/start-google.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { register } from './register.ts';
import { readTokenDigest, sessionCookieFor } from './sessions/session-cookie.ts';
import { signIn } from './sign-in.ts';

export function accountsRoutes(
  app: FastifyInstance,
  deps: Deps,
  given: { secret: string; closeAccount: CloseAccount },
): void {
  const { secret } = given;
  const cookie = sessionCookieFor(deps.config.publicUrl);

  route(app, 'me', async ({ session }) => {
    const me = session && (await findMe(deps.db, session.userId));
    return me ? meView(me) : nobody;
  });
  route(app, 'register', (call) => register(deps, secret, call));
  route(app, 'signIn', (call) => signIn(deps, secret, call));
  // The row first: a session must not live on because only its cookie is gone.
  route(app, 'signOut', async ({ request, reply }) => {
    const digest = readTokenDigest(request, cookie.name, secret);
    if (digest !== null) await deleteSession(deps.db, digest);
    // Not the storage: it holds the theme. What belongs to the account there, the page clears away itself.
    reply.clearCookie(cookie.name, cookie.attributes).header('clear-site-data', '"cache"');
    return { ok: true };
  });
  route(app, 'startGoogle', (call) => startGoogle(deps, call));
  route(app, 'googleLink', (call) => readGoogleLink(deps, call));
  route(app, 'linkGoogle', (call) => linkGoogle(deps, secret, call));
  route(app, 'forgotPassword', (call) => forgotPassword(deps, call));
  route(app, 'resetPassword', (call) => resetPassword(deps, call));
  route(app, 'confirmAddress', (call) => confirmAddress(deps, call));
  googleCallback(app, deps, given);
}
