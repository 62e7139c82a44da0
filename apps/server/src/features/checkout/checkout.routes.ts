import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitRequests } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { placeCardOrder } from './place-card-order.ts';
import { placeCreditOrder } from './place-credit-order.ts';
import { readCheckout } from './read-checkout.ts';

export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'checkout', ({ session }) => readCheckout(deps, session.userId));
  route(app, 'initializePayment', async ({ session, body, request }) => {
    await limitRequests(deps, 'initialize', { request, session });
    const { authorizationUrl, reference } = await placeCardOrder(deps, session, body);
    return { data: { authorization_url: authorizationUrl, reference } };
  });
  route(app, 'placeCreditOrder', async ({ session, body, request }) => {
    await limitRequests(deps, 'initialize', { request, session });
    return placeCreditOrder(deps, session, body);
  });
}
