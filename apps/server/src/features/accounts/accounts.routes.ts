import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { deleteSession, findMe } from './accounts.queries.ts';
import { meView, nobody } from './accounts.views.ts';
import type { Auth } from './auth.ts';
import { register } from './register.ts';
import { readTokenDigest, sessionCookieFor } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

export function accountsRoutes(app: FastifyInstance, deps: Deps, library: { auth: Auth; secret: string }): void {
  const cookie = sessionCookieFor(deps.config.publicUrl);

  route(app, 'me', async ({ session }) => {
    const me = session && (await findMe(deps.db, session.userId));
    return me ? meView(me) : nobody;
  });
  route(app, 'register', (call) => register(deps, library, call));
  route(app, 'signIn', (call) => signIn(deps, library, call));
  // The row first: a session must not live on because only its cookie is gone.
  route(app, 'signOut', async ({ request, reply }) => {
    const digest = readTokenDigest(request, cookie.name, library.secret);
    if (digest !== null) await deleteSession(deps.db, digest);
    reply.clearCookie(cookie.name, cookie.attributes);
    return { ok: true };
  });
}
