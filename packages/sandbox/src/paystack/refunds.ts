import { refundEventData } from './api/refunds/refund-view.ts';
import type { Refund, RefundStatus, Transaction } from './records.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** Kobo of a transaction that are given back or on their way; a failed refund frees its amount again. */
export function refundedAmount(transaction: Transaction, store: Store): number {
  return store
    .refundsOf(transaction.id)
    .reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0);
}

/** Kobo of a transaction that neither a refund nor a bank has. */
export function leftOf(transaction: Transaction, store: Store): number {
  return transaction.amount - refundedAmount(transaction, store) - transaction.bankTook;
}

/** Whether nothing of it is left, for good. */
function hasAllGoneBack(transaction: Transaction, store: Store): boolean {
  return processedAmount(transaction, store) + transaction.bankTook === transaction.amount;
}

/** The time of a refund's next step, or null when it rests. */
export function nextRefundStep(refund: Refund): number | null {
  const started = Date.parse(refund.startedAt);
  if (refund.status === 'pending') return started + refund.processingAfter;
  return refund.status === 'processing' ? started + refund.endsAfter : null;
}

/** Takes every step that is due, one after the other, each with its webhook. @returns whether anything moved */
export function advanceRefunds(store: Store, webhooks: WebhookSender, now: Date): boolean {
  let moved = false;
  for (const refund of store.state.refunds) {
    for (let due = nextRefundStep(refund); due !== null && due <= now.getTime(); due = nextRefundStep(refund)) {
      step(refund, refund.status === 'pending' ? 'processing' : refund.outcome, store, webhooks, new Date(due));
      moved = true;
    }
  }
  return moved;
}

/** Moves a refund to a state, with its webhook. The money of one that fails is ours again, and the payment a success. */
export function step(refund: Refund, status: RefundStatus, store: Store, webhooks: WebhookSender, at: Date): void {
  refund.status = status;
  refund.updatedAt = at.toISOString();
  const transaction = store.transactionById(refund.transactionId);
  if (transaction === undefined) return;
  if (status === 'processed' && hasAllGoneBack(transaction, store)) transaction.status = 'reversed';
  if (status === 'failed' && transaction.status === 'reversed') transaction.status = 'success';
  announceRefund(refund, transaction, store, webhooks);
}

function processedAmount(transaction: Transaction, store: Store): number {
  return store
    .refundsOf(transaction.id)
    .reduce((sum, { status, amount }) => sum + (status === 'processed' ? amount : 0), 0);
}

/** Queues `refund.<status>`. */
export function announceRefund(refund: Refund, transaction: Transaction, store: Store, webhooks: WebhookSender): void {
  webhooks.queue(`refund.${refund.status}`, transaction.reference, refundEventData(refund, transaction, store));
}
