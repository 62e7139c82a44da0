import { codesOf } from '@oja/contract/endpoint';
import { endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf } from '@oja/contract/routes';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `route: code` of what was refused with a code that its endpoint does not list; a test shop must end with none. */
    unlistedRefusals: Set<string>;
  }
}

/** What the log says of one; whoever starts a shop in a test looks for it. */
export const UNLISTED = 'unlisted refusal';

/**
 * TypeScript does not know what a command throws, so a code that the endpoint does not list is seen here. Whoever asked is
 * told it all the same: it is true, and a fault in its place would help nobody. Logged the first time only.
 */
export function noticeUnlisted({ server, routeOptions, log }: FastifyRequest, { code }: Refusal): void {
  const route = (routeOptions.schema as { operationId?: RouteName } | undefined)?.operationId;
  if (route === undefined || codesOf(endpoints[route], routeOf(route).method).includes(code)) return;
  const seen = `${route}: ${code}`;
  if (server.unlistedRefusals.has(seen)) return;
  server.unlistedRefusals.add(seen);
  log.error({ route, code }, UNLISTED);
}
