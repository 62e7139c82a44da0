import type { MoneyFindings } from '@oja/contract/desks/operator-desk';
import type { OperatorMatters, WaitingPage } from '@oja/contract/desks/operator-matters';
import type { OrderMoney } from '@oja/contract/desks/operator-money-back';
import { kobo } from '@oja/domain/money/money';
import {
  certainlyOwedOf,
  leftToGiveBack,
  owedOf,
  reasonsWhy,
  sayReason,
  sayWhyNotOwed,
} from '@oja/domain/payments/money-back';
import type { Db } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import { cursorOf, microseconds, pageOf, timeCursor } from '../../http/cursor.ts';
import { refusal } from '../../http/refusal.ts';
import { hasConfirmed } from '../accounts/accounts.questions.ts';
import { checkOnDemand } from '../money-check/money-check.commands.ts';
import { broken } from '../money-check/money-check.questions.ts';
import {
  type CountedMatters,
  countWaiting,
  findMoneyOf,
  findOrphanMoney,
  findPaymentMoney,
  findWaiting,
  type KnownOrphan,
  type PaymentMoney,
  sumsOf,
  wordsOf,
} from '../payments/payments.questions.ts';
import { markOfWaiting } from './close-matter.ts';
import {
  findAudit,
  findDisputes,
  findOpenRefunds,
  findOrder,
  findOrphans,
  findOverpaid,
  findReports,
  findStakes,
  type RefundMatterRow,
} from './operator.queries.ts';
import { markOfDispute, markOfOrphan, markOfOverpaid, markOfRefund } from './seen.ts';

const pageSize = 50;
const timeOf = (time: Date | null) => time?.toISOString() ?? null;

/** Everything about money that may need a person. */
export async function readMatters(db: Db, sessionId: string): Promise<OperatorMatters> {
  const [confirmed, waiting, counted, orphans, refunds, overpaid, disputes, reports] = await Promise.all([
    hasConfirmed(db, sessionId),
    readWaiting(db, undefined),
    countWaiting(db),
    findOrphans(db),
    findOpenRefunds(db),
    findOverpaid(db),
    findDisputes(db),
    findReports(db),
  ]);
  const manual = refunds.filter(({ state }) => state === 'manual').map(({ reference }) => reference);
  const [money, orphanMoney] = await Promise.all([
    findPaymentMoney(db, manual),
    findOrphanMoney(
      db,
      orphans.map(({ reference }) => reference),
    ),
  ]);
  return {
    confirmed,
    waiting: waiting.items,
    waitingNext: waiting.nextCursor,
    waitingCount: counted.reduce((sum, { matters }) => sum + matters, 0),
    waitingIn: byPart(counted),
    orphans: orphans.map(({ foundAt, confirmedAt, resolvedAt, ...orphan }) => ({
      ...orphan,
      ...asOrphan(orphanMoney.get(orphan.reference)),
      foundAt: foundAt.toISOString(),
      confirmed: confirmedAt !== null,
      resolvedAt: timeOf(resolvedAt),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      ...asRefund(refund, money.get(refund.reference)),
      createdAt: refund.createdAt.toISOString(),
    })),
    overpaid: overpaid.map(({ matterSince, ...refund }) => ({
      ...refund,
      mark: markOfOverpaid({ ...refund, matterSince }),
      createdAt: refund.createdAt.toISOString(),
    })),
    disputes: disputes.map((dispute) => ({
      ...dispute,
      undecided: dispute.status === 'resolved' && dispute.resolvedAt === null,
      dueAt: timeOf(dispute.dueAt),
      resolvedAt: timeOf(dispute.resolvedAt),
      openedAt: dispute.openedAt.toISOString(),
      mark: markOfDispute(dispute),
    })),
    reports: reports.map((report) => ({
      ...report,
      startedAt: report.startedAt.toISOString(),
      finishedAt: timeOf(report.finishedAt),
      differences: report.differences as string[],
    })),
  };
}

/** How many wait in each part of the page; Today lists them all. */
function byPart(counted: readonly CountedMatters[]): OperatorMatters['waitingIn'] {
  const found = { today: 0, money: 0, stores: 0, products: 0, books: 0 };
  for (const { kind, things } of counted) found[wordsOf(kind).part] += things;
  const { today: _alone, ...parts } = found;
  return parts;
}

