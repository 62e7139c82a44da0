import { isContradicted, standingBeside } from '@oja/domain/money/dispute';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';
import { isKnownOrphan } from '../orphans/orphans.queries.ts';
import { reviewOrphan } from '../orphans/review-orphan.ts';
import { answered } from '../provider-answer.ts';
import { findReferencesOf } from '../refunds/review-refunds.queries.ts';
import { reviewPayment } from '../refunds/review-refunds.ts';
import { lookAt, type Means } from '../report/compare-lists.ts';
import { findKnownDisputes, type KnownDispute, type ReportNews } from '../report/provider-report.queries.ts';

type ListedDispute = ProviderDispute & { transactionId: string };

/**
 * Every dispute at the provider must be known here as it stands there: a part of a payment that a bank takes shows neither
 * in the payment nor among its refunds.
 */
export async function compareDisputes(means: Means, listed: readonly ListedDispute[], news: ReportNews): Promise<void> {
  const { db } = means;
  const known = await findKnownDisputes(
    db,
    listed.map(({ id }) => id),
  );
  for (const dispute of listed) {
    const ended = known.get(dispute.id)?.ended ?? null;
    if (!isContradicted(dispute, ended)) continue;
    news.differences.push(`dispute ${dispute.id} is ${dispute.resolution} there, and ${ended} here`);
  }
  const open = listed.filter((dispute) => isNews(dispute, known.get(dispute.id)));
  const references = await findReferencesOf(
    db,
    open.map(({ transactionId }) => transactionId),
  );
  await compareContested(means, [...new Set(references.values())], news);
}

/** What is not over there must be known here as it stands: contested payments, and orphans on their way back. */
export async function compareContested(means: Means, contested: readonly string[], news: ReportNews): Promise<void> {
  const { db, log } = means;
  for (const reference of contested) {
    await lookAt(means, news, reference, async () => {
      const isOrphan = await isKnownOrphan(db, reference);
      news.refundsRecorded += answered(
        isOrphan ? await reviewOrphan(means, reference) : await reviewPayment(means, reference, log),
      );
    });
  }
}

/** What a bank has won is news until its money is written down as gone. */
function isNews(dispute: ListedDispute, here: KnownDispute | undefined): boolean {
  if (!here) return true;
  if (standingBeside(dispute, here.ended) === 'lost') return !here.explained;
  return dispute.status === 'resolved' && !here.resolved;
}
