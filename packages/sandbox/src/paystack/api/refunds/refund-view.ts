import type { Refund, Transaction } from '../../records.ts';
import { INTEGRATION_ID } from '../../sandbox.ts';
import type { Store } from '../../store.ts';
import { customerView } from '../transactions/transaction-view.ts';

/** Refunds reach the buyer's bank in about ten days. */
const EXPECTED_IN = 10 * 24 * 60 * 60 * 1000;

/** A refund as GET /refund shows it: `transaction` is the id. */
export function refundView(refund: Refund): Record<string, unknown> {
  const processed = refund.status === 'processed';
  return {
    id: refund.id,
    integration: INTEGRATION_ID,
    domain: 'test',
    transaction: refund.transactionId,
    dispute: refund.disputeId,
    settlement: null,
    amount: refund.amount,
    deducted_amount: processed ? refund.amount : 0,
    fully_deducted: processed,
    currency: 'NGN',
    channel: 'card',
    status: refund.status,
    refunded_by: 'sandbox@example.com',
    refunded_at: processed ? refund.updatedAt : null,
    expected_at: new Date(Date.parse(refund.createdAt) + EXPECTED_IN).toISOString(),
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    bank_reference: refund.status === 'pending' ? null : refund.bankReference,
    created_at: refund.createdAt,
    updated_at: refund.updatedAt,
    createdAt: refund.createdAt,
    updatedAt: refund.updatedAt,
  };
}

/** A refund as the listing and GET /refund/:id show it: more of the transaction, and a number where others say true. */
export function listedRefundView(refund: Refund, transaction: Transaction, store: Store): object {
  return {
    ...refundView(refund),
    fully_deducted: Number(refund.status === 'processed'),
    transaction_reference: transaction.reference,
    transaction_amount: transaction.amount,
    reason: refund.customerNote,
    customer: customerView(store.customer(transaction.email)),
    refund_type: refund.amount === transaction.amount ? 'full' : 'partial',
    refund_channel: 'card',
    initiated_by: 'sandbox@example.com',
    session_id: null,
    collect_account_number: refund.status === 'needs-attention',
  };
}

/** The answer to a retry with bank details. */
export function retriedRefundView(refund: Refund, transaction: Transaction, store: Store): object {
  return {
    ...refundView(refund),
    reason: refund.customerNote,
    customer: customerView(store.customer(transaction.email)),
    initiated_by: 'sandbox@example.com',
    reversed_at: null,
    session_id: null,
  };
}

/** The answer to POST /refund: there `transaction` is the nested transaction, thin as in Paystack's own sample. */
export function createdRefundView(refund: Refund, transaction: Transaction): object {
  return {
    ...refundView(refund),
    channel: null,
    transaction: {
      id: transaction.id,
      domain: 'test',
      reference: transaction.reference,
      amount: transaction.amount,
      paid_at: transaction.paidAt,
      channel: 'card',
      currency: transaction.currency,
      authorization: { exp_month: null, exp_year: null, account_name: null },
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt: transaction.paidAt,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
  };
}

/** `data` of a refund event: the amount is a text except in `refund.failed`, an id comes only with `needs-attention`. */
export function refundEventData(refund: Refund, transaction: Transaction, store: Store): object {
  const { email } = store.customer(transaction.email);
  return {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: refund.status === 'pending' ? null : refund.bankReference,
    amount: refund.status === 'failed' ? refund.amount : String(refund.amount),
    currency: transaction.currency,
    processor: 'mpgs_zen',
    customer: { first_name: null, last_name: null, email },
    integration: INTEGRATION_ID,
    domain: 'test',
    ...(refund.status === 'needs-attention' ? { id: String(refund.id) } : {}),
  };
}
