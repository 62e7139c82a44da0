import { isOurReference } from '@oja/domain/payment';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Outcome, PaymentProvider, ProviderPayment } from '../../platform/payments/payment-provider.ts';
import { checkPayment } from './check-payment.ts';
import type { Log } from './log.ts';
import { isKnownOrphan } from './orphans.queries.ts';
import {
  advanceReport,
  claimReport,
  findRefundNumbers,
  findUnlisted,
  finishReport,
  type KnownPayment,
  markListed,
  type ProviderReport,
  pauseReport,
  type ReportNews,
} from './provider-report.queries.ts';
import { recordOrphan, reviewOrphan } from './record-orphan.ts';
import { findReferencesOf } from './review-refunds.queries.ts';
import { recordReversal, reviewRefunds } from './review-refunds.ts';

type Means = Pick<Deps, 'config' | 'db' | 'payments'> & { log: Log };

/** Seconds. Longer than one step takes; and how long a provider that gives no answer is left alone. */
const lease = 120;
const pause = 60;
/** Questions in one step about payments that the list does not have. */
const batch = 20;

/** The provider does not serve us now. */
class Unserved extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super('the provider gives no answer');
    this.seconds = seconds;
  }
}

/**
 * The daily comparison with the provider's books: every payment of ours in its list must be one that we have settled,
 * with the same amount; every refund there must be known here; and what we have as paid must still be so there. What is
 * missing is settled, parked or taken over; what does not agree is reported. Goes on where it was cut off, one process at
 * a time, and waits when the provider says so.
 */
export async function compareWithProvider(
  deps: Pick<Deps, 'config' | 'db' | 'payments'>,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { provider } = deps.payments;
  if (!provider) return;
  const report = await claimReport(deps.db, lease);
  if (!report) return;
  const means = { ...deps, log };
  let cursor = report.cursor ?? 'payments:';
  try {
    while (!stopping.aborted) {
      const step = await takeStep(means, provider, report, cursor);
      if (step === null) return await finish(means, report);
      cursor = step.next;
      await advanceReport(deps.db, report.id, step.news, cursor, lease);
    }
    await pauseReport(deps.db, report.id, 0);
  } catch (error) {
    await pauseReport(deps.db, report.id, error instanceof Unserved ? error.seconds : pause);
    if (!(error instanceof Unserved)) throw error;
  }
}

interface Step {
  news: ReportNews;
  next: string;
}

/** Where a report is: `payments:<page>`, then `refunds:<page>`, then `unlisted:`. Null when it is through. */
async function takeStep(
  means: Means,
  provider: PaymentProvider,
  report: ProviderReport,
  cursor: string,
): Promise<Step | null> {
  const [stage = '', page = ''] = cursor.split(/:(.*)/s);
  const from = page === '' ? null : page;
  if (stage === 'payments') {
    const { items, unreadable, next } = answer(await provider.listPayments(report.coversFrom, from));
    const news = await comparePayments(means, items);
    if (unreadable > 0) news.differences.push(`${unreadable} payments in the list cannot be read`);
    return { news, next: next === null ? 'refunds:' : `payments:${next}` };
  }
  if (stage === 'refunds') {
    const { items, unreadable, next } = answer(await provider.listAllRefunds(report.coversFrom, from));
    const news = await compareRefunds(means, items);
    if (unreadable > 0) news.differences.push(`${unreadable} refunds in the list cannot be read`);
    return { news, next: next === null ? 'unlisted:' : `refunds:${next}` };
  }
  const unlisted = await findUnlisted(means.db, report, batch);
  if (unlisted.length === 0) return null;
  return { news: await compareUnlisted(means, provider, unlisted), next: 'unlisted:' };
}

function answer<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'success') return outcome.value;
  throw new Unserved(outcome.kind === 'rate_limited' ? Math.max(1, outcome.retryAfter) : pause);
}

