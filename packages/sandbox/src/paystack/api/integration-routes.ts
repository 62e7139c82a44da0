import type { FastifyInstance } from 'fastify';
import type { PaystackSandbox } from '../sandbox.ts';
import { invalid } from './paystack-error.ts';
import { fieldsOf, wholeNumber } from './read-fields.ts';

/** GET and PUT /integration/payment_session_timeout: for how many seconds an access code can be paid; 0 = for ever. */
export function integrationRoutes(app: FastifyInstance, { store }: PaystackSandbox): void {
  const { state } = store;

  app.get('/integration/payment_session_timeout', () => ({
    status: true,
    message: 'Payment session timeout retrieved',
    data: { payment_session_timeout: state.sessionTimeout },
  }));

  app.put('/integration/payment_session_timeout', async ({ body }) => {
    const timeout = wholeNumber(fieldsOf(body).timeout);
    if (timeout === null) throw invalid('timeout must be a whole number of seconds');
    state.sessionTimeout = timeout;
    await store.commit();
    return {
      status: true,
      message: 'Payment session timeout updated',
      data: { payment_session_timeout: timeout },
    };
  });
}
