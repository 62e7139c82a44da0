import { type RawBuilder, sql } from 'kysely';
import type { Part } from '../database/one-statement.ts';
import type { Tx } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';
import type { MailDraft } from '../platform/mail/mail.ts';

/** What each topic carries. The row of a message is written in the transaction that decided its effect. */
export interface OutboxTopics {
  'order.created': { orderId: string };
  'refund.request': { refundId: string };
  'password.forgotten': { email: string };
  'mail.send': MailDraft;
}
export type OutboxTopic = keyof OutboxTopics;

/**
 * The statement that leaves a message for what must happen outside the transaction.
 * @param dedupe two messages with the same one are one
 * @param wait seconds before which it is not carried out
 */
export function outboxMessage<T extends OutboxTopic>(
  topic: T,
  dedupe: string,
  payload: OutboxTopics[T],
  wait = 0,
): Part {
  return sql`insert into outbox (id, topic, dedupe, payload, available_at)
    values (${newId()}, ${topic}, ${dedupe}, ${JSON.stringify(payload)}, now() + make_interval(secs => ${wait}))
    on conflict (dedupe) do nothing`;
}

/** Leaves a message, if the transaction comes to pass. Parameters as of `outboxMessage`. */
export async function addToOutbox<T extends OutboxTopic>(
  tx: Tx,
  topic: T,
  dedupe: string,
  payload: OutboxTopics[T],
  wait?: number,
): Promise<void> {
  await outboxMessage(topic, dedupe, payload, wait).execute(tx);
}

/** Takes back messages that are not to be carried out any more. */
export async function removeMessages(tx: Tx, which: RawBuilder<boolean>): Promise<void> {
  await sql`delete from outbox where ${which}`.execute(tx);
}
