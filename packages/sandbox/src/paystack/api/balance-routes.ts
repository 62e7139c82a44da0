import type { FastifyInstance } from 'fastify';
import type { PaystackSandbox } from '../sandbox.ts';
import type { Store } from '../store.ts';
import { sharesOf } from './transaction-view.ts';

/** GET /balance: what the main account got of all payments, less its refunds. */
export function balanceRoutes(app: FastifyInstance, { store }: PaystackSandbox): void {
  app.get('/balance', () => ({
    status: true,
    message: 'Balances retrieved',
    data: [{ currency: 'NGN', balance: balanceOf(store) }],
  }));
}

/** In kobo. A refund comes out of the main account whole, also when the payment was split; a failed one comes back. */
function balanceOf(store: Store): number {
  const { transactions, refunds } = store.state;
  const earned = transactions.reduce((sum, transaction) => sum + (sharesOf(transaction, store)?.integration ?? 0), 0);
  return refunds.reduce((sum, { status, amount }) => sum - (status === 'failed' ? 0 : amount), earned);
}
