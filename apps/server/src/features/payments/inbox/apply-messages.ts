import type { Deps } from '../../../deps.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import type { Log } from '../../../platform/log.ts';
import { type Checked, checkPayment } from '../check-payment.ts';
import { findDispute } from '../disputes/disputes.queries.ts';
import { recordDispute } from '../disputes/record-dispute.ts';
import { findConfirmedOrphan, isKnownOrphan } from '../orphans/orphans.queries.ts';
import { recordOrphan } from '../orphans/record-orphan.ts';
import { askAboutOrphan } from '../orphans/review-orphan.ts';
import { isKnownPayment } from '../payments.queries.ts';
import { findMoneyOf } from '../refunds/payment-money.queries.ts';
import { type Reviewed, reviewPayment, reviewRefunds } from '../refunds/review-refunds.ts';
import { isSettled } from '../settle.queries.ts';
import {
  claimMessages,
  type InboxMessage,
  isToldOf,
  markApplied,
  postponeMessage,
  renewClaim,
} from './inbox.queries.ts';
import { toldId } from './told-refunds.ts';
import { readWebhook } from './webhook-message.ts';

type NeededDeps = Pick<Deps, 'config' | 'db' | 'payments'>;

/** Seconds. The lease is longer than asking the provider and settling can take. */
const lease = 30;
const longestPause = 60;
/** A payment that we do not know may become known only while a restored database catches up. */
const orphanAfter = 10 * 60;
/** A success that the provider denies for so long is for a person to look at; the reconciler asks on. */
const unconfirmedAfter = 60 * 60;
const batch = 20;

/** Applies what came in. Safe in several processes; a message is ticked off only after its effect. */
export async function applyMessages(deps: NeededDeps, log: Log, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const messages = await claimMessages(deps.db, lease, batch);
    await eachByItself(messages, stopping, (message) => applyOrPostpone(deps, message, log));
    if (messages.length < batch) return;
  }
}

/** A message that fails waits for its next turn like one whose time has not come, and is told. */
async function applyOrPostpone(deps: NeededDeps, message: InboxMessage, log: Log): Promise<void> {
  if (!(await renewClaim(deps.db, message, lease))) return;
  const later = () => postponeMessage(deps.db, message, Math.min(longestPause, 2 ** message.attempts));
  try {
    const outcome = await apply(deps, message, log);
    await (outcome === null ? later() : markApplied(deps.db, message, outcome));
  } catch (error) {
    log.error({ err: error, message: message.id }, 'a webhook could not be applied');
    await later();
  }
}

/** What came of it; null: try again later. */
async function apply(deps: NeededDeps, message: InboxMessage, log: Log): Promise<string | null> {
  const { event, reference, ours, dispute } = readWebhook(message.raw);
  if (reference === null) return 'ignored';
  if (event === 'charge.success') {
    if (await isKnownPayment(deps.db, reference)) return applyCharge(deps, message, reference);
    return ours ? keepOrphan(deps, message, reference) : toldOfForeign(event, reference, log);
  }
  if (event.startsWith('refund.')) return applyRefund(deps, message, { event, reference, ours }, log);
  if (dispute === null) return 'ignored';
  const known = ours || (await isKnownHere(deps, reference)) || (await findDispute(deps.db, dispute.id)) !== undefined;
  if (!known) return toldOfForeign(event, reference, log);
  await recordDispute(deps.db, { inboxId: message.id, event, reference, dispute });
  if (!(await isKnownPayment(deps.db, reference)) && ours) return applyToOrphan(deps, message, reference);
  // A dispute that was lost takes the money with it; months after a payment nobody may tell of it again.
  const reviewed = await reviewPayment(deps, reference, log);
  return lookAgain(reviewed);
}

async function isKnownHere({ db }: NeededDeps, reference: string): Promise<boolean> {
  return (await isKnownPayment(db, reference)) || (await isKnownOrphan(db, reference));
}

