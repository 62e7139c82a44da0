import { isContradicted, standingBeside } from '@oja/domain/payments/dispute';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';
import { isKnownOrphan } from '../orphans/orphans.queries.ts';
import { reviewOrphan } from '../orphans/review-orphan.ts';
import { takenOver } from '../provider-answer.ts';
import { findReferencesOf } from '../refunds/review-refunds.queries.ts';
import { reviewPayment } from '../refunds/review-refunds.ts';
import { type Comparison, compareOne } from '../report/compare-lists.ts';
import { findKnownDisputes, type KnownDispute, type ReportFindings } from '../report/provider-report.queries.ts';

type ListedDispute = ProviderDispute & { transactionId: string };

/**
 * Every dispute at the provider must be known here as it stands there: a part of a payment that a bank takes shows neither
 * in the payment nor among its refunds.
 */
export async function compareDisputes(
  comparison: Comparison,
  listed: readonly ListedDispute[],
  findings: ReportFindings,
): Promise<void> {
  const { db } = comparison;
  const known = await findKnownDisputes(
    db,
    listed.map(({ id }) => id),
  );
  for (const dispute of listed) {
    const ended = known.get(dispute.id)?.ended ?? null;
    if (!isContradicted(dispute, ended)) continue;
    findings.differences.push(`dispute ${dispute.id} is ${dispute.resolution} there, and ${ended} here`);
  }
  const open = listed.filter((dispute) => needsReview(dispute, known.get(dispute.id)));
  const references = await findReferencesOf(
    db,
    open.map(({ transactionId }) => transactionId),
  );
  await compareContested(comparison, [...new Set(references.values())], findings);
}

/** What is not over there must be known here as it stands: contested payments, and orphans on their way back. */
export async function compareContested(
  comparison: Comparison,
  contested: readonly string[],
  findings: ReportFindings,
): Promise<void> {
  const { db, log } = comparison;
  for (const reference of contested) {
    await compareOne(comparison, findings, reference, async () => {
      const isOrphan = await isKnownOrphan(db, reference);
      findings.refundsRecorded += takenOver(
        isOrphan ? await reviewOrphan(comparison, reference) : await reviewPayment(comparison, reference, log),
      );
    });
  }
}

/** What a bank has won is news until its money is written down as gone. */
function needsReview(dispute: ListedDispute, recorded: KnownDispute | undefined): boolean {
  if (!recorded) return true;
  if (standingBeside(dispute, recorded.ended) === 'lost') return !recorded.explained;
  return dispute.status === 'resolved' && !recorded.resolved;
}
