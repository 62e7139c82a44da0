import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { sessionCookieFor } from '../accounts/accounts.questions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';

/** What a buyer may take along, and how to go. */
export function leavingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'myData', (call) => exportMyData(deps, call));
  route(app, 'deleteAccount', async (call) => {
    await deleteAccount(deps, call);
    const { name, attributes } = sessionCookieFor(deps.config.publicUrl);
    call.reply.clearCookie(name, attributes).header('clear-site-data', '"cache"');
    return { ok: true };
  });
}
