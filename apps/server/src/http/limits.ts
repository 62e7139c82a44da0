import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../settings/config.ts';
import { clientAddress } from './connections/client-address.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';

/** How often something may be asked for. Each feature says so of what it offers. */
export interface Limit {
  /** Names its counters, which no other limit may share. */
  name: string;
  /** The setting that says how many requests one asker may send in `seconds`. */
  setting: Exclude<keyof Config & `limit${string}`, 'limitRequests'>;
  seconds: number;
  /** How much more a client address may do than one asker: many shoppers share one mobile address. */
  addressFactor: number;
}

export const minute = 60;
export const hour = 60 * minute;

/** Who sends the request. Without a session only the address is counted. */
export interface Asker {
  request: FastifyRequest;
  session?: Session | null | undefined;
}

/**
 * Counts a request against a limit, by account and by address, in windows of fixed length that all server processes
 * share. Throws `too_many_requests` with the seconds to wait when there were too many.
 */
export async function limitRequests(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { name, setting, seconds, addressFactor }: Limit,
  { request, session }: Asker,
): Promise<void> {
  if (!config.limitRequests) return;
  const allowed = config[setting];
  const counters = [
    { key: `${name}:address:${clientAddress(request.ip)}`, allowed: allowed * addressFactor },
    ...(session ? [{ key: `${name}:account:${session.userId}`, allowed }] : []),
  ];
  const wait = waitOf(await countUp(db, seconds, counters));
  if (wait !== null) throw refusal('too_many_requests', {}, wait);
}

/**
 * Takes a request back for its account that came to nothing. It stays counted for the address, so that nobody asks without
 * end by being refused.
 */
export async function takeBackRequest(db: Db, { name, seconds }: Limit, { userId }: Session): Promise<void> {
  await sql`
    update throttles set count = count - 1
    where key = ${`${name}:account:${userId}`} and count > 0
      and window_started_at > now() - make_interval(secs => ${seconds})
  `.execute(db);
}

/**
 * Counts a request by whom or what it is about, whoever asks and whether there is such a thing or not: guessing gets no
 * faster with more client addresses. @returns seconds to wait when there were too many, else null
 */
export async function countSubjects(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  { name, setting, seconds }: Omit<Limit, 'addressFactor'>,
  subjects: readonly string[],
): Promise<number | null> {
  if (!config.limitRequests) return null;
  const allowed = config[setting];
  const counters = subjects.map((subject) => ({ key: `${name}:${digest(subject)}`, allowed }));
  return waitOf(await countUp(db, seconds, counters));
}

/** Counters need not list people's addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const waitOf = (exceeded: readonly { wait: number }[]) =>
  exceeded.length === 0 ? null : Math.max(1, ...exceeded.map(({ wait }) => wait));

interface Counter {
  key: string;
  allowed: number;
}

/** Counts in windows of fixed length that all server processes share; answers those that are over. */
async function countUp(db: Db, seconds: number, counters: Counter[]): Promise<{ key: string; wait: number }[]> {
  // Ordered, so that two requests never wait for each other's counters.
  const { rows } = await sql<{ key: string; count: number; wait: number }>`
    insert into throttles (key, count, window_started_at)
    select key, 1, now() from unnest(${counters.map(({ key }) => key)}::text[]) as key order by key
    on conflict (key) do update set
      count = case when throttles.window_started_at <= now() - make_interval(secs => ${seconds}) then 1
                   else throttles.count + 1 end,
      window_started_at = case when throttles.window_started_at <= now() - make_interval(secs => ${seconds}) then now()
                               else throttles.window_started_at end
    returning key, count,
      extract(epoch from window_started_at + make_interval(secs => ${seconds}) - now())::float8 as wait
  `.execute(db);
  return rows.filter(({ key, count }) => counters.some((counter) => counter.key === key && count > counter.allowed));
}

/** Deletes counters that no longer count, of requests and of sign-ins alike: no window is longer than a day. */
export async function removeOldCounters(db: Db): Promise<void> {
  await sql`
    delete from throttles
    where window_started_at < now() - interval '1 day' and coalesce(blocked_until, now()) <= now()
  `.execute(db);
}
