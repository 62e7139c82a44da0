import { type RawBuilder, sql } from 'kysely';
import type { OutboxTopics } from '../../books/outbox.ts';
import type { Db } from '../../database/pool.ts';
import { pause } from './outbox-pause.ts';
import type { ClaimedTopic } from './relay-outbox.ts';

export interface ClaimedMessage<T extends ClaimedTopic> {
  id: string;
  payload: OutboxTopics[T];
  /** This one included. */
  attempts: number;
}

/**
 * Takes messages whose effect lies outside the database, without holding a transaction open over it: nobody else takes
 * them for the next `lease` seconds. After a crash they are taken again, so the effect may happen twice, but under the
 * same id.
 * @param ready which of those that are due may be taken now
 */
export async function claimMessages<T extends ClaimedTopic>(
  db: Db,
  topic: T,
  { most, lease, ready }: { most: number; lease: number; ready: RawBuilder<boolean> },
): Promise<ClaimedMessage<T>[]> {
  const { rows } = await sql<ClaimedMessage<T>>`
    update outbox set attempts = attempts + 1, available_at = now() + make_interval(secs => ${lease})
    where id in (
      select id from outbox where topic = ${topic} and done_at is null and available_at <= now() and ${ready}
      order by available_at, id limit ${most} for update skip locked)
    returning id, payload, attempts
  `.execute(db);
  return rows;
}

/** It happened. What the message carried is forgotten: a sent mail may hold a link that signs somebody in. */
export async function tickOffMessage(db: Db, id: string): Promise<void> {
  await sql`update outbox set done_at = now(), last_error = null, payload = '{}' where id = ${id}`.execute(db);
}

/** It will be tried again, later each time. */
export async function postponeMessage(db: Db, id: string, reason: string): Promise<void> {
  await sql`
    update outbox set last_error = ${reason.slice(0, 500)}, available_at = now() + ${pause}
    where id = ${id} and done_at is null
  `.execute(db);
}

/** It will not be tried again. The row keeps the reason, and of what it carried only the fields named. */
export async function giveUpMessage(db: Db, id: string, reason: string, keep: readonly string[]): Promise<void> {
  await sql`
    update outbox set done_at = now(), last_error = ${reason.slice(0, 500)},
      payload = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(payload) where key = any(${keep}::text[]))
    where id = ${id}
  `.execute(db);
}
