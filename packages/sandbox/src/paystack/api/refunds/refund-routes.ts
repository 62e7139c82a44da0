import type { FastifyInstance } from 'fastify';
import type { Refund, Transaction } from '../../records.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import type { Store } from '../../store.ts';
import { missing, notFound, PaystackError } from '../paystack-error.ts';
import { type Fields, fieldsOf, optionalText, pageOf, wholeNumber } from '../read-fields.ts';
import { createRefund } from './create-refund.ts';
import { createdRefundView, listedRefundView, retriedRefundView } from './refund-view.ts';

/** POST /refund, its listing and the retry with bank details. There is no idempotency key: two calls are two refunds. */
export function refundRoutes(app: FastifyInstance, sandbox: PaystackSandbox): void {
  const { store, clock } = sandbox;

  app.post('/refund', async (request) => {
    const fields = fieldsOf(request.body);
    const transaction = findTransaction(fields.transaction, store);
    const refund = createRefund(fields, transaction, sandbox);
    await store.commit();
    const data = createdRefundView(refund, transaction);
    return { status: true, message: 'Refund has been queued for processing', data };
  });

  app.get<{ Querystring: Fields }>('/refund', ({ query }) => {
    const asked = optionalText(query.transaction) ?? optionalText(query.reference);
    const only = asked === null ? null : (lookUp(asked, store)?.id ?? -1);
    const matching = store.state.refunds
      .filter(({ transactionId }) => only === null || transactionId === only)
      .filter(({ listedFrom }) => Date.parse(listedFrom) <= clock().getTime())
      .sort((left, right) => right.id - left.id);
    const { shown, meta } = pageOf(matching, query);
    const failed = matching.filter(({ status }) => status === 'failed').length;
    return {
      status: true,
      message: 'Refunds retrieved',
      data: shown.map((refund) => listedRefundView(refund, transactionOf(refund, store), store)),
      meta: { ...meta, perPage: String(meta.perPage), failedRefundCount: failed },
    };
  });

  app.get<{ Params: { id: string } }>('/refund/:id', ({ params }) => {
    const refund = findRefund(params.id, store);
    const data = listedRefundView(refund, transactionOf(refund, store), store);
    return { status: true, message: 'Refund retrieved', data };
  });

  app.post<{ Params: { id: string } }>('/refund/retry_with_customer_details/:id', async ({ params, body }) => {
    const refund = findRefund(params.id, store);
    if (refund.status !== 'needs-attention') {
      throw new PaystackError(422, 'Invalid Refund state, refund status should be "needs-attention"', 'invalid_params');
    }
    const details = fieldsOf(fieldsOf(body).refund_account_details);
    for (const name of ['currency', 'account_number', 'bank_id']) {
      if (optionalText(details[name]) === null) throw missing(`refund_account_details.${name} is required`);
    }
    const now = clock().toISOString();
    Object.assign(refund, { status: 'pending', outcome: 'processed', startedAt: now, updatedAt: now });
    await store.commit();
    const data = retriedRefundView(refund, transactionOf(refund, store), store);
    return { status: true, message: 'Refund retried and has been queued for processing', data };
  });
}

function lookUp(idOrReference: string, store: Store): Transaction | undefined {
  return store.transaction(idOrReference) ?? store.transactionById(wholeNumber(idOrReference) ?? -1);
}

function findTransaction(value: unknown, store: Store): Transaction {
  const text = optionalText(value);
  if (text === null) throw missing('transaction is required');
  const transaction = lookUp(text, store);
  if (transaction === undefined) {
    throw notFound(
      'Transaction not found',
      'transaction_not_found',
      'Confirm the reference and that the API key belongs to the business of the transaction',
    );
  }
  return transaction;
}

function findRefund(id: string, store: Store): Refund {
  const refund = store.refund(wholeNumber(id) ?? -1);
  if (refund === undefined) {
    throw notFound('Refund not found', 'not_found', 'Ensure that the refund exists on this integration');
  }
  return refund;
}

/** @throws when the state is broken: refunds are made of transactions, and those stay */
function transactionOf({ id, transactionId }: Refund, store: Store): Transaction {
  const transaction = store.transactionById(transactionId);
  if (transaction === undefined) throw new Error(`Refund ${id} is of no transaction in the sandbox state`);
  return transaction;
}
