import type { FastifyInstance } from 'fastify';
import type { PaystackSandbox } from '../sandbox.ts';
import { SIGNATURES } from './behaviour.ts';
import { ControlError, flag, object, oneOf, text, wholeFrom } from './read-values.ts';
import { RELEASE_ORDERS, release } from './release.ts';

const readFilter = object({ reference: text });
const readRelease = object({ order: oneOf(RELEASE_ORDERS), seed: wholeFrom(0) });
const readReplay = object({
  reference: text,
  event: text,
  copies: wholeFrom(1),
  concurrent: flag,
  signature: oneOf(SIGNATURES),
});

/** What was or will be sent, and sending it otherwise. */
export function webhookControlRoutes(app: FastifyInstance, sandbox: PaystackSandbox): void {
  const { store, webhooks } = sandbox;

  app.get('/webhooks', ({ query }) => {
    const { reference } = readFilter(query, 'query');
    return store.state.deliveries.filter((delivery) => reference === undefined || delivery.reference === reference);
  });

  app.post('/webhooks/release', async ({ body }) => {
    const { order = 'queued', seed = 0 } = readRelease(body ?? {}, 'release');
    const released = release(sandbox, order, seed);
    await store.commit();
    return { released };
  });

  app.post('/webhooks/replay', async ({ body }) => {
    const { reference, event, ...changed } = readReplay(body ?? {}, 'replay');
    const old = store.state.deliveries.filter(
      (delivery) =>
        delivery.nextAttemptAt === null &&
        (reference === undefined || delivery.reference === reference) &&
        (event === undefined || delivery.event === event),
    );
    if (old.length === 0) throw new ControlError('There is no such webhook to send again', 404);
    for (const delivery of old) webhooks.replay(delivery, changed);
    await store.commit();
    return { replayed: old.length };
  });
}
