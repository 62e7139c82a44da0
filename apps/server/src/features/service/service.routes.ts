import type { FastifyInstance } from 'fastify';
import { isMigrated } from '../../database/migrate.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';

/** Liveness and readiness, for whoever watches the process. */
export function serviceRoutes(app: FastifyInstance, { db, storage }: Deps): void {
  route(app, 'health', async () => ({ ok: true }));
  route(app, 'ready', async ({ request }) => {
    const ready = await isMigrated(db).catch((cause: unknown) => {
      request.log.warn({ err: cause }, 'not ready');
      return false;
    });
    if (!ready) throw refusal('service_unavailable', {}, 2);
    // The shop sells without new pictures: who watches is told, and nobody is sent to another process.
    return storage.isAnswering() ? { ok: true } : { ok: true, pictures: 'unreachable' };
  });
}
