import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import {
  type ClaimedMessage,
  claimMessages,
  giveUpMessage,
  postponeMessage,
  tickOffMessage,
} from '../jobs/outbox-claims.ts';
import type { Log } from '../log.ts';
import type { Mail } from './mail-service.ts';
import { longestSending, type Mailer } from './mailer.ts';

const batch = 20;
/** Seconds: longer than a batch can take. */
const lease = (2 * longestSending) / 1000;
/** With the outbox's pauses about two days: by then nobody waits for the mail any more. */
const mostAttempts = 60;

/**
 * Nobody reads of a delivery before its dispatch: of one story each mail waits until those before it are sent or given up,
 * also while a failed one pauses or another process has it. A mail without a story, as one with a link to sign in, never waits.
 */
const isNextOfItsStory = sql<boolean>`not exists (
  select from outbox before
  where before.topic = 'mail.send' and before.payload ->> 'to' = outbox.payload ->> 'to'
    and before.payload ->> 'story' = outbox.payload ->> 'story' and before.done_at is null
    and (before.created_at, before.id) < (outbox.created_at, outbox.id))`;

/** Hands over all mail that is due. Safe in several processes: each mail is taken by one. */
export async function sendMail({ db, mail }: { db: Db; mail: Mail }, log: Log, stopping: AbortSignal): Promise<void> {
  const mailer = mail.mailer();
  if (!mailer) return;
  while (!stopping.aborted) {
    const messages = await claimMessages(db, 'mail.send', { most: batch, lease, ready: isNextOfItsStory });
    const within = AbortSignal.timeout(longestSending);
    const sent = await Promise.all(messages.map((message) => sendOne({ db, mailer, log, within }, message)));
    // With each that was sent another of its story may be next. A server that takes nothing is left in peace until the next run.
    if (!sent.includes(true)) return;
  }
}

interface Sender {
  db: Db;
  mailer: Mailer;
  log: Log;
  within: AbortSignal;
}

/** @returns whether it was sent */
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
