import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { listOrders, showOrder } from './read-orders.ts';
import { trackOrder } from './track-order.ts';

const tracking: Limit = { name: 'track', setting: 'limitTrack', seconds: minute, addressFactor: 10 };

/** Orders: of their buyer, and of whoever knows number and e-mail. */
export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'orders', ({ session, query }) => listOrders(deps, session.userId, query.cursor));
  route(app, 'order', ({ session, params }) => showOrder(deps, session.userId, params.id));
  route(app, 'trackOrder', async ({ session, request, body }) => {
    await limitRequests(deps, tracking, { request, session });
    return trackOrder(deps, body);
  });
}
