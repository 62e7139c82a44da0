import type { FastifyError, FastifyInstance } from 'fastify';
import type { PaystackSandbox } from '../sandbox.ts';
import { behaviourRoutes } from './behaviour-routes.ts';
import { refuseStrangers } from './refuse-strangers.ts';
import { transactionControlRoutes } from './transaction-control-routes.ts';
import { webhookControlRoutes } from './webhook-control-routes.ts';

/**
 * The control API: what tests and the chaos runner make happen at the provider, beyond what a caller of Paystack could.
 * It answers on this machine only, at the sandbox's own address; bodies and answers are JSON, and everything said here
 * is on disk before the answer.
 *
 * | call | body | effect |
 * |---|---|---|
 * | `GET /control` | | what was told, the sandbox's time, and how much is still moving |
 * | `PUT, DELETE /control/behaviour` | `Behaviour` | how it behaves for every reference |
 * | `PUT, DELETE /control/behaviour/:reference` | `Behaviour` | for one, field by field before the above |
 * | `PUT, DELETE /control/chaos` | `{seed, probability?, probabilities?}` | misbehave by chance |
 * | `PUT /control/clock` | `{offsetSeconds}` | the sandbox's clock beside the machine's |
 * | `PUT, DELETE /control/rate-limit` | `{requests, windowSeconds}` | of each endpoint; DELETE = none |
 * | `POST /control/heal` | | as usual again: behaviour, chaos and clock; held webhooks leave, hanging calls are cut |
 * | `GET /control/transactions` | | every transaction as it is kept |
 * | `GET /control/transactions/:reference` | | one, with its refunds and webhooks |
 * | `POST /control/transactions` | `{reference?, like?, email?, amount?, currency?, metadata?, card?}` | a payment nobody asked us for |
 * | `POST /control/transactions/:reference/pay` | `{card?, late?}` | the buyer pays; `late` = also when the time has run out |
 * | `POST /control/transactions/:reference/fail` | `{card?}` | the buyer's card is declined |
 * | `POST /control/transactions/:reference/abandon` | | the buyer goes away by the page's cancel link |
 * | `POST /control/transactions/:reference/charge-back` | | the buyer's bank takes the payment back |
 * | `POST /control/transactions/:reference/dispute` | `{amount?, category?}` | the buyer's bank contests it, or part of it |
 * | `POST /control/disputes/:id/resolve` | `{resolution}` | `merchant-accepted`, `auto-accepted` or `declined`: it ends |
 * | `POST /control/transactions/:reference/refund` | `{amount?, note?}` and a refund's behaviour | a refund from the dashboard |
 * | `POST /control/refunds/:id/move` | `{status}` | a refund moves on now, with its event |
 * | `GET /control/webhooks` | `?reference=` | those sent, waiting, held and never sent |
 * | `POST /control/webhooks/release` | `{order?, seed?}` | held ones leave: `queued`, `reversed` or `shuffled` |
 * | `POST /control/webhooks/replay` | `{reference?, event?, copies?, concurrent?, signature?}` | old ones again, byte for byte |
 */
export async function controlRoutes(app: FastifyInstance, { sandbox }: { sandbox: PaystackSandbox }): Promise<void> {
  app.addHook('onRequest', async (request) => refuseStrangers(request));

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) sandbox.log.error({ err: error }, 'paystack sandbox: control failed');
    return reply.code(status).send({ status: false, message: status < 500 ? error.message : 'An error occurred' });
  });

  behaviourRoutes(app, sandbox);
  transactionControlRoutes(app, sandbox);
  webhookControlRoutes(app, sandbox);
}
