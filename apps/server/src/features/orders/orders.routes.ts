import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listOrders, showOrder } from './read-orders.ts';

/** The buyer's own orders; somebody else's do not exist here. */
export function orderRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'orders', ({ session, query }) => listOrders(db, session.userId, query.cursor));
  route(app, 'order', ({ session, params }) => showOrder(db, session.userId, params.id));
}
