import type { Dispute, Transaction } from '../../records.ts';
import type { Store } from '../../store.ts';
import { customerView, transactionView } from '../transactions/transaction-view.ts';

/** A dispute as its listing and GET /dispute/:id show it. */
export function disputeView(dispute: Dispute, transaction: Transaction, store: Store): object {
  return {
    ...factsOf(dispute, transaction, store),
    dueAt: dispute.dueAt,
    resolvedAt: dispute.resolvedAt,
    history: historyOf(dispute),
    messages: [],
    createdAt: dispute.createdAt,
    updatedAt: dispute.updatedAt,
  };
}

/** `data` of a dispute event: the same facts, with dates in the other spelling. */
export function disputeEventData(dispute: Dispute, transaction: Transaction, store: Store): object {
  return {
    ...factsOf(dispute, transaction, store),
    due_at: dispute.dueAt,
    resolved_at: dispute.resolvedAt,
    created_at: dispute.createdAt,
    updated_at: dispute.updatedAt,
  };
}

function factsOf(dispute: Dispute, transaction: Transaction, store: Store): object {
  const view = transactionView(transaction, store);
  const { bin = null, last4 = null } = view.authorization as { bin?: string; last4?: string };
  return {
    id: dispute.id,
    refund_amount: dispute.amount,
    currency: transaction.currency,
    status: dispute.status,
    resolution: dispute.resolution,
    domain: 'test',
    transaction: view,
    transaction_reference: null,
    category: dispute.category,
    customer: customerView(store.customer(transaction.email)),
    bin,
    last4,
    evidence: null,
    attachments: null,
    note: null,
  };
}

function historyOf({ status, createdAt, resolvedAt }: Dispute): object[] {
  const opened = { status: 'awaiting-merchant-feedback', by: 'bank@example.com', createdAt };
  return resolvedAt === null ? [opened] : [opened, { status, by: 'sandbox@example.com', createdAt: resolvedAt }];
}
