import { owedOf } from '@oja/domain/payments/money-back';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Outcome, PaymentProvider, ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { noteDispute } from '../disputes/record-dispute.ts';
import { tell } from '../matters/tell.ts';
import { sayRefusal } from '../provider-answer.ts';
import { lockPayment } from '../settle.queries.ts';
import { findMoneyOf, isToldOfOurs } from './payment-money.queries.ts';
import { recordRefund } from './record-refund.ts';
import { isOneUnseen, isPassing, nextRefundStep, pauseBefore, refundNote, stateOf } from './refund-step.ts';
import {
  claimRefund,
  findOpenRefund,
  hasTwin,
  markPosting,
  noteRefusal,
  type OpenRefund,
  postponeRefund,
  recordOutcome,
} from './refunds.queries.ts';
import { findPaidPayment, isAsRead, type PaidPayment } from './review-refunds.queries.ts';
import { takeOverRefunds } from './take-over-refunds.ts';

/** Seconds. The lease is longer than a listing and a POST can take together. */
const lease = 60;
/** Until the list is looked at again that did not have a refund whose answer was lost. */
const lookAgainAfter = 60;
/** The most in one run; what is left is due at the next. */
const batch = 20;

/**
 * Takes every refund that is due one step further: looks at the provider's list first, and posts only what is not there,
 * what no bank contests and what is still owed. Safe in several processes: each refund is taken by one.
 */
export async function sendRefunds(
  { config, db, payments }: Pick<Deps, 'config' | 'db' | 'payments'>,
  log: Log,
  stopping: AbortSignal,
): Promise<void> {
  const { provider } = payments;
  if (!provider) return;
  // One at a time, because the lease is as long as the work on one.
  for (let taken = 0; taken < batch && !stopping.aborted; taken++) {
    const refund = await claimRefund(db, lease);
    if (!refund) return;
    await advanceRefund({ config, db, provider, log }, refund);
  }
}

type NeededDeps = Pick<Deps, 'config' | 'db'> & { provider: PaymentProvider; log: Log };

async function advanceRefund(deps: NeededDeps, refund: OpenRefund): Promise<void> {
  const { config, db, provider } = deps;
  const payment = await findPaidPayment(db, refund.reference);
  if (!payment) return;
  const listed = await provider.listRefunds(refund.transactionId);
  if (listed.kind !== 'success') return postponeUnanswered(deps, refund, listed);
  const known = await takeOver(deps, refund, payment, listed.value);
  // Under way, done, or begun by somebody else: there is nothing to send.
  if (!known) return;
  const { refundListLagSeconds: lag } = config;
  const step = nextRefundStep({ ...known, missingFor: missingWhenAsked(refund, known) }, listed.value, lag);
  if (step.kind === 'look_again') {
    const again = Math.min(lookAgainAfter, lag - (known.missingFor ?? 0));
    return postponeRefund(db, known, again, { sent: true, missing: true });
  }
  if (step.kind !== 'post') return giveToPerson(deps, known);
  return post(deps, { ...known, isOneUnseen: isOneUnseen(known, listed.value) });
}

/** Seconds; the list does not become younger by how long it lay here. */
function missingWhenAsked({ missingFor: claimed }: OpenRefund, { missingFor: known }: OpenRefund): number | null {
  return claimed === null || known === null ? null : Math.min(claimed, known);
}

/**
 * What the list says of all refunds of the payment, unless they have changed since it was asked for.
 * @returns the refund, if it may have to be sent after that
 */
async function takeOver(
  { config, db, log }: NeededDeps,
  { id, reference }: OpenRefund,
  payment: PaidPayment,
  listed: readonly ProviderRefund[],
): Promise<OpenRefund | undefined> {
  const taken = await inTransaction(db, async (tx) => {
    await lockPayment(tx, reference);
    if (!(await isAsRead(tx, payment))) return undefined;
    const { tells } = await takeOverRefunds(tx, { config }, payment, listed);
    return { tells, refund: await findOpenRefund(tx, id) };
  });
  if (!taken) return undefined;
  const { tells, refund } = taken;
  tell(log, tells);
  return refund?.state === 'sending' || refund?.state === 'failed' ? refund : undefined;
}

/** A refund that is about to be sent; it may have been before, and be there unseen. */
type DueRefund = OpenRefund & { isOneUnseen: boolean };

