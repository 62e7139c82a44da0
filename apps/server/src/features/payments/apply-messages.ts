import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { checkPayment } from './check-payment.ts';
import { claimMessages, type InboxMessage, insertOrphan, markApplied, postponeMessage } from './inbox.queries.ts';
import type { Log } from './log.ts';
import { isKnownPayment } from './payments.queries.ts';
import { lookAtRefundsOf } from './refunds.queries.ts';
import { readWebhook } from './webhook-message.ts';

type Means = Pick<Deps, 'db' | 'payments'>;

/** Seconds. The lease is longer than asking the provider and settling can take. */
const lease = 30;
const longestPause = 60;
/** A payment that we do not know may become known only while a restored database catches up. */
const orphanAfter = 10 * 60;
/** By then the reconciler has taken over what the provider does not confirm. */
const giveUpAfter = 60 * 60;
const batch = 20;

/** Applies what came in. Safe in several processes; a message is ticked off only after its effect. */
export async function applyMessages(means: Means, log: Log, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const messages = await claimMessages(means.db, lease, batch);
    await eachByItself(messages, stopping, (message) => applyOrPostpone(means, message, log));
    if (messages.length < batch) return;
  }
}

/** A message that fails waits for its next turn like one whose time has not come, and is told. */
async function applyOrPostpone(means: Means, message: InboxMessage, log: Log): Promise<void> {
  const later = () => postponeMessage(means.db, message.id, Math.min(longestPause, 2 ** message.attempts));
  try {
    const outcome = await apply(means, message, log);
    await (outcome === null ? later() : markApplied(means.db, message.id, outcome));
  } catch (error) {
    log.error({ err: error, message: message.id }, 'a webhook could not be applied');
    await later();
  }
}

/** What came of it; null: try again later. */
async function apply(means: Means, message: InboxMessage, log: Log): Promise<string | null> {
  const { event, reference } = readWebhook(message.raw);
  if (event === 'charge.success' && reference !== null) return applyCharge(means, message, reference, log);
  if (event.startsWith('refund.') && reference !== null) {
    const open = await lookAtRefundsOf(means.db, reference);
    if (open === 0) log.warn({ reference, event }, 'a refund that is not ours, or is done');
    return open === 0 ? 'no_open_refund' : 'refund_looked_at';
  }
  return 'ignored';
}

async function applyCharge(
  means: Means,
  { id, age }: InboxMessage,
  reference: string,
  log: Log,
): Promise<string | null> {
  if (!(await isKnownPayment(means.db, reference))) {
    if (age < orphanAfter) return null;
    await inTransaction(means.db, (tx) => insertOrphan(tx, reference, id));
    log.error({ reference }, 'a payment under a reference that we do not know');
    return 'orphan';
  }
  const checked = await checkPayment(means, reference);
  if (checked.kind === 'order' || checked.kind === 'refund') return checked.kind;
  if (await isSettled(means, reference)) return 'settled_before';
  return age < giveUpAfter ? null : 'unconfirmed';
}

async function isSettled({ db }: Means, reference: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('reference')
    .where('reference', '=', reference)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return payment !== undefined;
}
