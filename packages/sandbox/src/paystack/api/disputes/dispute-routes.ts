import type { FastifyInstance } from 'fastify';
import { transactionOf } from '../../disputes.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import { notFound } from '../paystack-error.ts';
import { type Fields, optionalText, pageOf, wholeNumber } from '../read-fields.ts';
import { readTime } from '../transactions/list-transactions.ts';
import { disputeView } from './dispute-view.ts';

/** What buyers' banks contest: the listing and a single one. They are answered at the dashboard, not here. */
export function disputeRoutes(app: FastifyInstance, { store }: PaystackSandbox): void {
  app.get<{ Querystring: Fields }>('/dispute', ({ query }) => {
    const transaction = optionalText(query.transaction);
    const status = optionalText(query.status);
    const from = readTime(query.from, 'from');
    const matching = store.state.disputes
      .filter((dispute) => transaction === null || String(dispute.transactionId) === transaction)
      .filter((dispute) => status === null || dispute.status === status)
      .filter(({ createdAt }) => from === null || Date.parse(createdAt) >= from)
      .sort((left, right) => right.id - left.id);
    const { shown, meta } = pageOf(matching, query);
    const data = shown.map((dispute) => disputeView(dispute, transactionOf(dispute, store), store));
    return { status: true, message: 'Disputes retrieved', data, meta };
  });

  app.get<{ Params: { id: string } }>('/dispute/:id', ({ params }) => {
    const dispute = store.dispute(wholeNumber(params.id) ?? -1);
    if (dispute === undefined) {
      throw notFound('Dispute not found', 'not_found', 'Ensure that the dispute exists on this integration');
    }
    const data = disputeView(dispute, transactionOf(dispute, store), store);
    return { status: true, message: 'Dispute retrieved', data };
  });
}
