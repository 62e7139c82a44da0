import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { cancelLine } from './cancel-line.ts';
import { lookAtCancellation } from './look-at-cancellation.ts';

/** Lines that a store does not send, whose money goes back. */
export function cancellationsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'cancelLook', (call) => lookAtCancellation(deps, call));
  route(app, 'cancelLine', (call) => cancelLine(deps, call));
}
