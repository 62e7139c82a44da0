import { cardOfKey } from '../../cards.ts';
import type { RefundPlan } from '../../control/behaviour.ts';
import type { Refund, Transaction } from '../../records.ts';
import { ENDS_AFTER, PROCESSING_AFTER } from '../../refund-times.ts';
import { announceRefund, leftOf } from '../../refunds.ts';
import type { PaystackSandbox } from '../../sandbox.ts';
import { invalid } from '../paystack-error.ts';
import { type Fields, optionalText, wholeNumber } from '../read-fields.ts';

/** A refund of a paid transaction, with its first event. @param told how this one goes on @throws PaystackError when it may not be */
export function createRefund(
  fields: Fields,
  transaction: Transaction,
  sandbox: PaystackSandbox,
  told: RefundPlan = {},
): Refund {
  const { store, webhooks, control, clock } = sandbox;
  const left = leftOf(transaction, store);
  if (transaction.status === 'reversed' || (transaction.paidAt !== null && left === 0)) {
    throw invalid('Transaction has been fully reversed', 'Let the customer know that the refund is on its way');
  }
  if (transaction.status !== 'success' || transaction.authorization === null) {
    throw invalid('Only successful transactions can be refunded', 'Ensure that the transaction was successful');
  }
  const amount = fields.amount === undefined || fields.amount === null ? left : wholeNumber(fields.amount);
  if (amount === null || amount === 0) throw invalid('You must specify a valid amount');
  if (amount > left) throw invalid('Refund amount cannot be more than the transaction amount');
  const currency = optionalText(fields.currency) ?? transaction.currency;
  if (currency !== transaction.currency) throw invalid('Currency does not match that of the transaction');
  const now = clock();
  const at = now.toISOString();
  const plan = { ...control.refund(transaction.reference), ...told };
  const processingAfter = plan.pendingSeconds === undefined ? PROCESSING_AFTER : plan.pendingSeconds * 1_000;
  const moving = plan.processingSeconds === undefined ? ENDS_AFTER - PROCESSING_AFTER : plan.processingSeconds * 1_000;
  const note = `Refund for transaction ${transaction.reference}`;
  const id = store.newId();
  const refund: Refund = {
    id,
    transactionId: transaction.id,
    amount,
    status: 'pending',
    outcome: plan.outcome ?? cardOfKey(transaction.authorization.card).refund,
    bankReference: String(id * 7),
    customerNote: optionalText(fields.customer_note) ?? note,
    merchantNote: optionalText(fields.merchant_note) ?? `${note} by sandbox@example.com`,
    disputeId: null,
    createdAt: at,
    updatedAt: at,
    startedAt: at,
    processingAfter,
    endsAfter: processingAfter + moving,
    listedFrom: new Date(now.getTime() + (plan.listedAfterSeconds ?? 0) * 1_000).toISOString(),
  };
  store.state.refunds.push(refund);
  announceRefund(refund, transaction, store, webhooks);
  return refund;
}
