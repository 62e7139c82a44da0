import { isOurReference } from '@oja/domain/payments/payment';
import type { Deps } from '../../../deps.ts';
import type { Log } from '../../../platform/log.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { checkPayment } from '../check-payment.ts';
import { isKnownOrphan } from '../orphans/orphans.queries.ts';
import { recordOrphan } from '../orphans/record-orphan.ts';
import { reviewOrphan } from '../orphans/review-orphan.ts';
import { answered, answerOf, Refused, takenOver, Unserved } from '../provider-answer.ts';
import { isPassing, stateOf } from '../refunds/refund-step.ts';
import { findReferencesOf } from '../refunds/review-refunds.queries.ts';
import { reviewPayment, reviewRefunds } from '../refunds/review-refunds.ts';
import {
  findRefundNumbers,
  type KnownPayment,
  type KnownRefund,
  markListed,
  type ProviderReport,
  type ReportFindings,
} from './provider-report.queries.ts';

export interface Comparison extends Pick<Deps, 'config' | 'db' | 'payments'> {
  log: Log;
  report: ProviderReport;
  /** The shop stops: the step under way is left between two payments. */
  stopping: AbortSignal;
}

/** Seconds of a report's age up to which it waits for the provider's answer about a single payment. */
const patience = 3600;

export const noFindings = (): ReportFindings => ({
  checked: 0,
  settled: 0,
  orphaned: 0,
  refundsRecorded: 0,
  differences: [],
});

/** Every payment of ours in the provider's list must be one that we have settled, with the same amount. */
export async function comparePayments(
  comparison: Comparison,
  listed: readonly ProviderPayment[],
  findings: ReportFindings,
): Promise<void> {
  const ours = listed.filter(({ reference }) => isOurReference(reference));
  const known = await markListed(
    comparison.db,
    ours.map(({ reference }) => reference),
  );
  for (const payment of ours) {
    const { reference } = payment;
    const recorded = known.get(reference);
    findings.checked += 1;
    await compareOne(comparison, findings, reference, async () => {
      if (!recorded) findings.orphaned += Number(await recordNewOrphan(comparison, reference));
      else if (recorded.state !== 'succeeded') await settleMissed(comparison, reference, findings);
      else findings.differences.push(...differencesOf(payment, recorded));
    });
  }
}

/**
 * One payment that cannot be looked at stops none of the others: it is reported. What may be over soon is waited for, but
 * not for ever. @returns whether it was looked at @throws Unserved @throws Refused @throws the reason to stop
 */
export async function compareOne(
  { report, log, stopping }: Comparison,
  findings: ReportFindings,
  reference: string,
  look: () => Promise<void>,
): Promise<boolean> {
  stopping.throwIfAborted();
  try {
    await look();
    return true;
  } catch (error) {
    if (error instanceof Unserved) {
      if (error.toldToWait || report.age < patience) throw error;
      findings.differences.push(`${reference}: the provider gives no answer about it`);
    } else if (error instanceof Refused) {
      if (isPassing(error.status)) throw error;
      findings.differences.push(
        `${reference}: the provider refuses to tell of it (${error.status} ${error.reason ?? ''})`,
      );
    } else {
      log.error({ err: error, reference }, 'a payment could not be compared with the provider');
      findings.differences.push(`${reference}: it could not be looked at`);
    }
    return false;
  }
}

async function recordNewOrphan(comparison: Comparison, reference: string): Promise<boolean> {
  const isNew = !(await isKnownOrphan(comparison.db, reference));
  answered((await recordOrphan(comparison, reference, null)) || 'unavailable');
  return isNew;
}

/** Their list is a hint like a webhook; what counts is their answer about this very payment. */
async function settleMissed(comparison: Comparison, reference: string, findings: ReportFindings): Promise<void> {
  const checked = await checkPayment(comparison, reference, { asOftenAsNeeded: true });
  if (checked.kind === 'order' || checked.kind === 'refund' || checked.kind === 'nothing') findings.settled += 1;
  else if (checked.kind === 'wait')
    findings.differences.push(`${reference}: successful in the list, but not when asked`);
  else if (checked.kind === 'unanswered') answerOf(checked.outcome);
  // Somebody else is asking right now.
  else answered('unavailable');
}