async function applyCharge(deps: NeededDeps, { age }: InboxMessage, reference: string): Promise<string | null> {
  const checked = await checkPayment(deps, reference);
  // Whoever settled it.
  if (await isSettled(deps.db, reference)) return 'settled';
  return isDenied(checked, age) ? 'unconfirmed' : null;
}

/** Money goes back of a payment that the provider does not confirm, as of one that was reversed before we asked. */
async function unlessDenied(deps: NeededDeps, { age }: InboxMessage, reference: string): Promise<string | null> {
  return isDenied(await checkPayment(deps, reference), age) ? 'unconfirmed' : null;
}

/** Without an answer nothing is denied. */
function isDenied({ kind }: Checked, age: number): boolean {
  return kind === 'wait' && age >= unconfirmedAfter;
}

async function keepOrphan(deps: NeededDeps, { id, age }: InboxMessage, reference: string): Promise<string | null> {
  if (age < orphanAfter) return null;
  return (await recordOrphan(deps, reference, id)) ? 'orphan' : null;
}

/** Whatever the message says: the provider's own list tells what has become of the refunds. */
async function applyRefund(
  deps: NeededDeps,
  message: InboxMessage,
  { event, reference, ours }: { event: string; reference: string; ours: boolean },
  log: Log,
): Promise<string | null> {
  if (await isKnownPayment(deps.db, reference)) {
    // Of a payment that is not settled yet there is nothing to compare.
    if (!(await isSettled(deps.db, reference))) return unlessDenied(deps, message, reference);
    const reviewed = await reviewRefunds(deps, reference, log);
    const { claims } = await findMoneyOf(deps.db, reference);
    return afterReview(deps, message, reference, reviewed, claims);
  }
  // Known by the note of its payment, which messages about its refunds do not carry.
  if (!ours && !(await isKnownOrphan(deps.db, reference))) {
    return (await isToldOf(deps.db, reference)) ? null : toldOfForeign(event, reference, log);
  }
  return applyToOrphan(deps, message, reference);
}

/** What is told of a payment under a reference like ours that we do not know. */
async function applyToOrphan(deps: NeededDeps, message: InboxMessage, reference: string): Promise<string | null> {
  const isKnown = await isKnownOrphan(deps.db, reference);
  if (!isKnown && (await keepOrphan(deps, message, reference)) === null) return null;
  // Until the provider has confirmed the payment nobody can ask about its refunds.
  const isEarly = message.age < deps.config.refundListLagSeconds;
  if (isEarly && !(await findConfirmedOrphan(deps.db, reference))) return null;
  const asked = await askAboutOrphan(deps, reference);
  if (asked === 'unavailable') return lookAgain(asked);
  return afterReview(deps, message, reference, asked.changes, asked.told);
}

/**
 * Their list may show a refund minutes after they tell of it: until then the message waits, and counts. Beyond the known
 * lag somebody must look at it, if it tells of a refund for certain.
 */
function afterReview(
  deps: NeededDeps,
  message: InboxMessage,
  reference: string,
  reviewed: Reviewed,
  claims: readonly { id: string; why: string }[],
): string | null {
  const { refundAmount } = readWebhook(message.raw);
  const told = claims.filter(({ id }) => id === toldId(reference, refundAmount ?? 0));
  if (typeof reviewed !== 'number' || told.length === 0) return lookAgain(reviewed);
  if (message.age < deps.config.refundListLagSeconds) return null;
  return told.some(({ why }) => why === 'at_provider') ? 'not_listed' : lookAgain(reviewed);
}

/** The provider's account is used by others too; their money is none of ours. */
function toldOfForeign(event: string, reference: string, log: Log): string {
  log.warn({ reference, event }, 'a message about money that is not ours');
  return 'foreign';
}

/** However long the provider gives no answer: a message that nobody could look into is not ticked off. */
function lookAgain(reviewed: Reviewed): string | null {
  if (typeof reviewed !== 'number') return null;
  return reviewed > 0 ? 'taken_over' : 'nothing_new';
}
