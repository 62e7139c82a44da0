import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outcome } from '../../../platform/payments/payment-provider.ts';
import { type Tell, tell } from '../matters/tell.ts';
import { lockPayment } from '../settle.queries.ts';
import { isPassing } from './refund-step.ts';
import { findPaidPayment, type PaidPayment } from './review-refunds.queries.ts';
import { takeOverRefunds } from './take-over-refunds.ts';
import { type ProviderAnswer, takeOverReversal } from './take-over-reversal.ts';

type NeededDeps = Pick<Deps, 'config' | 'db' | 'payments'>;

/** 'unavailable': the provider gave no answer. Otherwise how many things changed. */
export type Reviewed = number | 'unavailable';

/**
 * Compares the refunds of a payment at the provider with ours, and takes over what changed there: whatever the order in
 * which messages came, and whoever made the refund.
 */
export async function reviewRefunds(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed> {
  const { provider } = deps.payments;
  const payment = await findPaidPayment(deps.db, reference);
  if (!provider || !payment) return 0;
  const listed = await provider.listRefunds(payment.transactionId);
  if (listed.kind === 'refused') return refusedBy(listed, reference, log) === 'refused' ? 0 : 'unavailable';
  if (listed.kind !== 'success') return 'unavailable';
  const { changes, tells } = await inTransaction(deps.db, async (tx) => {
    await lockPayment(tx, reference);
    return takeOverRefunds(tx, deps, payment, listed.value);
  });
  tell(log, tells);
  return changes;
}

/** Asks the provider all about a settled payment, and takes over what went back since, by whomever. */
export async function reviewPayment(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed> {
  const reviewed = await review(deps, reference, log);
  return reviewed === 'refused' ? 0 : reviewed;
}

/**
 * The same before an operator gives money of the payment back, or says that it has been: without an answer nothing is
 * done. What an order was paid with from store credit no provider knows. @throws Refusal
 */
export async function askBeforeGivingBack(deps: NeededDeps, reference: string, log: Log): Promise<void> {
  if (!(await findPaidPayment(deps.db, reference))) return;
  const reviewed = deps.payments.provider ? await review(deps, reference, log) : 'unavailable';
  if (typeof reviewed !== 'number') throw refusal('provider_unavailable', {}, 5);
}

async function review(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed | 'refused'> {
  const payment = await findPaidPayment(deps.db, reference);
  if (!payment) return 0;
  const answer = await ask(deps, payment, log);
  if (answer === 'refused' || answer === 'unavailable') return answer;
  const taken = await inTransaction(deps.db, async (tx) => {
    await lockPayment(tx, reference);
    const refunds = await takeOverRefunds(tx, deps, payment, answer.refunds);
    const reversal = await takeOverReversal(tx, deps, payment, answer);
    return { refunds, reversal };
  });
  const tells: Tell[] = [...taken.refunds.tells, ...(taken.reversal?.tells ?? [])];
  tell(log, tells);
  return taken.reversal === null ? 'unavailable' : taken.refunds.changes + taken.reversal.changes;
}

async function ask(
  { payments: { provider } }: NeededDeps,
  { reference, transactionId }: PaidPayment,
  log: Log,
): Promise<ProviderAnswer | 'unavailable' | 'refused'> {
  if (!provider) return 'refused';
  const [found, disputes, listed] = await Promise.all([
    provider.verify(reference),
    provider.listDisputes(transactionId),
    provider.listRefunds(transactionId),
  ]);
  for (const outcome of [found, disputes, listed]) {
    if (outcome.kind === 'refused') return refusedBy(outcome, reference, log);
  }
  if (found.kind !== 'success' || disputes.kind !== 'success' || listed.kind !== 'success') return 'unavailable';
  const answer = { status: found.value.status, disputes: disputes.value, refunds: listed.value };
  if (answer.status !== 'reversed') return answer;
  // Looked at again: what was carried out between the two questions is no charge-back.
  const again = await provider.listRefunds(transactionId);
  return again.kind === 'success' ? { ...answer, refunds: again.value } : 'unavailable';
}

function refusedBy(
  { status }: Outcome<never> & { kind: 'refused' },
  reference: string,
  log: Log,
): 'unavailable' | 'refused' {
  if (isPassing(status)) return 'unavailable';
  log.error({ reference, status }, 'the provider refuses to tell of a payment that it took');
  return 'refused';
}
