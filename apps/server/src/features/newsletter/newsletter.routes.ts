import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { subscribing, unsubscribing } from './newsletter.limits.ts';
import { endSubscription } from './newsletter.queries.ts';
import { subscribe } from './subscribe.ts';

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'subscribe', async ({ body, session, request }) => {
    await limitRequests(deps, subscribing, { request, session });
    await subscribe(deps, body.email);
    return { ok: true };
  });
  route(app, 'confirmSubscription', async ({ body, request }) => {
    await limitRequests(deps, subscribing, { request });
    await confirmSubscription(deps, body.token);
    return { ok: true };
  });
  route(app, 'unsubscribe', async ({ body, request }) => {
    await limitRequests(deps, unsubscribing, { request });
    if (!(await endSubscription(deps.db, body.token))) throw refusal('newsletter_link_unknown');
    return { ok: true };
  });
}
