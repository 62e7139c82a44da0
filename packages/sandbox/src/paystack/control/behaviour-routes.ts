import type { FastifyInstance } from 'fastify';
import { nextRefundStep } from '../refunds.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { readBehaviour } from './behaviour.ts';
import { readChaos } from './chaos.ts';
import { AS_USUAL } from './control.ts';
import { object, required, wholeFrom } from './read-values.ts';
import { release } from './release.ts';

const readClock = object({ offsetSeconds: wholeFrom(Number.MIN_SAFE_INTEGER) });
const readRateLimit = object({ requests: wholeFrom(1), windowSeconds: wholeFrom(1) });

/** What stands until it is said otherwise: behaviour, chance, clock, rate limit. */
export function behaviourRoutes(app: FastifyInstance, sandbox: PaystackSandbox): void {
  const { store, hanging } = sandbox;
  const { control } = store.state;

  app.get('/', () => overview(sandbox));

  async function saved() {
    await store.commit();
    return overview(sandbox);
  }

  app.put('/behaviour', ({ body }) => {
    control.standing = readBehaviour(body, 'behaviour');
    return saved();
  });
  app.delete('/behaviour', () => {
    control.standing = {};
    return saved();
  });

  type OfReference = { Params: { reference: string } };
  app.put<OfReference>('/behaviour/:reference', ({ params, body }) => {
    control.own[params.reference] = readBehaviour(body, 'behaviour');
    return saved();
  });
  app.delete<OfReference>('/behaviour/:reference', ({ params }) => {
    delete control.own[params.reference];
    return saved();
  });

  app.put('/chaos', ({ body }) => {
    control.chaos = readChaos(body, 'chaos');
    return saved();
  });
  app.delete('/chaos', () => {
    control.chaos = null;
    return saved();
  });

  app.put('/clock', ({ body }) => {
    control.clockOffsetSeconds = required(readClock(body, 'clock').offsetSeconds, 'offsetSeconds');
    return saved();
  });

  app.put('/rate-limit', ({ body }) => {
    const { requests, windowSeconds } = readRateLimit(body, 'rateLimit');
    control.rateLimit = {
      requests: required(requests, 'requests'),
      windowSeconds: required(windowSeconds, 'windowSeconds'),
    };
    return saved();
  });
  app.delete('/rate-limit', () => {
    control.rateLimit = null;
    return saved();
  });

  app.post('/heal', () => {
    const { rateLimit } = control;
    Object.assign(control, structuredClone(AS_USUAL), { rateLimit });
    release(sandbox, 'queued', 0);
    for (const socket of hanging) socket.destroy();
    return saved();
  });
}

function overview({ store, clock, rateLimit, hanging }: PaystackSandbox): object {
  const { control, transactions, refunds, deliveries } = store.state;
  const { clockOffsetSeconds, standing, own, chaos } = control;
  return {
    now: clock().toISOString(),
    clockOffsetSeconds,
    rateLimit: rateLimit(),
    standing,
    own,
    chaos,
    moving: {
      webhooks: deliveries.filter(({ nextAttemptAt }) => nextAttemptAt !== null).length,
      held: deliveries.filter(({ moment }) => moment === 'held').length,
      refunds: refunds.filter((refund) => nextRefundStep(refund) !== null).length,
      hanging: hanging.size,
    },
    transactions: transactions.length,
    paid: transactions.filter(({ paidAt }) => paidAt !== null).length,
    refunds: refunds.length,
  };
}
