import { isOurReference } from '@oja/domain/money/payment';
import type { Deps } from '../../../deps.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { checkPayment } from '../check-payment.ts';
import type { Log } from '../log.ts';
import { isKnownOrphan } from '../orphans/orphans.queries.ts';
import { recordOrphan } from '../orphans/record-orphan.ts';
import { reviewOrphan } from '../orphans/review-orphan.ts';
import { answered, answerOf, Refused, Unserved } from '../provider-answer.ts';
import { isPassing, stateOf } from '../refunds/refund-step.ts';
import { findReferencesOf } from '../refunds/review-refunds.queries.ts';
import { reviewPayment, reviewRefunds } from '../refunds/review-refunds.ts';
import {
  findRefundNumbers,
  type KnownPayment,
  type KnownRefund,
  markListed,
  type ProviderReport,
  type ReportNews,
} from './provider-report.queries.ts';

export type Means = Pick<Deps, 'config' | 'db' | 'payments'> & { log: Log; report: ProviderReport };

/** Seconds of a report's age up to which it waits for the provider's answer about a single payment. */
const patience = 3600;

export const nothing = (): ReportNews => ({ checked: 0, settled: 0, orphaned: 0, refundsRecorded: 0, differences: [] });

/** Every payment of ours in the provider's list must be one that we have settled, with the same amount. */
export async function comparePayments(
  means: Means,
  listed: readonly ProviderPayment[],
  news: ReportNews,
): Promise<void> {
  const ours = listed.filter(({ reference }) => isOurReference(reference));
  const known = await markListed(
    means.db,
    ours.map(({ reference }) => reference),
  );
  for (const payment of ours) {
    const { reference } = payment;
    const here = known.get(reference);
    news.checked += 1;
    await lookAt(means, news, reference, async () => {
      if (!here) news.orphaned += Number(await park(means, reference));
      else if (here.state !== 'succeeded') await settleMissed(means, reference, news);
      else news.differences.push(...differencesOf(payment, here));
    });
  }
}

/**
 * One payment that cannot be looked at stops none of the others: it is reported. What may be over soon is waited for, but
 * not for ever. @returns whether it was looked at @throws Unserved @throws Refused
 */
export async function lookAt(
  { report, log }: Means,
  news: ReportNews,
  reference: string,
  look: () => Promise<void>,
): Promise<boolean> {
  try {
    await look();
    return true;
  } catch (error) {
    if (error instanceof Unserved) {
      if (error.toldToWait || report.age < patience) throw error;
      news.differences.push(`${reference}: the provider gives no answer about it`);
    } else if (error instanceof Refused) {
      if (isPassing(error.status)) throw error;
      news.differences.push(`${reference}: the provider refuses to tell of it (${error.status} ${error.reason ?? ''})`);
    } else {
      log.error({ err: error, reference }, 'a payment could not be compared with the provider');
      news.differences.push(`${reference}: it could not be looked at`);
    }
    return false;
  }
}

async function park(means: Means, reference: string): Promise<boolean> {
  const isNew = !(await isKnownOrphan(means.db, reference));
  answered((await recordOrphan(means, reference, null)) || 'unavailable');
  return isNew;
}

/** Their list is a hint like a webhook; what counts is their answer about this very payment. */
async function settleMissed(means: Means, reference: string, news: ReportNews): Promise<void> {
  const checked = await checkPayment(means, reference, { asOftenAsNeeded: true });
  if (checked.kind === 'order' || checked.kind === 'refund' || checked.kind === 'nothing') news.settled += 1;
  else if (checked.kind === 'wait') news.differences.push(`${reference}: successful in the list, but not when asked`);
  else if (checked.kind === 'unanswered') answerOf(checked.outcome);
  // Somebody else is asking right now.
  else answered('unavailable');
}

