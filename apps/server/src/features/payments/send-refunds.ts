import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { Outcome, PaymentProvider } from '../../platform/payments/payment-provider.ts';
import type { Log } from './log.ts';
import { recordRefund } from './record-refund.ts';
import { isPassing, nextRefundStep, pauseBefore, type RefundState, refundNote, secondLook } from './refund-step.ts';
import { claimRefund, markPosting, type OpenRefund, postponeRefund } from './refunds.queries.ts';
import { lockPayment } from './settle.queries.ts';

/** Seconds. The lease is longer than a listing and a POST can take together. */
const lease = 60;
/** The most in one run; what is left is due at the next. */
const batch = 20;

/**
 * Takes every refund that is due one step further: looks at the provider's list first and posts only what is not there.
 * Safe in several processes: each refund is taken by one.
 */
export async function sendRefunds(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { provider } = payments;
  if (!provider) return;
  // One at a time, because the lease is as long as the work on one.
  for (let taken = 0; taken < batch && !stopping.aborted; taken++) {
    const refund = await claimRefund(db, lease);
    if (!refund) return;
    await advanceRefund({ db, provider, log }, refund);
  }
}

type Means = { db: Deps['db']; provider: PaymentProvider; log: Log };

async function advanceRefund(means: Means, refund: OpenRefund): Promise<void> {
  const { db, provider } = means;
  const listed = await provider.listRefunds(refund.transactionId);
  if (listed.kind !== 'success') {
    if (listed.kind === 'refused') tellRefusal(means, refund, listed);
    return postponeRefund(db, refund, pauseAfter(listed, refund), { sent: refund.posted });
  }
  const step = nextRefundStep(refund, listed.value);
  if (step.kind === 'adopt') return record(means, refund, step.state, step.id);
  if (step.kind === 'give_up') return record(means, refund, 'manual', null);
  if (step.kind === 'look_again') return postponeRefund(db, refund, secondLook, { sent: true, missing: true });
  return post(means, refund);
}

async function post(means: Means, refund: OpenRefund): Promise<void> {
  const { db, provider } = means;
  const { id, transactionId, amount } = refund;
  const callId = newId();
  const posting = await inTransaction(db, async (tx) => {
    await lockPayment(tx, refund.reference);
    if (!(await markPosting(tx, refund, callId))) return false;
    const details = { reference: refund.reference, amount, attempt: refund.attempts + 1 };
    await audit(tx, { actor: 'system', action: 'refund.posted', subject: `refund:${id}`, details });
    return true;
  });
  if (!posting) return;
  const posted = { id, attempts: refund.attempts + 1 };
  const outcome = await provider.refund({ transactionId, amount, merchantNote: refundNote(id) });
  await db.updateTable('provider_calls').set({ outcome: outcome.kind }).where('id', '=', callId).execute();
  if (outcome.kind === 'success') {
    const adopted = nextRefundStep({ ...refund, providerRefundId: null }, [
      { ...outcome.value, amount, merchantNote: refundNote(id) },
    ]);
    if (adopted.kind === 'adopt') await record(means, refund, adopted.state, adopted.id);
  } else if (outcome.kind === 'refused') {
    tellRefusal(means, refund, outcome);
    if (!isPassing(outcome.status)) return record(means, refund, 'manual', null);
    // Whoever gave up waiting for the request may have had all of it.
    const sent = outcome.status === 408;
    await postponeRefund(db, posted, pauseAfter(outcome, refund), { sent, turnedAway: true });
  } else {
    const sent = outcome.kind === 'unknown';
    await postponeRefund(db, posted, pauseAfter(outcome, refund), { sent, turnedAway: !sent });
  }
}

type Unserved = Exclude<Outcome<unknown>, { kind: 'success' }>;

function pauseAfter(outcome: Unserved, { owedFor }: OpenRefund): number {
  return pauseBefore(owedFor, outcome.kind === 'rate_limited' ? outcome.retryAfter : 0);
}

function tellRefusal(
  { log }: Means,
  { id, reference }: OpenRefund,
  { status, message }: Unserved & { kind: 'refused' },
) {
  log.error({ refund: id, reference, status, reason: message }, 'refund refused by the provider');
}

async function record(
  { db }: Means,
  refund: OpenRefund,
  state: RefundState,
  providerRefundId: string | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPayment(tx, refund.reference);
    await recordRefund(tx, refund, state, providerRefundId);
  });
}