type News = Required<ReportNews>;
const nothing = (): News => ({ checked: 0, settled: 0, orphaned: 0, refundsRecorded: 0, differences: [] });

async function comparePayments(means: Means, listed: readonly ProviderPayment[]): Promise<News> {
  const ours = listed.filter(({ reference }) => isOurReference(reference));
  const known = await markListed(
    means.db,
    ours.map(({ reference }) => reference),
  );
  const news = nothing();
  for (const payment of ours) {
    news.checked += 1;
    const here = known.get(payment.reference);
    if (!here) news.orphaned += Number(await park(means, payment.reference));
    else if (here.state !== 'succeeded') await settleMissed(means, payment.reference, news);
    else news.differences.push(...differencesOf(payment, here));
  }
  return news;
}

async function park(means: Means, reference: string): Promise<boolean> {
  const isNew = !(await isKnownOrphan(means.db, reference));
  if (!(await recordOrphan(means, reference, null, means.log))) throw new Unserved(pause);
  return isNew;
}

/** Their list is a hint like a webhook; what counts is their answer about this very payment. */
async function settleMissed(means: Means, reference: string, news: News): Promise<void> {
  const checked = await checkPayment(means, reference, { asOftenAsNeeded: true });
  if (checked.kind === 'order' || checked.kind === 'refund') news.settled += 1;
  else if (checked.kind === 'rate_limited' || checked.kind === 'unavailable') throw new Unserved(pause);
  else news.differences.push(`${reference}: successful in the list, but ${checked.kind} when asked`);
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

async function compareRefunds(
  means: Means,
  listed: readonly { id: string; status: string; transactionId: string; amount: number }[],
): Promise<News> {
  const { db, log } = means;
  const known = await findRefundNumbers(
    db,
    listed.map(({ id }) => id),
  );
  const open = listed.filter(({ id, status }) => status === 'processed' && known.get(id) !== 'processed');
  const references = await findReferencesOf(
    db,
    open.map(({ transactionId }) => transactionId),
  );
  const news = nothing();
  for (const reference of new Set(references.values())) {
    const found = (await isKnownOrphan(db, reference))
      ? await reviewOrphan(means, reference)
      : await reviewRefunds(means, reference, log);
    if (found === 'unavailable') throw new Unserved(pause);
    news.refundsRecorded += found;
  }
  const stillUnknown = await findRefundNumbers(
    db,
    open.map(({ id }) => id),
  );
  for (const { id, transactionId, amount } of open) {
    const reference = references.get(transactionId);
    if (reference === undefined || stillUnknown.has(id) || (await isKnownOrphan(db, reference))) continue;
    news.differences.push(`${reference}: refund ${id} of ${amount} kobo there fits nothing here`);
  }
  return news;
}

async function compareUnlisted(means: Means, provider: PaymentProvider, unlisted: readonly string[]): Promise<News> {
  const news = nothing();
  for (const reference of unlisted) {
    const asked = await provider.verify(reference);
    if (asked.kind !== 'success' && asked.kind !== 'refused') answer(asked);
    const status = asked.kind === 'success' ? asked.value.status : 'unknown';
    if (status === 'reversed') {
      const found = await recordReversal(means, reference, means.log);
      if (found === 'unavailable') throw new Unserved(pause);
      news.refundsRecorded += found;
    } else if (status !== 'success') news.differences.push(`${reference}: paid here, ${status} there`);
    await markListed(means.db, [reference]);
  }
  return news;
}

async function finish({ db, log }: Means, { id }: ProviderReport): Promise<void> {
  const finished = await inTransaction(db, async (tx) => {
    const report = await finishReport(tx, id);
    if (report)
      await audit(tx, { actor: 'system', action: 'report.finished', subject: `report:${id}`, details: { ...report } });
    return report;
  });
  if (!finished) return;
  const { settled, orphaned, differences } = finished;
  if (settled > 0 || orphaned > 0 || differences.length > 0) {
    log.error({ report: id, ...finished }, "our books did not agree with the provider's");
  }
}
