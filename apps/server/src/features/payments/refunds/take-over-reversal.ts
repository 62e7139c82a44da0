import { type Kobo, kobo, subtractKobo, sumKobo } from '@oja/domain/money/money';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import type { Deps } from '../../../deps.ts';
import type { ProviderDispute, ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { markCounted } from '../disputes/disputes.queries.ts';
import { noteDispute, standingHere } from '../disputes/record-dispute.ts';
import { recordOutsideRefund, weighExcess } from './outside-refunds/outside-refunds.ts';
import { findTold } from './payment-money.queries.ts';
import { goingBack } from './record-refund.ts';
import {
  explainDispute,
  explainReversal,
  findRefundsOf,
  findUnexplained,
  isExplained,
  markReversed,
  type PaidPayment,
} from './review-refunds.queries.ts';
import type { TakenOver } from './take-over-refunds.ts';

/** What the provider says of a payment when it is asked. */
export interface ProviderAnswer {
  /** Of the payment. */
  status: string;
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
}

/**
 * Takes over what the buyer's bank contests and what it has taken: lost disputes, and what is missing of a reversed
 * payment beyond its refunds. The payment must be locked, and its refunds taken over. Null: it cannot be said yet,
 * because a refund may be there that their list does not show.
 */
export async function takeOverReversal(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  payment: PaidPayment,
  answer: ProviderAnswer,
): Promise<TakenOver | null> {
  const { reference } = payment;
  const taken: TakenOver = { changes: 0, tells: [] };
  let isUndecided = false;
  for (const dispute of answer.disputes) {
    const isChange = await noteDispute(tx, reference, dispute);
    if (isChange) taken.changes += 1;
    for (const refund of answer.refunds.filter(({ disputeId }) => disputeId === dispute.id)) {
      await explainDispute(tx, reference, refund);
    }
    if ((await standingHere(tx, dispute)) !== 'lost') continue;
    if (!(await takeOverLost(tx, deps, payment, answer, dispute, taken))) isUndecided = true;
  }
  if (answer.status === 'reversed') {
    const missing = await findMissing(tx, payment, answer.refunds);
    if (missing === null) return null;
    const before = taken.changes;
    const isChange = await markReversed(tx, reference);
    if (isChange) {
      const details = { unaccounted: missing };
      await audit(tx, { actor: 'provider', action: 'payment.reversed', subject: `payment:${reference}`, details });
    }
    const [disputeId] = await findUnexplained(tx, reference);
    await recordTaken(tx, deps, payment, taken, { amount: missing, ...(disputeId && { disputeId }) });
    if (isChange && taken.changes === before) taken.changes += 1;
  }
  await weighExcess(tx, reference);
  return isUndecided ? null : taken;
}

/** @returns false if it cannot be said yet how much the bank has taken */
async function takeOverLost(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  payment: PaidPayment,
  { refunds }: ProviderAnswer,
  { id: disputeId, amount }: ProviderDispute,
  taken: TakenOver,
): Promise<boolean> {
  const { reference } = payment;
  if ((await isExplained(tx, disputeId)) || (await explainReversal(tx, reference, disputeId))) return true;
  const missing = await findMissing(tx, payment, refunds);
  if (missing === null) return false;
  const took = kobo(Math.min(amount ?? payment.amount, missing));
  await recordTaken(tx, deps, payment, taken, { amount: took, disputeId });
  // All of the money is accounted for: there is nothing left to ask about.
  if (took === 0) await markCounted(tx, [disputeId]);
  return true;
}

async function recordTaken(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  payment: PaidPayment,
  taken: TakenOver,
  { amount, ...of }: { amount: Kobo; disputeId?: string },
): Promise<void> {
  if (amount <= 0) return;
  const reversal = { ...of, amount, reason: 'reversed', providerRefundId: null, status: 'processed' } as const;
  await recordOutsideRefund(tx, deps, payment, reversal);
  taken.changes += 1;
  const details = { reference: payment.reference, amount };
  taken.tells.push({ details, text: 'a payment was taken back by the bank of its buyer' });
}

/**
 * What of a payment is neither there any more nor accounted for: by refunds that the provider lists, by those it is known
 * to have, and by what a bank is known to have taken. Null while a refund may be there unseen: one of ours whose answer
 * was lost, or one that a message tells of.
 */
async function findMissing(tx: Tx, payment: PaidPayment, listed: readonly ProviderRefund[]) {
  const { reference, amount } = payment;
  const ours = await findRefundsOf(tx, payment);
  if (ours.some(({ posted }) => posted) || (await findTold(tx, [reference])).length > 0) return null;
  const live = listed.filter(({ status }) => status !== 'failed');
  const numbers = new Set(listed.map(({ id }) => id));
  const unlisted = ours.filter(
    ({ providerRefundId, providerStatus, reason, state, method }) =>
      (providerRefundId !== null && providerStatus !== 'failed' && !numbers.has(providerRefundId)) ||
      (reason === 'reversed' && providerRefundId === null && state === 'processed' && method === 'provider'),
  );
  const accounted = sumKobo([...live.map((refund) => refund.amount), ...unlisted.map(goingBack)]);
  return kobo(Math.max(0, subtractKobo(amount, accounted)));
}