function differencesOf(listed: ProviderPayment, here: KnownPayment): string[] {
  const differs = (what: string, there: string | number | null, ours: string | number | null) =>
    there === ours ? [] : [`${listed.reference}: ${what} is ${there} there and ${ours} here`];
  return [
    ...differs('the amount in kobo', listed.amount, here.amount),
    ...differs('the currency', listed.currency, here.currency),
    ...differs('the transaction', listed.transactionId, here.transactionId),
  ];
}

type ListedRefund = ProviderRefund & { transactionId: string };

/** Every refund at the provider must be known here as it stands there, with its amount, and nobody may have paid it besides. */
export async function compareRefunds(means: Means, listed: readonly ListedRefund[], news: ReportNews): Promise<void> {
  const { db, log } = means;
  const known = await findRefundNumbers(db, numbersOf(listed));
  for (const { id, amount, status } of listed) {
    const here = known.get(id);
    if (here?.method !== 'hand' || status !== 'processed') continue;
    news.differences.push(`${here.reference}: refund ${id} of ${amount} kobo there was paid by hand here`);
  }
  for (const { id, amount, status } of listed) {
    const here = known.get(id);
    if (!here || !isUndoneThere(status, here)) continue;
    news.differences.push(`${here.reference}: refund ${id} of ${amount} kobo is ${status} there and processed here`);
  }
  const open = listed.filter(({ id, status }) => isNews(status, known.get(id)));
  const references = await findReferencesOf(
    db,
    open.map(({ transactionId }) => transactionId),
  );
  const unseen = new Set<string>();
  for (const reference of new Set(references.values())) {
    const seen = await lookAt(means, news, reference, async () => {
      const isOrphan = await isKnownOrphan(db, reference);
      const found = isOrphan ? await reviewOrphan(means, reference) : await reviewRefunds(means, reference, log);
      news.refundsRecorded += answered(found);
    });
    if (!seen) unseen.add(reference);
  }
  const knownNow = await findRefundNumbers(db, numbersOf(listed));
  for (const { id, amount, status } of listed) {
    const here = knownNow.get(id);
    if (here?.method !== 'provider' || status === 'failed' || here.amount === amount) continue;
    news.differences.push(`${here.reference}: refund ${id} is of ${amount} kobo there and of ${here.amount} here`);
  }
  for (const { id, transactionId, amount } of open) {
    const reference = references.get(transactionId);
    if (reference === undefined || unseen.has(reference) || knownNow.has(id)) continue;
    if (await isKnownOrphan(db, reference)) continue;
    news.differences.push(`${reference}: refund ${id} of ${amount} kobo there fits nothing here`);
  }
}

/** One that failed without our knowing of it has moved nothing; one that was paid by hand must not go on there. */
function isNews(status: string, here: KnownRefund | undefined): boolean {
  if (!here) return status !== 'failed';
  if (here.method === 'hand') return status !== 'failed' && here.providerStatus !== status;
  return here.state !== 'processed' && here.providerStatus !== status;
}

/** The buyer does not get what we have as gone. */
function isUndoneThere(status: string, { state, method }: KnownRefund): boolean {
  const there = stateOf(status);
  return state === 'processed' && method === 'provider' && (there === 'failed' || there === 'manual');
}

const numbersOf = (refunds: readonly ListedRefund[]) => refunds.map(({ id }) => id);

/** What we have as paid, and the provider's list has not, must still be so there. */
export async function compareUnlisted(
  means: Means,
  provider: PaymentProvider,
  unlisted: readonly string[],
  news: ReportNews,
): Promise<void> {
  for (const reference of unlisted) {
    await lookAt(means, news, reference, async () => {
      const asked = await provider.verify(reference);
      const status = asked.kind === 'refused' && asked.notFound ? 'unknown' : answerOf(asked).status;
      if (status === 'reversed') news.refundsRecorded += answered(await reviewPayment(means, reference, means.log));
      else if (status !== 'success') news.differences.push(`${reference}: paid here, ${status} there`);
    });
    await markListed(means.db, [reference]);
  }
}
