import { disputeEventData } from './api/disputes/dispute-view.ts';
import { createRefund } from './api/refunds/create-refund.ts';
import type { Dispute, DisputeResolution, Transaction } from './records.ts';
import { leftOf, step } from './refunds.ts';
import type { PaystackSandbox } from './sandbox.ts';
import type { Store } from './store.ts';

/** Days that the merchant has to answer. */
const TIME_TO_ANSWER = 7 * 24 * 60 * 60 * 1000;

/** The buyer's bank contests a payment, or part of it. Nothing moves until it is resolved. */
export function openDispute(
  transaction: Transaction,
  { store, webhooks, clock }: PaystackSandbox,
  { amount = leftOf(transaction, store), category = 'chargeback' }: { amount?: number; category?: string } = {},
): Dispute {
  const now = clock();
  const at = now.toISOString();
  const dispute: Dispute = {
    id: store.newId(),
    transactionId: transaction.id,
    amount,
    status: 'awaiting-merchant-feedback',
    resolution: null,
    category,
    dueAt: new Date(now.getTime() + TIME_TO_ANSWER).toISOString(),
    resolvedAt: null,
    createdAt: at,
    updatedAt: at,
  };
  store.state.disputes.push(dispute);
  webhooks.queue('charge.dispute.create', transaction.reference, disputeEventData(dispute, transaction, store));
  return dispute;
}

/**
 * It ends. Where the claim is accepted the bank takes the money, as far as no refund has it, and the dispute says how much
 * that was; else all stays as it is.
 * @param asRefund what is taken stands among the refunds of the payment, with the number of the dispute
 */
export function resolveDispute(
  dispute: Dispute,
  resolution: DisputeResolution,
  sandbox: PaystackSandbox,
  { asRefund = false }: { asRefund?: boolean } = {},
): void {
  const { store, webhooks, clock } = sandbox;
  const at = clock().toISOString();
  Object.assign(dispute, { status: 'resolved', resolution, resolvedAt: at, updatedAt: at });
  const transaction = transactionOf(dispute, store);
  if (resolution !== 'declined') {
    dispute.amount = Math.min(dispute.amount, leftOf(transaction, store));
    if (asRefund) payAsRefund(dispute, transaction, sandbox);
    else takeBack(transaction, dispute.amount, at, store);
  }
  webhooks.queue('charge.dispute.resolve', transaction.reference, disputeEventData(dispute, transaction, store));
}

/** The buyer's bank takes a paid amount back: the dispute is opened and lost at once. */
export function chargeBack(transaction: Transaction, sandbox: PaystackSandbox): void {
  resolveDispute(openDispute(transaction, sandbox), 'merchant-accepted', sandbox);
}

function payAsRefund({ id, amount }: Dispute, transaction: Transaction, sandbox: PaystackSandbox): void {
  if (amount === 0) return;
  const { store, webhooks, clock } = sandbox;
  const refund = createRefund({ amount, merchant_note: `Dispute ${id}` }, transaction, sandbox);
  refund.disputeId = id;
  step(refund, 'processed', store, webhooks, clock());
}

function takeBack(transaction: Transaction, amount: number, at: string, store: Store): void {
  if (amount === 0) return;
  transaction.bankTook += amount;
  transaction.chargedBackAt = at;
  transaction.history.push({ type: 'action', message: 'The bank took the payment back', at });
  if (leftOf(transaction, store) === 0) transaction.status = 'reversed';
}

/** @throws when the state is broken: disputes are about transactions, and those stay */
export function transactionOf({ id, transactionId }: Dispute, store: Store): Transaction {
  const transaction = store.transactionById(transactionId);
  if (transaction === undefined) throw new Error(`Dispute ${id} is about no transaction in the sandbox state`);
  return transaction;
}
