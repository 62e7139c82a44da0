import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { resendConfirmation } from '../confirm-address.ts';
import { changePassword } from '../passwords/change-password.ts';
import { endOtherSessions, endSession } from '../sessions/end-sessions.ts';
import { confirmAccount } from '../sessions/prove-session.ts';
import { findBrowsers } from '../sessions/sessions.queries.ts';
import { findLatestReviews } from './settings.queries.ts';
import { browserView, ownReviewView } from './settings.views.ts';
import { readAccount, updateProfile } from './update-profile.ts';

export function settingsRoutes(app: FastifyInstance, deps: Deps, secret: string): void {
  const { db } = deps;

  route(app, 'account', ({ session }) => readAccount(db, session.userId));
  route(app, 'updateProfile', (call) => updateProfile(db, call));
  route(app, 'changePassword', (call) => changePassword(deps, secret, call));
  route(app, 'confirmAccount', async (call) => {
    await confirmAccount(deps, call);
    return { ok: true };
  });
  route(app, 'resendConfirmation', (call) => resendConfirmation(deps, call));
  route(app, 'sessions', async ({ session }) => ({
    items: (await findBrowsers(db, session.userId)).map((row) => browserView(row, session.id)),
  }));
  route(app, 'endSession', async ({ session, params }) => {
    await endSession(db, session, params.id);
    return { ok: true };
  });
  route(app, 'endOtherSessions', async ({ session }) => {
    await endOtherSessions(db, session);
    return { ok: true };
  });
  route(app, 'myReviews', async ({ session }) => ({
    items: (await findLatestReviews(db, session.userId)).map(ownReviewView),
  }));
}