async function post(deps: NeededDeps, refund: DueRefund): Promise<void> {
  const { db, provider } = deps;
  const { id, transactionId, amount } = refund;
  // Nobody may have told us yet that the buyer's bank contests it.
  const disputes = await provider.listDisputes(transactionId);
  if (disputes.kind !== 'success') return postponeUnanswered(deps, refund, disputes);
  const callId = newId();
  const posting = await inTransaction(db, async (tx) => {
    await lockPayment(tx, refund.reference);
    for (const dispute of disputes.value) await noteDispute(tx, refund.reference, dispute);
    const owed = await whatIsOwed(tx, refund);
    if (owed !== 'owed') return owed;
    const posted = await markPosting(tx, refund, callId);
    if (!posted) return 'taken';
    const details = { reference: refund.reference, amount, attempt: refund.attempts + 1 };
    await audit(tx, { actor: 'system', action: 'refund.posted', subject: `refund:${id}`, details });
    return posted;
  });
  if (posting === 'not_owed') return giveToPerson(deps, refund);
  if (posting === 'there') return giveToPerson(deps, refund, { isAnswered: false });
  if (posting === 'told') {
    return postponeRefund(db, refund, lookAgainAfter, { sent: refund.posted, missing: refund.missingFor !== null });
  }
  if (posting === 'taken') return;
  const posted = { ...refund, ...posting };
  const outcome = await provider.refund({ transactionId, amount, merchantNote: refundNote(id) });
  await recordOutcome(db, callId, outcome.kind);
  if (outcome.kind === 'success') {
    await recordPosted(deps, posted, outcome.value);
  } else if (outcome.kind === 'refused') {
    const isPassed = isPassing(outcome.status);
    const refused = await tellRefusal(deps, posted, outcome, { isPost: !isPassed });
    // What the provider says no to may be that it is there already.
    if (!isPassed) return giveToPerson(deps, refused, { isAnswered: !refund.isOneUnseen });
    // Whoever gave up waiting for the request may have had all of it.
    const sent = outcome.status === 408;
    await postponeRefund(db, refused, pauseAfter(outcome, refund), { sent, turnedAway: true });
  } else {
    const sent = outcome.kind === 'unknown';
    await postponeRefund(db, posted, pauseAfter(outcome, refund), { sent, turnedAway: !sent });
  }
}

/**
 * Others may have given it back since it was decided: then a person says what becomes of it. While messages wait that may
 * tell of that, so does the refund. And what the provider has told of is there, however late its list; so is what goes back
 * under our name besides.
 */
async function whatIsOwed(tx: Tx, refund: DueRefund): Promise<'owed' | 'told' | 'there' | 'not_owed'> {
  const { id, reference, amount } = refund;
  if (refund.isOneUnseen && (await isToldOfOurs(tx, refund))) return 'there';
  const { paid, claims } = await findMoneyOf(tx, reference);
  if (await hasTwin(tx, id)) return 'not_owed';
  if (owedOf(paid, claims, id) >= amount) return 'owed';
  const certain = claims.filter(({ why }) => why !== 'told');
  return owedOf(paid, certain, id) >= amount ? 'told' : 'not_owed';
}

type Unserved = Exclude<Outcome<unknown>, { kind: 'success' }>;

/** Of what the provider does not tell us nothing is known: nothing is sent. */
async function postponeUnanswered(deps: NeededDeps, refund: OpenRefund, outcome: Unserved): Promise<void> {
  const asked = outcome.kind === 'refused' ? await tellRefusal(deps, refund, outcome, { isPost: false }) : refund;
  return postponeRefund(deps.db, asked, pauseAfter(outcome, refund), { sent: refund.posted });
}

function pauseAfter(outcome: Unserved, { owedFor }: OpenRefund): number {
  return pauseBefore(owedFor, outcome.kind === 'rate_limited' ? outcome.retryAfter : 0);
}

async function tellRefusal(
  { db, log }: NeededDeps,
  refund: OpenRefund,
  { status, message }: Unserved & { kind: 'refused' },
  asked: { isPost: boolean },
): Promise<OpenRefund> {
  const { id, reference } = refund;
  log.error({ refund: id, reference, status, reason: message }, 'refund refused by the provider');
  return noteRefusal(db, refund, sayRefusal({ status, message }), asked);
}

/**
 * Not if anything has changed it meanwhile: it may be on its way.
 * @param isAnswered no POST of it is looked for any more
 */
function giveToPerson(
  { db }: NeededDeps,
  refund: OpenRefund,
  { isAnswered }: { isAnswered: boolean } = { isAnswered: true },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockPayment(tx, refund.reference);
    const now = await findOpenRefund(tx, refund.id);
    if (now?.version === refund.version) await recordRefund(tx, refund, 'manual', null, { isAnswered });
  });
}

/** Not if it is known already: by now it may have failed; nor while another POST is on its way, which this answer is none to. */
function recordPosted({ db }: NeededDeps, refund: OpenRefund, there: ProviderRefund): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockPayment(tx, refund.reference);
    const now = await findOpenRefund(tx, refund.id);
    if (now?.posted && now.postedAt !== refund.postedAt) return;
    if (BigInt(now?.providerRefundId ?? 0) < BigInt(there.id))
      await recordRefund(tx, refund, stateOf(there.status), there);
  });
}
