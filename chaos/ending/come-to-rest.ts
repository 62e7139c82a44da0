import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** Work that is not done yet, by kind; empty when everything has come to rest. */
export type OpenWork = Record<string, number>;

/** Milliseconds between two looks, and between two turns of the clock. */
const pace = 1500;

/**
 * Waits until nothing is left to do, at most so many milliseconds, and answers what is still open then. What waits for a
 * time to pass is told that it has passed, as hours would tell it: an operator's patience is no part of what is proven.
 */
export async function comeToRest(db: Db, patience: number, tell: (open: OpenWork) => void): Promise<OpenWork> {
  const since = new Date();
  const until = performance.now() + patience;
  for (;;) {
    await turnClock(db);
    await delay(pace);
    const open = await openWork(db, since);
    if (Object.keys(open).length === 0 || performance.now() > until) return open;
    tell(open);
  }
}

async function turnClock(db: Db): Promise<void> {
  await sql`update outbox set available_at = now() where done_at is null and available_at > now()`.execute(db);
  await sql`update payment_inbox set available_at = now() where applied_at is null and available_at > now()`.execute(
    db,
  );
  await sql`
    update payments set next_check_at = now() where state in ('created', 'sent', 'initialized') and next_check_at > now()
  `.execute(db);
  // Not while a worker may be talking to the provider about it.
  await sql`
    update refunds set next_check_at = now(), missing_since = missing_since - interval '1 hour'
    where state in ('sending', 'pending', 'processing', 'failed') and updated_at < now() - interval '1 second'
  `.execute(db);
}

/** @param since payments that were asked about since then have been heard of */
async function openWork(db: Db, since: Date): Promise<OpenWork> {
  const { rows } = await sql<{ work: string; count: number }>`
    select work, count(*)::integer as count from (
      select 'outbox: ' || topic as work from outbox where done_at is null
      union all select 'webhooks to apply' from payment_inbox where applied_at is null
      union all select 'refunds ' || state from refunds where state not in ('processed', 'manual')
      union all select 'holds' from checkouts where state = 'held'
      union all select 'payments to ask about' from payments
        where state in ('sent', 'initialized') and (last_checked_at is null or last_checked_at < ${since})
    ) open group by work
  `.execute(db);
  return Object.fromEntries(rows.map(({ work, count }) => [work, count]));
}
