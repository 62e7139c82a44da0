import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';
import type { TakenFile } from './requests/read-file.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site could have sent with the shopper's cookie: they must be JSON, or of the types that the
 * address takes (no HTML form can send either), carry a header no form can set, and come from our own origin.
 */
export function demandSameOrigin(app: FastifyInstance, publicUrl: string): void {
  const origin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { headers } = request;
    if (!isTaken(headers['content-type'], request.routeOptions.config.file)) throw refusal('unsupported_media_type');
    const sameSite =
      headers.origin === undefined
        ? (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
        : headers.origin === origin;
    if (!sameSite || headers['x-requested-with'] !== 'app') throw refusal('forbidden_origin');
  });
}

function isTaken(type: string | undefined, file: TakenFile | undefined): boolean {
  if (file === undefined) return type?.startsWith('application/json') === true;
  return file.types.includes(type?.split(';')[0]?.trim().toLowerCase() ?? '');
}
