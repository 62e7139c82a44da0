import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../database/pool.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './client-address.ts';
import { refusal } from './refusal.ts';
import type { Session } from './session.ts';

interface Limit {
  /** The setting that says how many requests one asker may send in `seconds`. */
  setting: keyof Config & `limit${string}`;
  seconds: number;
  /** How much more a client address may do than one asker: many shoppers share one mobile address. */
  addressFactor: number;
}

const minute = 60;
const hour = 60 * minute;

const limits = {
  initialize: { setting: 'limitInitialize', seconds: minute, addressFactor: 10 },
  verify: { setting: 'limitVerify', seconds: minute, addressFactor: 10 },
  address: { setting: 'limitAddress', seconds: minute, addressFactor: 10 },
  review: { setting: 'limitReview', seconds: minute, addressFactor: 10 },
  search: { setting: 'limitSearch', seconds: minute, addressFactor: 10 },
  suggestions: { setting: 'limitSuggestions', seconds: minute, addressFactor: 10 },
  webhook: { setting: 'limitWebhook', seconds: minute, addressFactor: 1 },
  newsletter: { setting: 'limitNewsletter', seconds: hour, addressFactor: 10 },
  // A mail provider posts from few addresses for many recipients, and whoever leaves must not be kept.
  unsubscribe: { setting: 'limitUnsubscribe', seconds: minute, addressFactor: 1 },
  contact: { setting: 'limitContact', seconds: hour, addressFactor: 10 },
  track: { setting: 'limitTrack', seconds: minute, addressFactor: 10 },
  google: { setting: 'limitGoogle', seconds: hour, addressFactor: 1 },
  mailedLink: { setting: 'limitMailedLinks', seconds: hour, addressFactor: 1 },
  registration: { setting: 'limitRegistrationsPerAddress', seconds: hour, addressFactor: 1 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

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
  name: LimitName,
  { request, session }: Asker,
): Promise<void> {
  if (!config.limitRequests) return;
  const { setting, seconds, addressFactor } = limits[name];
  const allowed = config[setting];
  const exceeded = await countUp(db, seconds, [
    { key: `${name}:address:${clientAddress(request.ip)}`, allowed: allowed * addressFactor },
    ...(session ? [{ key: `${name}:account:${session.userId}`, allowed }] : []),
  ]);
  if (exceeded.length > 0) {
    throw refusal('too_many_requests', {}, Math.max(1, ...exceeded.map(({ wait }) => wait)));
  }
}

/**
 * Takes a request back for its account that came to nothing. It stays counted for the address, so that nobody asks without
 * end by being refused.
 */
export async function takeBackRequest(db: Db, name: LimitName, { userId }: Session): Promise<void> {
  await sql`
    update throttles set count = count - 1
    where key = ${`${name}:account:${userId}`} and count > 0
      and window_started_at > now() - make_interval(secs => ${limits[name].seconds})
  `.execute(db);
}

/**
 * Counts a mail to an account, and says whether it may be sent. Counted by the address that was asked for, whoever asks and
 * whether it has an account or not.
 * @param subject names the address without being it
 */
export async function mayMailAccount({ config, db }: Pick<Deps, 'config' | 'db'>, subject: string): Promise<boolean> {
  if (!config.limitRequests) return true;
  return (await countUp(db, hour, [{ key: `account-mail:${subject}`, allowed: config.limitAccountMail }])).length === 0;
}

/**
 * Counts a look-up of an order by whom it is about, whoever asks: guessing gets no faster with more client addresses.
 * Counted whether or not there is such an order. Throws `too_many_requests`.
 * @param subjects the order number and the e-mail; kept as digests only
 */
export async function limitTracking({ config, db }: Pick<Deps, 'config' | 'db'>, subjects: string[]): Promise<void> {
  if (!config.limitRequests) return;
  const allowed = config.limitTrackOrder;
  const exceeded = await countUp(
    db,
    hour,
    subjects.map((subject) => ({ key: `track:subject:${digest(subject)}`, allowed })),
  );
  if (exceeded.length > 0) {
    throw refusal('too_many_requests', {}, Math.max(1, ...exceeded.map(({ wait }) => wait)));
  }
}

/** Counters need not list people's addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

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
