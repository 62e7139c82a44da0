import type { FastifyInstance } from 'fastify';
import type { Refund, Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import type { Store } from '../store.ts';
import { createRefund } from './create-refund.ts';
import { missing, notFound, PaystackError } from './paystack-error.ts';
import { type Fields, fieldsOf, optionalText, readPage, wholeNumber } from './read-fields.ts';
import { createdRefundView, refundView } from './refund-view.ts';

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
    const { perPage, page } = readPage(query);
    const asked = optionalText(query.transaction);
    const only = asked === null ? null : (lookUp(asked, store)?.id ?? -1);
    const matching = store.state.refunds
      .filter(({ transactionId }) => only === null || transactionId === only)
      .filter(({ listedFrom }) => Date.parse(listedFrom) <= clock().getTime())
      .sort((left, right) => right.id - left.id);
    const data = matching.slice((page - 1) * perPage, page * perPage).map(refundView);
    const pageCount = Math.ceil(matching.length / perPage);
    const meta = { total: matching.length, skipped: (page - 1) * perPage, perPage, page, pageCount };
    return { status: true, message: 'Refunds retrieved', data, meta };
  });

  app.get<{ Params: { id: string } }>('/refund/:id', ({ params }) => ({
    status: true,
    message: 'Refund retrieved',
    data: refundView(findRefund(params.id, store)),
  }));

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
    return { status: true, message: 'Refund retried and has been queued for processing', data: refundView(refund) };
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