function differencesOf(listed: ProviderPayment, recorded: KnownPayment): string[] {
  const differs = (what: string, there: string | number | null, ours: string | number | null) =>
    there === ours ? [] : [`${listed.reference}: ${what} is ${there} there and ${ours} here`];
  return [
    ...differs('the amount in kobo', listed.amount, recorded.amount),
    ...differs('the currency', listed.currency, recorded.currency),
    ...differs('the transaction', listed.transactionId, recorded.transactionId),
  ];
}

type ListedRefund = ProviderRefund & { transactionId: string };

/** Every refund at the provider must be known here as it stands there, with its amount, and nobody may have paid it besides. */
export async function compareRefunds(
  comparison: Comparison,
  listed: readonly ListedRefund[],
  findings: ReportFindings,
): Promise<void> {
  const { db, log } = comparison;
  const known = await findRefundNumbers(db, numbersOf(listed));
  for (const { id, amount, status } of listed) {
    const recorded = known.get(id);
    if (recorded?.method !== 'hand' || status !== 'processed') continue;
    findings.differences.push(`${recorded.reference}: refund ${id} of ${amount} kobo there was paid by hand here`);
  }
  for (const { id, amount, status } of listed) {
    const recorded = known.get(id);
    if (!recorded || !isUndoneThere(status, recorded)) continue;
    findings.differences.push(
      `${recorded.reference}: refund ${id} of ${amount} kobo is ${status} there and processed here`,
    );
  }
  const open = listed.filter(({ id, status }) => needsReview(status, known.get(id)));
  const references = await findReferencesOf(
    db,
    open.map(({ transactionId }) => transactionId),
  );
  const unseen = new Set<string>();
  for (const reference of new Set(references.values())) {
    const seen = await compareOne(comparison, findings, reference, async () => {
      const isOrphan = await isKnownOrphan(db, reference);
      const found = isOrphan
        ? await reviewOrphan(comparison, reference)
        : await reviewRefunds(comparison, reference, log);
      findings.refundsRecorded += takenOver(found);
    });
    if (!seen) unseen.add(reference);
  }
  const knownNow = await findRefundNumbers(db, numbersOf(listed));
  for (const { id, amount, status } of listed) {
    const recorded = knownNow.get(id);
    if (recorded?.method !== 'provider' || status === 'failed' || recorded.amount === amount) continue;
    findings.differences.push(
      `${recorded.reference}: refund ${id} is of ${amount} kobo there and of ${recorded.amount} here`,
    );
  }
  for (const { id, transactionId, amount } of open) {
    const reference = references.get(transactionId);
    if (reference === undefined || unseen.has(reference) || knownNow.has(id)) continue;
    if (await isKnownOrphan(db, reference)) continue;
    findings.differences.push(`${reference}: refund ${id} of ${amount} kobo there fits nothing here`);
  }
}

/** One that failed without our knowing of it has moved nothing; one that was paid by hand must not go on there. */
function needsReview(status: string, recorded: KnownRefund | undefined): boolean {
  if (!recorded) return status !== 'failed';
  if (recorded.method === 'hand') return status !== 'failed' && recorded.providerStatus !== status;
  return recorded.state !== 'processed' && recorded.providerStatus !== status;
}

/** The buyer does not get what we have as gone. */
function isUndoneThere(status: string, { state, method }: KnownRefund): boolean {
  const there = stateOf(status);
  return state === 'processed' && method === 'provider' && (there === 'failed' || there === 'manual');
}

const numbersOf = (refunds: readonly ListedRefund[]) => refunds.map(({ id }) => id);

/** What we have as paid, and the provider's list has not, must still be so there. */
export async function compareUnlisted(
  comparison: Comparison,
  provider: PaymentProvider,
  unlisted: readonly string[],
  findings: ReportFindings,
): Promise<void> {
  for (const reference of unlisted) {
    await compareOne(comparison, findings, reference, async () => {
      const asked = await provider.verify(reference);
      const status = asked.kind === 'refused' && asked.notFound ? 'unknown' : answerOf(asked).status;
      if (status === 'reversed') {
        const reviewed = await reviewPayment(comparison, reference, comparison.log);
        findings.refundsRecorded += takenOver(reviewed);
        // Nothing may bring it back here: no dispute is listed, and tomorrow it is too old.
        if (reviewed === 'undecided')
          findings.differences.push(`${reference}: reversed there, and not yet known how far`);
      } else if (status !== 'success') findings.differences.push(`${reference}: paid here, ${status} there`);
    });
    await markListed(comparison.db, [reference]);
  }
}
