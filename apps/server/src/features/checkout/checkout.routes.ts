import { errors } from '@oja/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refusalFor } from '../../http/errors.ts';
import { keyedRequest } from '../../http/idempotency.ts';
import { limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { placeCardOrder } from './place-card-order.ts';
import { placeCreditOrder } from './place-credit-order.ts';
import { readCheckout } from './read-checkout.ts';

export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'checkout', ({ session }) => readCheckout(deps, session.userId));
  route(app, 'initializePayment', async ({ session, body, request }) => {
    await limitRequests(deps, 'initialize', { request, session });
    const keyed = keyedRequest(request, session, 'initializePayment', body);
    const { authorizationUrl, reference } = await processing(request, placeCardOrder(deps, session, body, keyed));
    return { data: { authorization_url: authorizationUrl, reference } };
  });
  route(app, 'placeCreditOrder', async ({ session, body, request }) => {
    await limitRequests(deps, 'initialize', { request, session });
    const keyed = keyedRequest(request, session, 'placeCreditOrder', body);
    return processing(request, placeCreditOrder(deps, session, body, keyed));
  });
}

/** A fault while an order is placed has a text of its own; what it was stands in the log only. */
async function processing<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (refusalFor(error) !== null) throw error;
    request.log.error({ err: error }, 'fault');
    throw refusal('order_processing_failed', { message: errors.internal_error.text });
  }
}
