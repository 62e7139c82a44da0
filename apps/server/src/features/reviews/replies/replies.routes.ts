import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { listDeskReviews } from './list-desk-reviews.ts';
import { removeReply } from './remove-reply.ts';
import { saveReply } from './save-reply.ts';

/** The reviews of a store, for who may answer them. A review of another store does not exist for it. */
export function repliesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'deskReviews', ({ desk, query }) => listDeskReviews(deps.db, desk, query));
  route(app, 'saveReply', (call) => saveReply(deps, call));
  route(app, 'removeReply', (call) => removeReply(deps, call));
}
