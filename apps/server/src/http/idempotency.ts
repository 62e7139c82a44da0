import { createHash } from 'node:crypto';
import type { RouteName } from '@oja/contract/routes';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';

/** A request that its sender has given a name, so that it can be sent again without being carried out again. */
export interface KeyedRequest {
  userId: string;
  route: RouteName;
  key: string;
  /** Equal for equal requests only. */
  hash: string;
}

const longestKey = 255;
/** Seconds after which a request that has not been answered is dead: none takes so long. */
const longestRequest = 30;

/** The request under its `Idempotency-Key`; null without one. Keys of other accounts and other routes are other keys. @throws Refusal */
export function keyedRequest(
  request: FastifyRequest,
  session: Session,
  route: RouteName,
  content: unknown,
): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.trim() === '' || key.length > longestKey) {
    throw refusal('bad_request', { reason: `Idempotency-Key must have 1 to ${longestKey} characters.` });
  }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { userId: session.userId, route, key, hash };
}

/**
 * Carries out a request in one transaction, once: the key, the effect and the answer are written together or not at all,
 * and a repeat gets the same answer. @throws Refusal for a twin under way, and for the same key with another request
 */
export async function answerOnce<T extends object>(
  tx: Tx,
  keyed: KeyedRequest | null,
  work: () => Promise<T>,
): Promise<T> {
  if (keyed === null) return work();
  const before = await claimKey<T>(tx, keyed);
  if (before !== null) return before;
  const answer = await work();
  await keepAnswer(tx, keyed, answer);
  return answer;
}

/** What was answered to this request before, if it was: looked up before anything else is judged. @throws Refusal */
export async function answerBefore<T extends object>(db: Db, keyed: KeyedRequest | null): Promise<T | null> {
  const row = keyed === null ? undefined : await findKey<T>(db, keyed);
  return row?.body ?? null;
}

/**
 * Takes the key, or gives the answer that lies under it. A request whose process died is taken over once it cannot be
 * alive any more. @throws Refusal
 */
export async function claimKey<T extends object>(tx: Tx, keyed: KeyedRequest): Promise<T | null> {
  const { userId, route, key, hash } = keyed;
  // A twin whose transaction is open cannot be seen yet, but its lock can.
  const { rows: locked } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify([userId, route, key])}, 1)) as free
  `.execute(tx);
  if (!locked[0]?.free) throw refusal('request_in_progress', {}, 2);
  const row = await findKey<T>(tx, keyed);
  if (row?.body) return row.body;
  if (row && row.age < longestRequest) throw refusal('request_in_progress', {}, 2);
  await sql`
    insert into idempotency_keys (user_id, route, key, request_hash) values (${userId}, ${route}, ${key}, ${hash})
    on conflict (user_id, route, key) do update set claimed_at = clock_timestamp()
  `.execute(tx);
  return null;
}

interface Row<T> {
  hash: string;
  /** Null while the request is under way. */
  body: T | null;
  /** Seconds since it was taken. */
  age: number;
}

async function findKey<T>(db: Db, { userId, route, key, hash }: KeyedRequest): Promise<Row<T> | undefined> {
  const { rows } = await sql<Row<T>>`
    select request_hash as hash, body, extract(epoch from clock_timestamp() - claimed_at)::float8 as age
    from idempotency_keys where user_id = ${userId} and route = ${route} and key = ${key}
  `.execute(db);
  if (rows[0] && rows[0].hash !== hash) throw refusal('idempotency_key_reused');
  return rows[0];
}

/** Only answers that had an effect are kept: a refusal changed nothing, and a fault may be over at the next try. */
export async function keepAnswer(tx: Tx, keyed: KeyedRequest | null, answer: object): Promise<void> {
  if (keyed === null) return;
  await sql`
    update idempotency_keys set state = 'done', status = 200, body = ${JSON.stringify(answer)}
    where user_id = ${keyed.userId} and route = ${keyed.route} and key = ${keyed.key} and state = 'in_progress'
  `.execute(tx);
}

/** The request came to nothing; the same key may try again at once. */
export async function dropKey(db: Db, keyed: KeyedRequest | null): Promise<void> {
  if (keyed === null) return;
  await sql`
    delete from idempotency_keys
    where user_id = ${keyed.userId} and route = ${keyed.route} and key = ${keyed.key} and state = 'in_progress'
  `.execute(db);
}

/**
 * Carries out a request that is several transactions, one after the other, once. The key is taken before the first and
 * answered after the last; if the process dies between, a repeat is refused until it must be dead, and then begins anew: each
 * part must find what was done as it is.
 * @param enter proves, in the transaction that takes the key, that whoever asks may
 */
export async function onceInParts<T extends object>(
  db: Db,
  keyed: KeyedRequest | null,
  { enter, work }: { enter: (tx: Tx) => Promise<unknown>; work: () => Promise<T> },
): Promise<T> {
  if (keyed === null) return work();
  const before = await inTransaction(db, async (tx) => {
    await enter(tx);
    return claimKey<T>(tx, keyed);
  });
  if (before !== null) return before;
  try {
    const answer = await work();
    await inTransaction(db, (tx) => keepAnswer(tx, keyed, answer));
    return answer;
  } catch (error) {
    await dropKey(db, keyed).catch(() => undefined);
    throw error;
  }
}

/** Forgets answers after two days, and requests whose process died before it answered. */
export async function forgetKeys(db: Db): Promise<void> {
  await sql`
    delete from idempotency_keys where (state = 'done' and created_at < now() - interval '48 hours')
      or (state = 'in_progress' and claimed_at < now() - make_interval(secs => ${longestRequest}))
  `.execute(db);
}

/** Deletes the keys of an account that is deleted. */
export async function forgetKeysOf(tx: Tx, userId: string): Promise<void> {
  await sql`delete from idempotency_keys where user_id = ${userId}`.execute(tx);
}
