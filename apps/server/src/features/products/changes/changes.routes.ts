import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { lookAtChange } from './look-at-change.ts';
import { makeChange } from './make-change.ts';
import { showChange, showChanges, showRows } from './show-changes.ts';
import { undoChange } from './undo-change.ts';

/** Changes of many products of a store at once, for who may write its goods. */
export function changesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'deskChanges', ({ desk }) => showChanges(db, desk.sellerId));
  route(app, 'deskChange', ({ desk, params }) => showChange(db, desk.sellerId, params.id));
  route(app, 'deskChangeRows', ({ desk, params, query }) => showRows(db, desk.sellerId, { ...params, ...query }));
  route(app, 'lookAtChange', (call) => lookAtChange(deps, call));
  route(app, 'makeChange', (call) => makeChange(deps, call));
  route(app, 'undoChange', (call) => undoChange(deps, call));
}
