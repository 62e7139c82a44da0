import type { Db } from '../../database/pool.ts';
import {
  type ClaimedMessage,
  claimMessages,
  giveUpMessage,
  postponeMessage,
  tickOffMessage,
} from '../jobs/outbox-claims.ts';
import type { Mail } from './mail-service.ts';
import { longestSending, type Mailer } from './mailer.ts';

interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const batch = 20;
/** Seconds: longer than a batch can take. */
const lease = (2 * longestSending) / 1000;
/** With the outbox's pauses about two days: by then nobody waits for the mail any more. */
const mostAttempts = 60;

/**
 * Hands over all mail that is due, to one address in the order it was posted: nobody reads of a delivery before its
 * dispatch. Safe in several processes: each mail is taken by one.
 */
export async function sendMail({ db, mail }: { db: Db; mail: Mail }, log: Log, stopping: AbortSignal): Promise<void> {
  const mailer = mail.mailer();
  if (!mailer) return;
  while (!stopping.aborted) {
    const messages = await claimMessages(db, 'mail.send', { most: batch, lease });
    const within = AbortSignal.timeout(longestSending);
    const perAddress = Map.groupBy(messages, ({ payload }) => payload.to);
    const sent = await Promise.all(
      [...perAddress.values()].map((toOne) => sendInOrder({ db, mailer, log, within }, toOne)),
    );
    // A server that takes nothing is left in peace until the next run.
    if (messages.length < batch || !sent.includes(true)) return;
  }
}

interface Sender {
  db: Db;
  mailer: Mailer;
  log: Log;
  within: AbortSignal;
}

/** @returns whether any was sent */
async function sendInOrder(sender: Sender, messages: ClaimedMessage<'mail.send'>[]): Promise<boolean> {
  let any = false;
  for (const message of messages) any = (await sendOne(sender, message)) || any;
  return any;
}

async function sendOne(
  { db, mailer, log, within }: Sender,
  { id, payload, attempts }: ClaimedMessage<'mail.send'>,
): Promise<boolean> {
  const sending = await mailer.send(id, payload, within);
  if (sending.kind === 'sent') {
    await tickOffMessage(db, id);
    return true;
  }
  const { reason } = sending;
  // Never the address or the text: a log is read by more people than a mail.
  if (sending.kind === 'failed' && attempts < mostAttempts) {
    log.warn({ mail: id, attempts, reason: withoutAddresses(reason) }, 'mail not sent yet');
    await postponeMessage(db, id, reason);
    return false;
  }
  log.error({ mail: id, attempts, reason: withoutAddresses(reason) }, 'mail given up');
  await giveUpMessage(db, id, reason, ['to', 'subject']);
  return false;
}

function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '…');
}
