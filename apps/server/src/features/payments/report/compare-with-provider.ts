import { audit } from '../../../books/audit.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Log } from '../../../platform/log.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { compareContested, compareDisputes } from '../disputes/compare-disputes.ts';
import { answerOf, Refused, Unserved } from '../provider-answer.ts';
import { isPassing } from '../refunds/refund-step.ts';
import { type Comparison, comparePayments, compareRefunds, compareUnlisted, noFindings } from './compare-lists.ts';
import {
  advanceReport,
  claimReport,
  findOpenThere,
  findUnlisted,
  finishReport,
  keepFindings,
  noteRefusal,
  pauseReport,
  type ReportFindings,
  restartStage,
} from './provider-report.queries.ts';

/** Seconds. Longer than one step takes, which may ask about a hundred payments and wait 8 s for each; and how long the comparison rests after a fault and after a definite no. */
const lease = 900;
const pauseAfterFault = 60;
const pauseAfterRefusal = 600;
/** Questions in one step about payments that the lists do not have. */
const batch = 20;

/**
 * The daily comparison with the provider's books: every payment of ours in its list must be one that we have settled,
 * with the same amount; every refund and every dispute there must be known here; and what we have as paid must still be so
 * there. What is missing is settled, parked or taken over; what does not agree is reported. Goes on where it was cut off, one process at
 * a time, and waits when the provider says so.
 */
export async function compareWithProvider(
  deps: Pick<Deps, 'config' | 'db' | 'payments'>,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { db } = deps;
  const { provider } = deps.payments;
  if (!provider) return;
  const report = await claimReport(db, lease);
  if (!report) return;
  const comparison = { ...deps, log, report, stopping };
  let cursor = report.cursor ?? 'payments:';
  try {
    while (!stopping.aborted) {
      const findings = noFindings();
      const next = await takeStep(comparison, provider, cursor, findings).catch(async (error) => {
        await keepFindings(db, report.id, onlyFoundOnce(findings, cursor));
        throw error;
      });
      if (next === null) return await finish(comparison);
      cursor = next;
      await advanceReport(db, report.id, findings, cursor, lease);
    }
    await pauseReport(db, report.id, 0);
  } catch (error) {
    if (error === stopping.reason) return await pauseReport(db, report.id, 0);
    if (error instanceof Refused) return await restAfterRefusal(comparison, cursor, error);
    await pauseReport(db, report.id, error instanceof Unserved ? error.seconds : pauseAfterFault);
    if (!(error instanceof Unserved)) throw error;
  }
}

/** What the same step does not find again: what it changed, and of what the lists do not have all, as each is asked about once. */
function onlyFoundOnce(findings: ReportFindings, cursor: string): ReportFindings {
  return { ...findings, checked: 0, differences: placeOf(cursor)[0] === 'unlisted' ? findings.differences : [] };
}

/**
 * Where a report is: `payments:<page>`, `refunds:<page>`, `disputes:<page>`,
 * `contested:<the last that was asked about>`, then `unlisted:`. What comes of the step is
 * added to the news, also if it is cut off. @returns where to go on; null when it is through
 */
async function takeStep(
  comparison: Comparison,
  provider: PaymentProvider,
  cursor: string,
  findings: ReportFindings,
): Promise<string | null> {
  const { db, report } = comparison;
  const [stage, page] = placeOf(cursor);
  if (stage === 'payments') {
    const { items, unreadable, next } = answerOf(await provider.listPayments(report.coversFrom, page));
    await comparePayments(comparison, items, findings);
    if (unreadable > 0) findings.differences.push(`${unreadable} payments in the list cannot be read`);
    return next === null ? 'refunds:' : `payments:${next}`;
  }
  if (stage === 'refunds') {
    const { items, unreadable, next } = answerOf(await provider.listAllRefunds(report.coversFrom, page));
    await compareRefunds(comparison, items, findings);
    if (unreadable > 0) findings.differences.push(`${unreadable} refunds in the list cannot be read`);
    return next === null ? 'disputes:' : `refunds:${next}`;
  }
  if (stage === 'disputes') {
    const { items, unreadable, next } = answerOf(await provider.listAllDisputes(report.coversFrom, page));
    await compareDisputes(comparison, items, findings);
    if (unreadable > 0) findings.differences.push(`${unreadable} disputes in the list cannot be read`);
    return next === null ? 'contested:' : `disputes:${next}`;
  }
  if (stage === 'contested') {
    const contested = await findOpenThere(db, report.coversFrom, { after: page ?? '', most: batch });
    await compareContested(comparison, contested, findings);
    return contested.length < batch ? 'unlisted:' : `contested:${contested.at(-1)}`;
  }
  const unlisted = await findUnlisted(db, report, batch);
  if (unlisted.length === 0) return null;
  await compareUnlisted(comparison, provider, unlisted, findings);
  return 'unlisted:';
}

function placeOf(cursor: string): [stage: string, page: string | null] {
  const [stage = '', page = ''] = cursor.split(/:(.*)/s);
  return [stage, page === '' ? null : page];
}

/** A place to go on from may be forgotten by now: then its list begins again. What our key or the moment is refused, no place helps. */
async function restAfterRefusal(
  { db, report }: Comparison,
  cursor: string,
  { status, reason }: Refused,
): Promise<void> {
  await noteRefusal(db, report.id, `${status} ${reason ?? ''}`.trim());
  if (isPassing(status)) await pauseReport(db, report.id, pauseAfterRefusal);
  else await restartStage(db, report.id, placeOf(cursor)[0], pauseAfterRefusal);
}

async function finish({ db, report: { id } }: Comparison): Promise<void> {
  await inTransaction(db, async (tx) => {
    const report = await finishReport(tx, id);
    if (report)
      await audit(tx, { actor: 'system', action: 'report.finished', subject: `report:${id}`, details: { ...report } });
  });
}
