import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './api/api-routes.ts';
import { assetRoutes } from './checkout/asset-routes.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { nextDue, openSandbox, type SandboxOptions } from './open-sandbox.ts';
import { parseForm } from './parse-form.ts';
import type { PaystackSandbox } from './sandbox.ts';
import { createTicker } from './webhooks/ticker.ts';

/**
 * Fastify plugin: a Paystack that moves no money, under the prefix it is registered with.
 * The API has Paystack's paths (`/transaction/initialize` …); the payment page is `/checkout/:access_code`.
 */
export async function paystackSandbox(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  await mountSandbox(app, await openSandbox(options));
}

/** Mounts an opened sandbox and starts its webhooks once the server listens. */
export async function mountSandbox(app: FastifyInstance, sandbox: PaystackSandbox): Promise<void> {
  const failed = (error: unknown) => sandbox.log.error({ err: error }, 'paystack sandbox: sending webhooks failed');
  const ticker = createTicker(sandbox.tick, () => nextDue(sandbox), sandbox.clock, failed);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error('Invalid JSON in the request body'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseForm(String(body)));
  });

  // After the answer has left: a webhook never keeps a buyer or a caller waiting.
  app.addHook('onResponse', async () => ticker.run());
  app.addHook('onListen', async () => ticker.run());
  app.addHook('preClose', async () => {
    ticker.stop();
    for (const socket of sandbox.hanging) socket.destroy();
  });
  app.addHook('onClose', async () => {
    sandbox.webhooks.stop();
    await sandbox.store.commit();
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status: false, message: 'Entity not found', type: 'api_error', code: 'unknown' }),
  );
  await app.register(apiRoutes, { sandbox });
  await app.register(controlRoutes, { prefix: '/control', sandbox });
  await app.register(checkoutRoutes, { sandbox });
  await app.register(assetRoutes);
}