const waitingCursor = cursorOf({ isWarning: /true|false/, time: microseconds, kind: /\w+/, subject: /.+/ });

/** A page of what waits for a person. @throws Refusal for a cursor that this did not make */
export async function readWaiting(db: Db, cursor: string | undefined): Promise<WaitingPage> {
  const after = cursor === undefined ? null : waitingCursor.read(cursor);
  const found = await findWaiting(db, after && { ...after, isWarning: after.isWarning === 'true' }, pageSize + 1);
  const { page: rows, nextCursor } = pageOf(found, pageSize, ({ isWarning, ...place }) =>
    waitingCursor.write({ ...place, isWarning: String(isWarning) }),
  );
  const stakes = await findStakes(
    db,
    rows.map(({ subject }) => subject),
  );
  return {
    items: rows.map((row) => {
      const { kind, subject, since, reference } = row;
      const { says, closable, part } = wordsOf(kind);
      const about = stakes.get(subject);
      const { storeName = null, orderNumber = null, amount = null, currency = 'NGN', dueAt = null } = about ?? {};
      const stake = { storeName, orderNumber, amount, currency, dueAt: timeOf(dueAt) };
      const mark = markOfWaiting(row);
      return { kind, subject, reference, says, closable, part, mark, since: since.toISOString(), ...stake };
    }),
    nextCursor,
  };
}

/** An orphan stands in the list before its money is asked; none is ever taken out. */
function asOrphan(orphan: KnownOrphan | undefined) {
  if (!orphan) throw new Error('An orphan is gone');
  const sums = sumsOf(orphan);
  return { ...sums, mark: markOfOrphan(sums) };
}

/** What is owed of a refund that waits for a person; all others are on their way. */
function asRefund({ id, amount }: RefundMatterRow, money: PaymentMoney | undefined) {
  const owed = money ? owedOf(money.paid, money.claims, id) : amount;
  const reasons = money ? sayWhyNotOwed(money.claims, id, money.currency) : [];
  const uncertain = money !== undefined && certainlyOwedOf(money.paid, money.claims, id) === null;
  return { owed, reasons, uncertain, mark: markOfRefund({ amount, owed }) };
}

/**
 * Looks at the books of a living shop, with the provider's. One look at a time: on a large shop it reads for minutes, with
 * a connection that buyers need, too.
 * @throws Refusal
 */
export async function readFindings(deps: Deps): Promise<MoneyFindings> {
  const checked = await checkOnDemand(deps);
  if (!checked) throw refusal('too_many_requests', {}, 10);
  const { findings, leftOut } = checked;
  return {
    checked: findings.length,
    broken: broken(findings).map(({ id, says, breaches }) => ({ id, says, what: breaches })),
    leftOut: leftOut.map(({ why, findings: left }) => ({ why, rules: left.map(({ id, says }) => `${id}: ${says}`) })),
  };
}

/** A page of the audit log, and who acts in it. @throws Refusal for a cursor that this did not make */
export async function readAudit(db: Db, cursor: string | undefined) {
  const found = await findAudit(db, cursor === undefined ? null : timeCursor.read(cursor), pageSize + 1);
  const { page: rows, nextCursor } = pageOf(found, pageSize, timeCursor.write);
  const answer = {
    items: rows.map(({ at, details, time: _time, by: _by, ...row }) => ({
      ...row,
      at: at.toISOString(),
      details: JSON.stringify(details),
    })),
    nextCursor,
  };
  return { answer, actors: rows.map(({ by }) => by) };
}

const playMoney = 'it was paid with play money, in a demo';

/** @throws Refusal */
export async function readOrderMoney(db: Db, orderNumber: string): Promise<OrderMoney> {
  const order = await findOrder(db, { orderNumber: orderNumber.trim().toUpperCase() });
  if (!order) throw refusal('order_not_found');
  const { placedAt, buyerId: _buyer, reference, isPlay, ...facts } = order;
  const { paid, claims } = await findMoneyOf(db, reference);
  if (isPlay) return { ...facts, placedAt: placedAt.toISOString(), paid, left: kobo(0), reasons: [playMoney] };
  return {
    ...facts,
    placedAt: placedAt.toISOString(),
    paid,
    left: leftToGiveBack(paid, claims),
    reasons: reasonsWhy(claims).map((reason) => sayReason(reason)),
  };
}
