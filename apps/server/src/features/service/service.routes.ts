import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';

/** Liveness and readiness, for whoever watches the process. */
export function serviceRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'health', async () => ({ ok: true }));
  route(app, 'ready', async ({ request }) => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      request.log.warn({ err: cause }, 'not ready');
      throw refusal('service_unavailable', {}, 2);
    }
    return { ok: true };
  });
}
