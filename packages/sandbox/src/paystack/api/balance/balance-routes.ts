import type { FastifyInstance } from 'fastify';
import { refundedAmount } from '../../refunds.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import type { Store } from '../../store.ts';
import { type Fields, pageOf } from '../read-fields.ts';
import { sharesOf } from '../transactions/transaction-view.ts';
import { balanceLedger } from './balance-ledger.ts';

/** GET /balance and its ledger: what the main account got of all payments, less its refunds. */
export function balanceRoutes(app: FastifyInstance, { store }: PaystackSandbox): void {
  app.get('/balance', () => ({
    status: true,
    message: 'Balances retrieved',
    data: balancesOf(store),
  }));

  app.get<{ Querystring: Fields }>('/balance/ledger', ({ query }) => {
    const { shown, meta } = pageOf(balanceLedger(store), query);
    return { status: true, message: 'Balance ledger retrieved', data: shown, meta };
  });
}

/**
 * In kobo, one of each currency that was paid in. What is given or taken back comes out of the main account whole, also
 * when the payment was split; a failed refund comes back.
 */
function balancesOf(store: Store): { currency: string; balance: number }[] {
  const balances = new Map([['NGN', 0]]);
  for (const transaction of store.state.transactions) {
    const { currency, bankTook } = transaction;
    const earned = sharesOf(transaction, store)?.integration ?? 0;
    const back = refundedAmount(transaction, store) + bankTook;
    balances.set(currency, (balances.get(currency) ?? 0) + earned - back);
  }
  return [...balances].map(([currency, balance]) => ({ currency, balance }));
}
