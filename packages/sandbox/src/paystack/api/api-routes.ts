import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance } from 'fastify';
import { advanceRefunds } from '../refunds.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { balanceRoutes } from './balance/balance-routes.ts';
import { bankRoutes } from './banks/bank-routes.ts';
import { disputeRoutes } from './disputes/dispute-routes.ts';
import { integrationRoutes } from './integration-routes.ts';
import { limitRate } from './limit-rate.ts';
import { misbehave } from './misbehave.ts';
import { fault, PaystackError } from './paystack-error.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { splitRoutes } from './splits/split-routes.ts';
import { subaccountRoutes } from './splits/subaccount-routes.ts';
import { transactionRoutes } from './transactions/transaction-routes.ts';

/** The API as https://api.paystack.co has it: key first, then the fields, answers and refusals in Paystack's envelope. */
export async function apiRoutes(app: FastifyInstance, { sandbox }: { sandbox: PaystackSandbox }): Promise<void> {
  const { store, webhooks, clock, log } = sandbox;

  app.addHook('onRequest', async (request) => {
    if (!sameKey(request.headers.authorization, sandbox.secretKey)) {
      throw new PaystackError(
        401,
        'Invalid key',
        'invalid_Key',
        'Ensure that you provide the correct authorization key for the request',
      );
    }
  });

  limitRate(app, sandbox);
  misbehave(app, sandbox);

  // Refunds move on with the clock; whoever asks sees them where they are by now.
  app.addHook('preHandler', async () => {
    if (advanceRefunds(store, webhooks, clock())) await store.commit();
  });

  app.setErrorHandler<FastifyError | PaystackError>((error, _request, reply) => {
    const refusal = error instanceof PaystackError ? error : asRefusal(error);
    if (refusal.statusCode >= 500) log.error({ err: error }, 'paystack sandbox: request failed');
    return reply.code(refusal.statusCode).send(refusal.body());
  });

  transactionRoutes(app, sandbox);
  refundRoutes(app, sandbox);
  disputeRoutes(app, sandbox);
  subaccountRoutes(app, sandbox);
  splitRoutes(app, sandbox);
  bankRoutes(app);
  balanceRoutes(app, sandbox);
  integrationRoutes(app, sandbox);
}

function sameKey(authorization: string | undefined, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secretKey}`));
}

function asRefusal(error: FastifyError): PaystackError {
  const status = error.statusCode ?? 500;
  if (status < 500) return new PaystackError(status, error.message, 'invalid_params');
  return fault();
}
