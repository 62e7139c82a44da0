import { sql } from 'kysely';
import type { OutboxTopic, OutboxTopics } from '../../books/outbox.ts';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { pause } from './outbox-pause.ts';

/** Topics whose effect lies outside the database: their messages are claimed (`outbox-claims.ts`), not handled here. */
export type ClaimedTopic = 'mail.send';
type HandledTopic = Exclude<OutboxTopic, ClaimedTopic>;

/**
 * Carries out the messages of one topic, several at a time. What it writes through `tx` happens exactly once, because
 * the messages are ticked off in the same transaction; anything else may happen again after a crash.
 */
export type OutboxHandler<T extends HandledTopic> = (tx: Tx, messages: OutboxTopics[T][]) => Promise<void>;
export type OutboxHandlers = { [T in HandledTopic]: OutboxHandler<T> };

/** Carries an address: forgotten when the message is carried out. */
const personal: OutboxTopic = 'password.forgotten';

const batch = 100;

interface Row {
  id: string;
  payload: never;
}

/** Carries out all that is due. Several processes share the work: a message is locked by the one that carries it out. */
export async function relayOutbox(
  db: Db,
  handlers: OutboxHandlers,
  log: { error(details: object, message: string): void },
  stopping: AbortSignal,
): Promise<void> {
  for (const topic of Object.keys(handlers) as HandledTopic[]) {
    while (!stopping.aborted) {
      const carriedOut = await carryOut(db, topic, handlers[topic], batch).catch(() => undefined);
      // One message that fails must not stop the others: after a failed batch they go one by one.
      const done = carriedOut ?? (await carryOutSingly(db, topic, handlers[topic], log, stopping));
      if (done < batch) break;
    }
  }
}

/** @param locked told which messages the transaction holds, for when it fails */
async function carryOut(
  db: Db,
  topic: OutboxTopic,
  handler: OutboxHandler<never>,
  most: number,
  locked: (ids: string[]) => void = () => undefined,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await lockDue(tx, topic, most);
    const ids = rows.map(({ id }) => id);
    locked(ids);
    if (rows.length === 0) return 0;
    await handler(
      tx,
      rows.map(({ payload }) => payload),
    );
    await sql`
      update outbox set done_at = now(), attempts = attempts + 1, last_error = null,
        payload = case when topic = ${personal} then '{}' else payload end
      where id = any(${ids}::uuid[])
    `.execute(tx);
    return rows.length;
  });
}

async function carryOutSingly(
  db: Db,
  topic: OutboxTopic,
  handler: OutboxHandler<never>,
  log: { error(details: object, message: string): void },
  stopping: AbortSignal,
): Promise<number> {
  let ids: string[] = [];
  const locked = (tried: string[]) => {
    ids = tried;
  };
  for (let done = 0; ; done++) {
    if (stopping.aborted) return done;
    try {
      if ((await carryOut(db, topic, handler, 1, locked)) === 0) return done;
    } catch (cause) {
      log.error({ err: cause, topic, ids }, 'outbox message failed');
      await postpone(db, ids, String((cause as Error).message));
    }
  }
}

async function lockDue(tx: Tx, topic: OutboxTopic, most: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, payload from outbox where topic = ${topic} and done_at is null and available_at <= now()
    order by available_at, id limit ${most} for update skip locked
  `.execute(tx);
  return rows;
}

async function postpone(db: Db, ids: string[], reason: string): Promise<void> {
  await sql`
    update outbox set attempts = attempts + 1, last_error = ${reason.slice(0, 500)}, available_at = now() + ${pause}
    where id = any(${ids}::uuid[]) and done_at is null
  `.execute(db);
}
