import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findDeskStores } from './members.queries.ts';

/** Who works for which store. */
export function teamsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'deskStores', async ({ session }) => ({ items: await findDeskStores(db, session.userId) }));
}
