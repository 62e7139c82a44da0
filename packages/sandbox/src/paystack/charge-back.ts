import { transactionView } from './api/transaction-view.ts';
import type { Transaction } from './records.ts';
import type { PaystackSandbox } from './sandbox.ts';

/** The buyer's bank takes a paid amount back, and the dispute is lost at once. */
export function chargeBack(transaction: Transaction, { store, webhooks, clock }: PaystackSandbox): void {
  const at = clock().toISOString();
  transaction.status = 'reversed';
  transaction.chargedBackAt = at;
  transaction.history.push({ type: 'action', message: 'The bank took the payment back', at });
  const dispute = {
    id: store.newId(),
    refund_amount: transaction.amount,
    currency: transaction.currency,
    domain: 'test',
    transaction: transactionView(transaction, store),
    transaction_reference: null,
    category: 'chargeback',
    customer: { email: transaction.email },
    bin: null,
    last4: null,
    due_at: at,
    resolved_at: null,
    evidence: null,
    attachments: null,
    note: null,
    created_at: at,
    updated_at: at,
  };
  const { reference } = transaction;
  const open = { status: 'awaiting-merchant-feedback', resolution: null };
  const lost = { status: 'resolved', resolution: 'merchant-accepted', resolved_at: at };
  webhooks.queue('charge.dispute.create', reference, { ...dispute, ...open });
  webhooks.queue('charge.dispute.resolve', reference, { ...dispute, ...lost });
}
