import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { Incoming } from './incoming.ts';
import { putPicture } from './put-picture.ts';

/** What a store shows its goods by. */
export function picturesRoutes(app: FastifyInstance, deps: Deps): void {
  const incoming = new Incoming();
  route(app, 'putPicture', (call) => putPicture(deps, incoming, call));
}
