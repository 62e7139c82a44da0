import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

/** Seconds. Never a permanent lock: after this long at most the owner is back in. */
const longestDelay = 15 * 60;
/** 2^10 s is more than the longest delay already; a higher power could overflow. */
const highestPower = 10;

const windowOfAddress = sql`interval '1 hour'`;

/** @returns null if it was counted, else the seconds to wait */
export async function countForAccount(tx: Tx, key: string, free: number): Promise<number | null> {
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
  return rows.length > 0 ? null : findWait(tx, key, sql`blocked_until`);
}

/** @returns null if it was counted, else the seconds to wait */
export async function countForAddress(tx: Tx, key: string, allowed: number): Promise<number | null> {
  const over = sql`counted.window_started_at <= now() - ${windowOfAddress}`;
  const { rows } = await sql`
    insert into throttles as counted (key, count, window_started_at) values (${key}, 1, now())
    on conflict (key) do update set
      count = case when ${over} then 1 else counted.count + 1 end,
      window_started_at = case when ${over} then now() else counted.window_started_at end
    where counted.count < ${allowed} or ${over}
    returning key
  `.execute(tx);
  return rows.length > 0 ? null : findWait(tx, key, sql`window_started_at + ${windowOfAddress}`);
}

async function findWait(tx: Tx, key: string, until: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from ${until} - now())::float8 as wait from throttles where key = ${key}
  `.execute(tx);
  return rows[0]?.wait ?? 1;
}

/** The delay goes with the try that set it: had the one before not passed, the try would not have been counted. */
export async function takeOneBack(tx: Tx, key: string): Promise<void> {
  await sql`
    update throttles set count = greatest(count - 1, 0), blocked_until = null where key = ${key}
  `.execute(tx);
}

export async function forgetCount(tx: Tx, key: string): Promise<void> {
  await sql`delete from throttles where key = ${key}`.execute(tx);
}
