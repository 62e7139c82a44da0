import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { cancelPayment } from './cancel-payment.ts';
import { listMoneyUnderWay } from './under-way/list-money-under-way.ts';
import { verifyPayment } from './verify-payment.ts';

const verifying: Limit = { name: 'verify', setting: 'limitVerify', seconds: minute, addressFactor: 10 };

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'verifyPayment', async ({ session, query, request }) => {
    await limitRequests(deps, verifying, { request, session });
    return verifyPayment(deps, session, query.reference);
  });
  route(app, 'moneyUnderWay', ({ session }) => listMoneyUnderWay(deps.db, session.userId));
  route(app, 'cancelPayment', async ({ session, body, request }) => {
    await limitRequests(deps, verifying, { request, session });
    return cancelPayment(deps, session, body.reference);
  });
}
