import { type ErrorCode, errors } from '@oja/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refusalFor } from '../../http/errors.ts';
import { keyedRequest } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute, takeBackRequest } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { placeCardOrder } from './place-card-order.ts';
import { placeCreditOrder } from './place-credit-order.ts';
import { readCheckout } from './read-checkout.ts';

const ordering: Limit = { name: 'initialize', setting: 'limitInitialize', seconds: minute, addressFactor: 10 };

export function checkoutRoutes(app: FastifyInstance, deps: Deps): void {
  const takeBack = (session: Session) => () => takeBackRequest(deps.db, ordering, session);
  route(app, 'checkout', ({ session }) => readCheckout(deps, session.userId));
  route(app, 'initializePayment', async ({ session, body, request }) => {
    await limitRequests(deps, ordering, { request, session });
    const { authorizationUrl, reference } = await processing(request, takeBack(session), () =>
      placeCardOrder(deps, session, body, keyedRequest(request, session, 'initializePayment', body)),
    );
    return { data: { authorization_url: authorizationUrl, reference } };
  });
  route(app, 'placeCreditOrder', async ({ session, body, request }) => {
    await limitRequests(deps, ordering, { request, session });
    return processing(request, takeBack(session), () =>
      placeCreditOrder(deps, session, body, keyedRequest(request, session, 'placeCreditOrder', body)),
    );
  });
}

/** After these the provider was asked for a page: the order was begun, and counts as one. */
const begun: readonly ErrorCode[] = [
  'payment_init_failed',
  'payment_init_failed_silently',
  'no_authorization_url',
  'service_unavailable',
];

/**
 * A fault while an order is placed has a text of its own; what it was stands in the log only. An order that is refused
 * before it was begun is none: a cart that changed meanwhile, or goods that ran short, must not lock its buyer out.
 */
async function processing<T>(
  request: FastifyRequest,
  takeBack: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refused = refusalFor(error);
    if (refused !== null && !begun.includes(refused.code)) await takeBack();
    if (refused !== null) throw error;
    request.log.error({ err: error }, 'fault');
    throw refusal('order_processing_failed', { message: errors.internal_error.text });
  }
}
