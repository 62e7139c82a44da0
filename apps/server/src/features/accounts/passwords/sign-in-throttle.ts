import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { refusal } from '../../../http/refusal.ts';

/** Seconds. Never a permanent lock: after this long at most the owner is back in. */
const longestDelay = 15 * 60;
/** 2^10 s is more than the longest delay already; a higher power could overflow. */
const highestPower = 10;

const windowOfAddress = sql`interval '1 hour'`;

/** Whom a try to sign in is counted against: the account, existing or not, and the client. */
export interface Attempt {
  /** Canonical. */
  email: string;
  clientAddress: string;
}

/**
 * Counts a try to sign in as a failure before the password is looked at, so that a burst of tries cannot slip past the
 * count. After an account's free failures each further try must wait, 1 s doubling to 15 min. Refuses with the seconds
 * to wait; a refused try is counted nowhere.
 */
export async function countAttempt(db: Db, config: Config, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    await countForAccount(tx, keys.account, config.limitSignInFailures);
    await countForAddress(tx, keys.address, config.limitSignInFailuresPerAddress);
  });
}

/** Takes the count back after the right password: the account starts anew, the client has one failure less. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    // In the order in which they are counted: two statements, or PostgreSQL would lock them the other way round.
    await sql`delete from throttles where key = ${keys.account}`.execute(tx);
    await takeOneBack(tx, keys.address);
  });
}

/** Takes back a try whose password nobody could look at: all failures before it still count. */
export async function uncountAttempt(db: Db, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    await takeOneBack(tx, keys.account);
    await takeOneBack(tx, keys.address);
  });
}

/** The delay goes with the try that set it: had the one before not passed, the try would not have been counted. */
async function takeOneBack(tx: Tx, key: string): Promise<void> {
  await sql`
    update throttles set count = greatest(count - 1, 0), blocked_until = null where key = ${key}
  `.execute(tx);
}

function keysOf({ email, clientAddress }: Attempt) {
  // A digest: short whatever was typed, and counters need not list people's addresses.
  const account = createHash('sha256').update(email).digest('base64url');
  return { account: `sign-in:account:${account}`, address: `sign-in:address:${clientAddress}` };
}

async function countForAccount(tx: Tx, key: string, free: number): Promise<void> {
  const blockedAt = (count: RawBuilder<unknown>) => sql`
    case when ${count} >= ${free}::integer then
      now() + make_interval(secs => least(${longestDelay}, 2 ^ least(${count} - ${free}::integer, ${highestPower})))
    end`;
  const { rows } = await sql`
    insert into throttles as counted (key, count, window_started_at, blocked_until)
    values (${key}, 1, now(), ${blockedAt(sql`1`)})
    on conflict (key) do update set
      count = counted.count + 1, window_started_at = now(), blocked_until = ${blockedAt(sql`counted.count + 1`)}
    where coalesce(counted.blocked_until, now()) <= now()
    returning key
  `.execute(tx);
  if (rows.length === 0) await refuse(tx, key, sql`blocked_until`);
}

async function countForAddress(tx: Tx, key: string, allowed: number): Promise<void> {
  const over = sql`counted.window_started_at <= now() - ${windowOfAddress}`;
  const { rows } = await sql`
    insert into throttles as counted (key, count, window_started_at) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when ${over} then 1 else counted.count + 1 end,
      window_started_at = case when ${over} then now() else counted.window_started_at end
    where counted.count < ${allowed} or ${over}
    returning key
  `.execute(tx);
  if (rows.length === 0) await refuse(tx, key, sql`window_started_at + ${windowOfAddress}`);
}

async function refuse(tx: Tx, key: string, until: RawBuilder<unknown>): Promise<never> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from ${until} - now())::float8 as wait from throttles where key = ${key}
  `.execute(tx);
  throw refusal('too_many_sign_ins', {}, Math.max(1, rows[0]?.wait ?? 1));
}
