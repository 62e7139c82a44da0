import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outcome } from '../../../platform/payments/payment-provider.ts';
import { tell } from '../matters/tell.ts';
import { lockPayment } from '../settle.queries.ts';
import { isPassing } from './refund-step.ts';
import { findPaidPayment, isAsRead, type PaidPayment } from './review-refunds.queries.ts';
import { type TakenOver, takeOverRefunds } from './take-over-refunds.ts';
import { type ProviderAnswer, takeOverReversal } from './take-over-reversal.ts';

type NeededDeps = Pick<Deps, 'config' | 'db' | 'payments'>;

/**
 * How many things changed. 'unavailable': the provider gave no answer. 'undecided': what it says cannot be understood yet,
 * because a refund may be there that it does not show; 'changing': refunds changed here whenever it was asked.
 */
export type Reviewed = number | 'unavailable' | 'undecided' | 'changing';

/**
 * Compares the refunds of a payment at the provider with ours, and takes over what changed there: whatever the order in
 * which messages came, and whoever made the refund.
 */
export async function reviewRefunds(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed> {
  const { provider } = deps.payments;
  if (!provider) return 0;
  const reviewed = await askAndTakeOver(deps, reference, log, {
    async ask({ transactionId }) {
      const listed = await provider.listRefunds(transactionId);
      if (listed.kind === 'refused') return refusedBy(listed, reference, log);
      return listed.kind === 'success' ? { answer: listed.value } : 'unavailable';
    },
    takeOver: async (tx, payment, listed) => ({ ...(await takeOverRefunds(tx, deps, payment, listed)), isWhole: true }),
  });
  return reviewed === 'refused' ? 0 : reviewed;
}

/** Asks the provider all about a settled payment, and takes over what went back since, by whomever. */
export async function reviewPayment(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed> {
  const reviewed = await review(deps, reference, log);
  return reviewed === 'refused' ? 0 : reviewed;
}

/**
 * The same before an operator gives money of the payment back, or says that it has been: without an answer nothing is
 * done, nor while a refund may be there that it does not show. What an order was paid with from store credit no provider
 * knows. @throws Refusal
 */
export async function askBeforeGivingBack(deps: NeededDeps, reference: string, log: Log): Promise<void> {
  if (!(await findPaidPayment(deps.db, reference))) return;
  const reviewed = deps.payments.provider ? await review(deps, reference, log) : 'unavailable';
  if (reviewed === 'undecided') throw refusal('refund_uncertain');
  if (reviewed === 'changing') throw refusal('refunds_changing', {}, 5);
  if (typeof reviewed !== 'number') throw refusal('provider_unavailable', {}, 5);
}

function review(deps: NeededDeps, reference: string, log: Log): Promise<Reviewed | 'refused'> {
  return askAndTakeOver(deps, reference, log, {
    async ask(payment) {
      const answer = await ask(deps, payment, log);
      return typeof answer === 'string' ? answer : { answer };
    },
    async takeOver(tx, payment, answer) {
      const refunds = await takeOverRefunds(tx, deps, payment, answer.refunds);
      const reversal = await takeOverReversal(tx, deps, payment, answer);
      return {
        changes: refunds.changes + (reversal?.changes ?? 0),
        tells: [...refunds.tells, ...(reversal?.tells ?? [])],
        isWhole: reversal !== null,
      };
    },
  });
}

/** How often the provider is asked while the refunds of the payment go on changing here. */
const mostQuestions = 3;

interface Question<Answer> {
  ask: (payment: PaidPayment) => Promise<{ answer: Answer } | 'unavailable' | 'refused'>;
  /** With the payment locked. Not whole: something of the answer cannot be understood yet. */
  takeOver: (tx: Tx, payment: PaidPayment, answer: Answer) => Promise<TakenOver & { isWhole: boolean }>;
}

/**
 * Asks the provider, and takes its answer over. If anything has changed in the payment's refunds meanwhile, it is asked
 * anew: an answer that is older than what we know would undo it.
 */
async function askAndTakeOver<Answer>(
  { db }: NeededDeps,
  reference: string,
  log: Log,
  { ask, takeOver }: Question<Answer>,
): Promise<Reviewed | 'refused'> {
  for (let questions = 0; questions < mostQuestions; questions++) {
    const payment = await findPaidPayment(db, reference);
    if (!payment) return 0;
    const asked = await ask(payment);
    if (typeof asked === 'string') return asked;
    const taken = await inTransaction(db, async (tx) => {
      await lockPayment(tx, reference);
      return (await isAsRead(tx, payment)) ? takeOver(tx, payment, asked.answer) : undefined;
    });
    if (!taken) continue;
    tell(log, taken.tells);
    return taken.isWhole ? taken.changes : 'undecided';
  }
  return 'changing';
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
