import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { askRestock, askRestockByMail } from './ask-restock.ts';
import { asking, askingByMail, ending } from './restock.limits.ts';
import { confirmRequest, dropRequest, endRequest, findRequests } from './restock.queries.ts';

/** Who waits for what is sold out. */
export function restockRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'restockRequests', ({ session, params }) => findRequests(db, session.userId, params.id));
  route(app, 'askRestock', async ({ session, params, body, request }) => {
    await limitRequests(deps, asking, { request, session });
    return askRestock(deps, session.userId, { productId: params.id, ...body });
  });
  route(app, 'dropRestock', async ({ session, params, body, request }) => {
    await limitRequests(deps, ending, { request });
    await dropRequest(db, session.userId, { productId: params.id, ...body });
    return findRequests(db, session.userId, params.id);
  });
  route(app, 'askRestockByMail', async ({ session, params, body, request }) => {
    await limitRequests(deps, askingByMail, { request, session });
    const { email, ...choice } = body;
    await askRestockByMail(deps, email, { productId: params.id, ...choice });
    return { ok: true };
  });
  route(app, 'confirmRestock', async ({ body, request }) => {
    await limitRequests(deps, asking, { request });
    if (!(await confirmRequest(db, body.token))) throw refusal('restock_link_unknown');
    return { ok: true };
  });
  route(app, 'endRestock', async ({ body, request }) => {
    await limitRequests(deps, ending, { request });
    if (!(await endRequest(db, body.token))) throw refusal('restock_link_unknown');
    return { ok: true };
  });
}
