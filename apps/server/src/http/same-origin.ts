import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site could have sent with the shopper's cookie: they must be JSON (no HTML form can send
 * it), carry a header no form can set, and come from our own origin.
 */
export function demandSameOrigin(app: FastifyInstance, publicUrl: string): void {
  const origin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { headers } = request;
    if (!headers['content-type']?.startsWith('application/json')) throw refusal('unsupported_media_type');
    const sameSite =
      headers.origin === undefined
        ? (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
        : headers.origin === origin;
    if (!sameSite || headers['x-requested-with'] !== 'app') throw refusal('forbidden_origin');
  });
}
