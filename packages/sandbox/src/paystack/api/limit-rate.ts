import type { FastifyInstance } from 'fastify';
import type { PaystackSandbox } from '../sandbox.ts';
import { rateLimited } from './paystack-error.ts';

type Window = { endsAt: number; requests: number };

/** Each endpoint by itself takes so many requests a window, and says in each answer how many are left. */
export function limitRate(app: FastifyInstance, { rateLimit, clock }: PaystackSandbox): void {
  const windows = new Map<string, Window>();

  app.addHook('onRequest', async (request, reply) => {
    const limit = rateLimit();
    if (limit === null) return;
    const now = clock().getTime();
    const endpoint = `${request.method} ${request.routeOptions.url}`;
    const known = windows.get(endpoint);
    const current =
      known !== undefined && now < known.endsAt ? known : { endsAt: now + limit.windowSeconds * 1_000, requests: 0 };
    windows.set(endpoint, current);
    current.requests++;
    reply.headers(
      rateLimitHeaders(limit.requests, limit.requests - current.requests, Math.ceil((current.endsAt - now) / 1_000)),
    );
    if (current.requests > limit.requests) throw rateLimited();
  });
}

/** @param reset seconds until the window ends */
export function rateLimitHeaders(limit: number, remaining: number, reset: number): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(remaining, 0)),
    'x-ratelimit-reset': String(reset),
  };
}
