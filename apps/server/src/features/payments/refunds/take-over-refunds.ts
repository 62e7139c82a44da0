import { type Kobo, sumKobo } from '@oja/domain/money/money';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../platform/ids.ts';
import type { ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { markUncounted } from '../disputes/disputes.queries.ts';
import type { Tell } from '../matters/tell.ts';
import { tickOffKnown, tickOffListed } from '../report/tick-off-listed.ts';
import { tellReversalApart } from './outside-refunds/outside-refunds.queries.ts';
import {
  completeRefund,
  recordOutsideRefund,
  reopenRefund,
  undoRefund,
  weighExcess,
} from './outside-refunds/outside-refunds.ts';
import { findKnownThere, wasToldBefore } from './payment-money.queries.ts';
import { goingBack, recordRefund } from './record-refund.ts';
import { areAllThere, findOwn, isKnownFailure, mayBecome, refundNote, stateOf } from './refund-step.ts';
import { markAnswered, noteFailures } from './refunds.queries.ts';
import {
  adoptRefund,
  explainDispute,
  findRefundsOf,
  leaveToProvider,
  nameReversal,
  nameTaken,
  type OwnRefund,
  type PaidPayment,
  unexplainDispute,
} from './review-refunds.queries.ts';

type NeededDeps = Pick<Deps, 'config'>;

/** How many things changed, and what is to be told of them. */
export interface TakenOver {
  changes: number;
  tells: Tell[];
}

/**
 * Takes over what the provider's list says of a payment's refunds, whoever made them and in whatever order it is told.
 * The payment must be locked.
 */
export async function takeOverRefunds(
  tx: Tx,
  deps: NeededDeps,
  payment: PaidPayment,
  listed: readonly ProviderRefund[],
): Promise<TakenOver> {
  const ours = await findRefundsOf(tx, payment);
  const tells: Tell[] = [];
  let changes = 0;
  const known = new Set<string>();
  const waiting = new Set(ours);
  for (const refund of ours) {
    const numbers = new Set(ours.filter((one) => one !== refund).map((one) => one.providerRefundId));
    const there = findOwn(refund, listed, deps.config.refundListLagSeconds, numbers);
    const isAnswered = areAllThere(refund, listed, deps.config.refundListLagSeconds);
    if (refund.posted && isAnswered) await markAnswered(tx, refund.id);
    if (!there) continue;
    known.add(there.id);
    if (there.status !== 'failed') waiting.delete(refund);
    if (await takeOver(tx, deps, payment, { ours, listed }, refund, there, isAnswered)) changes += 1;
  }
  for (const refund of ours) await recordFailures(tx, refund.id, listed);
  const numbers = new Set(ours.map(({ providerRefundId }) => providerRefundId));
  const others = listed.filter(({ id }) => !known.has(id) && !numbers.has(id));
  for (const refund of others) {
    if (refund.status === 'failed' || [...waiting].some((own) => mayBecome(own, refund))) continue;
    if (await takeOverForeign(tx, deps, payment, { ours, listed }, refund, tells)) changes += 1;
  }
  await tickOffListed(
    tx,
    payment.reference,
    others.filter(
      (refund) => refund.status === 'failed' && !ours.some(({ id }) => refundNote(id) === refund.merchantNote),
    ),
  );
  await tickOffKnown(tx, payment.reference, () => findKnownThere(tx, payment.reference));
  for (const refund of listed) await explainDispute(tx, payment.reference, refund);
  await weighExcess(tx, payment.reference);
  return { changes, tells };
}

/** One that failed and was sent again is known by the number of the last: what was told of those before is told of it. */
async function recordFailures(tx: Tx, id: string, listed: readonly ProviderRefund[]): Promise<void> {
  const failed = listed.filter(({ status, merchantNote }) => status === 'failed' && merchantNote === refundNote(id));
  if (failed.length > 0)
    await noteFailures(
      tx,
      id,
      failed.map((refund) => refund.id),
    );
}

async function takeOver(
  tx: Tx,
  deps: NeededDeps,
  payment: PaidPayment,
  lists: Lists,
  refund: OwnRefund,
  there: ProviderRefund,
  isAnswered: boolean,
): Promise<boolean> {
  if (refund.state === 'processed') return takeOverBesideHand(tx, deps, payment, refund, there);
  const { reference, currency } = payment;
  const known = { id: refund.id, reference, amount: goingBack(refund), currency };
  const state = stateOf(there.status);
  const foreign = refund.reason === 'at_provider' || refund.reason === 'reversed';
  if (refund.state === 'closed') {
    if (state === 'failed') return false;
    if (!foreign) return takeOverBeside(tx, deps, payment, refund, there);
    await reopenRefund(tx, reference, refund);
    known.amount = refund.amount;
    if (state !== 'processed') {
      await recordRefund(tx, known, state, { id: there.id, status: there.status });
      return true;
    }
  }
  const at = { providerRefundId: there.id, status: there.status };
  if (foreign && state === 'processed') return completeRefund(tx, deps, payment, known, at);
  if (foreign && state === 'failed') return closeFailed(tx, reference, refund);
  if (isKnownFailure(refund, there)) return false;
  if (state === 'processed' && (await isWhatTheBankTook(tx, payment, lists, refund, there))) return true;
  return recordRefund(tx, known, state, { id: there.id, status: there.status }, { isAnswered });
}

/** One that was paid by hand needed a person at the provider; if it goes on there all the same, it goes back a second time. */
async function takeOverBesideHand(
  tx: Tx,
  deps: NeededDeps,
  payment: PaidPayment,
  refund: OwnRefund,
  there: ProviderRefund,
): Promise<boolean> {
  const state = stateOf(there.status);
  if (refund.method !== 'hand' || state === 'manual' || state === 'failed') return false;
  return takeOverBeside(tx, deps, payment, refund, there);
}

/**
 * A refund of ours goes on at the provider though a person has dealt with it here. From then on it is known by its number
 * as what others sent: ours is not opened again, so that it is not sent once more when that one fails.
 */
async function takeOverBeside(
  tx: Tx,
  deps: NeededDeps,
  payment: PaidPayment,
  { id }: OwnRefund,
  { id: providerRefundId, amount, status }: ProviderRefund,
): Promise<boolean> {
  await leaveToProvider(tx, id);
  await recordOutsideRefund(tx, deps, payment, {
    amount,
    reason: 'at_provider',
    providerRefundId,
    status,
    twinOf: id,
  });
  return true;
}

/** A refund that somebody else began has failed: nobody owes it. */
async function closeFailed(tx: Tx, reference: string, refund: OwnRefund): Promise<boolean> {
  const amount = goingBack(refund);
  await undoRefund(tx, { ...refund, reference }, amount, 'failed');
  await unexplainDispute(tx, refund.id);
  // What a bank has taken beside it was thought to be all accounted for.
  await markUncounted(tx, reference);
  const details = { reference, amount, providerRefundId: refund.providerRefundId };
  await audit(tx, { actor: 'provider', action: 'refund.failed', subject: `refund:${refund.id}`, details });
  return true;
}

async function takeOverForeign(
  tx: Tx,
  deps: NeededDeps,
  payment: PaidPayment,
  { ours, listed }: Lists,
  { id: providerRefundId, amount, status, merchantNote, disputeId }: ProviderRefund,
  tells: Tell[],
): Promise<boolean> {
  const { reference, currency } = payment;
  const details = { reference, amount, providerRefundId };
  const found = { amount, reason: 'at_provider', providerRefundId, status } as const;
  const named = ours.find(({ id }) => refundNote(id) === merchantNote);
  if (named) {
    if (status === 'processed' && (await explainsReversal(tx, details, false))) return false;
    await recordOutsideRefund(tx, deps, payment, { ...found, twinOf: named.id });
    return true;
  }
  if (disputeId !== null && (await nameTaken(tx, reference, disputeId, providerRefundId))) return false;
  const isSame = disputeId === null && cannotBeBoth(payment, { ours, listed });
  const isKnown = async () => status === 'processed' && explainsReversal(tx, details, isSame);
  // What went back once pays nothing that we owe besides.
  if (isSame && (await isKnown())) return false;
  // What a bank takes is nobody's refund of ours.
  for (const own of disputeId === null ? ours.filter((refund) => goingBack(refund) === amount) : []) {
    if (await isBesides(tx, reference, own)) continue;
    const { id } = own;
    // One that is at the provider or has gone, or that is being sent, cannot be this one.
    if (!(await adoptRefund(tx, id, providerRefundId))) continue;
    const at = { id: providerRefundId, status };
    return recordRefund(tx, { id, reference, amount, currency }, stateOf(status), at);
  }
  if (await isKnown()) return false;
  await recordOutsideRefund(tx, deps, payment, found);
  tells.push({ details, text: 'a refund was made on the pages of the provider' });
  return true;
}

/** A person decided ours when this one was told of already, and counted: both go back. */
function isBesides(tx: Tx, reference: string, own: OwnRefund): Promise<boolean> | false {
  return (
    (own.reason === 'requested' || own.reason === 'line_cancelled') &&
    wasToldBefore(tx, reference, goingBack(own), own.createdAt)
  );
}

interface Lists {
  ours: readonly OwnRefund[];
  listed: readonly ProviderRefund[];
}

/** The provider cannot have sent back more than came in: what a bank took and what it lists is in part the same money. */
function cannotBeBoth({ amount }: PaidPayment, { ours, listed }: Lists): boolean {
  const taken = ours.filter(({ reason, providerRefundId }) => reason === 'reversed' && providerRefundId === null);
  const live = listed.filter(({ status }) => status !== 'failed');
  return sumKobo([...taken.map(goingBack), ...live.map((refund) => refund.amount)]) > amount;
}

/**
 * Ours had gone when it was said that the bank of the buyer has taken that money back, because nobody knew of it: it was this
 * refund, in the books already, and nothing of ours is owed any more.
 */
async function isWhatTheBankTook(
  tx: Tx,
  payment: PaidPayment,
  lists: Lists,
  refund: OwnRefund,
  { id: providerRefundId }: ProviderRefund,
): Promise<boolean> {
  const { reference } = payment;
  const amount = goingBack(refund);
  if (refund.providerRefundId !== null || !cannotBeBoth(payment, lists)) return false;
  if (!(await explainsReversal(tx, { reference, amount, providerRefundId }, false))) return false;
  await undoRefund(tx, { ...refund, reference }, amount);
  const details = { reference, amount, providerRefundId };
  await audit(tx, { actor: 'provider', action: 'refund.not_owed', subject: `refund:${refund.id}`, details });
  return true;
}

/** Their list was slower than their status: the money is known as taken back already. */
async function explainsReversal(
  tx: Tx,
  { reference, amount, providerRefundId }: { reference: string; amount: Kobo; providerRefundId: string },
  ofDispute: boolean,
): Promise<boolean> {
  if (await nameReversal(tx, reference, amount, providerRefundId, ofDispute)) return true;
  const id = newId();
  if (!(await tellReversalApart(tx, { id, reference, amount, providerRefundId }))) return false;
  const details = { reference, amount, reason: 'at_provider', providerRefundId, status: 'processed' };
  await audit(tx, { actor: 'provider', action: 'refund.found_at_provider', subject: `refund:${id}`, details });
  await audit(tx, { actor: 'provider', action: 'refund.processed', subject: `refund:${id}`, details });
  return true;
}
