import type { FastifyInstance } from 'fastify';
import { newTransaction } from '../../new-transaction.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import { notFound, PaystackError } from '../paystack-error.ts';
import { type Fields, fieldsOf, wholeNumber } from '../read-fields.ts';
import { asTold } from './as-told.ts';
import { readInitialize } from './initialize-fields.ts';
import { listTransactions } from './list-transactions.ts';
import { transactionTotals } from './transaction-totals.ts';
import { fetchedTransactionView, timelineView, transactionView } from './transaction-view.ts';

const UNKNOWN_NEXT_STEP = "Ensure that you're passing the reference of a transaction that exists on this integration";

/** Everything under /transaction. */
export function transactionRoutes(app: FastifyInstance, sandbox: PaystackSandbox): void {
  const { store } = sandbox;

  app.post('/transaction/initialize', async (request) => {
    const transaction = newTransaction(readInitialize(fieldsOf(request.body), store), sandbox);
    store.customer(transaction.email);
    store.addTransaction(transaction);
    await store.commit();
    const { accessCode, reference } = transaction;
    return {
      status: true,
      message: 'Authorization URL created',
      data: { authorization_url: `${sandbox.publicUrl}/checkout/${accessCode}`, access_code: accessCode, reference },
    };
  });

  app.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async ({ params }) => {
    const transaction = store.transaction(params.reference);
    if (transaction === undefined) {
      throw new PaystackError(400, 'Transaction reference not found.', 'transaction_not_found', UNKNOWN_NEXT_STEP);
    }
    const data = transactionView(await asTold(transaction, sandbox), store);
    return { status: true, message: 'Verification successful', data };
  });

  app.get<{ Querystring: Fields }>('/transaction', ({ query }) => ({
    status: true,
    message: 'Transactions retrieved',
    ...listTransactions(query, store),
  }));

  app.get('/transaction/totals', () => ({
    status: true,
    message: 'Transaction totals',
    data: transactionTotals(store),
  }));

  app.get<{ Params: { idOrReference: string } }>('/transaction/timeline/:idOrReference', ({ params }) => {
    const { idOrReference } = params;
    const transaction = store.transaction(idOrReference) ?? store.transactionById(wholeNumber(idOrReference) ?? -1);
    if (transaction === undefined) throw notFound('Transaction not found', 'transaction_not_found', UNKNOWN_NEXT_STEP);
    const data = { ...timelineView(transaction), authentication: null, channel: 'card' };
    return { status: true, message: 'Timeline retrieved', data };
  });

  app.get<{ Params: { id: string } }>('/transaction/:id', ({ params }) => {
    const transaction = store.transactionById(wholeNumber(params.id) ?? -1);
    if (transaction === undefined) throw notFound('Transaction not found', 'transaction_not_found', UNKNOWN_NEXT_STEP);
    return { status: true, message: 'Transaction retrieved', data: fetchedTransactionView(transaction, store) };
  });
}
