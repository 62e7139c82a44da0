import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { workUnderWay } from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { Stage } from '../stage/stage.ts';

/** Work that is not done yet, by kind; empty when everything has come to rest. */
export type OpenWork = Record<string, number>;

/** Milliseconds between two looks, and between two turns of the clock. */
const pace = 1500;

/**
 * Answers how to wait until nothing is left to do, at most so many milliseconds, and what is still open then. What waits for
 * a time to pass is told that it has passed, as hours would tell it: an operator's patience is no part of what is proven.
 * Time never goes back, however often it is waited.
 */
export function restOf(
  { database: { db }, provider }: Pick<Stage, 'database' | 'provider'>,
  patience: number,
  tell: (open: OpenWork) => void,
): () => Promise<OpenWork> {
  const since = new Date();
  let hours = 0;
  return async () => {
    const until = performance.now() + patience;
    for (;;) {
      hours += 1;
      // The provider first: what it keeps back for a while must be there before anybody acts on its absence.
      await provider.ask('PUT', '/control/clock', { offsetSeconds: hours * hour });
      await turnClock(db, since);
      await delay(pace);
      const open = await openWork(db, since);
      if (Object.keys(open).length === 0 || performance.now() > until) return open;
      tell(open);
    }
  };
}

/** Seconds by which the clock is turned. */
const hour = 3600;

async function turnClock(db: Db, since: Date): Promise<void> {
  await sql`update outbox set available_at = now() where done_at is null and available_at > now()`.execute(db);
  // Not while somebody is at it, who has it for a quarter of an hour.
  await sql`
    update provider_reports set due_at = now()
    where finished_at is null and due_at between now() and now() + interval '1 minute'
  `.execute(db);
  await sql`update payment_inbox set available_at = now() where applied_at is null and available_at > now()`.execute(
    db,
  );
  await sql`
    update payments set next_check_at = now() where ${notAskedSince(since)} and next_check_at > now()
  `.execute(db);
  // Not while a worker may be talking to the provider about it.
  await sql`
    update refunds set next_check_at = now(), missing_since = missing_since - interval '1 hour'
    where state in ('sending', 'pending', 'processing', 'failed') and updated_at < now() - interval '1 second'
  `.execute(db);
}

/** The next comparison with the provider's books is due; nobody is at the last one any more, if it was cut off. */
export async function passDay(db: Db): Promise<void> {
  await sql`
    update provider_reports set started_at = started_at - interval '1 day',
      due_at = case when finished_at is null then now() else due_at end
  `.execute(db);
}

/** Payments that may have been paid, and have not been asked about since then. */
function notAskedSince(since: Date) {
  return sql`state in ('sent', 'initialized') and (last_checked_at is null or last_checked_at < ${since})`;
}

async function openWork(db: Db, since: Date): Promise<OpenWork> {
  const { rows } = await sql<OpenWork>`
    select (select count(*) from payments where ${notAskedSince(since)})::integer as "paymentsNotAskedAbout",
      (not exists (select from provider_reports where finished_at is not null and started_at > now() - interval '1 day'))
        ::integer as "comparisonsWithTheProvider",
      (select count(*) from imports where state in ('reading', 'storing', 'undoing'))::integer as "importsUnderWay",
      (select count(*) from timed_sales where state = 'running' and ends_at <= now())::integer as "salesPastTheirDay",
      (select count(*) from goods_changes where state in ('making', 'undoing'))::integer as "changesUnderWay"
  `.execute(db);
  const work = Object.entries({ ...(await workUnderWay(db)), ...rows[0] });
  return Object.fromEntries(work.filter(([, count]) => count > 0));
}
