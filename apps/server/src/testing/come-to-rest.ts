import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../database/pool.ts';
import { isAtRest, workUnderWay } from '../features/money-check/work-under-way.queries.ts';

/** What waits for a time to pass is told that it has passed: leases of a process that died, pauses between two looks. */
export async function turnClock(db: Db): Promise<void> {
  await sql`update outbox set available_at = now() where done_at is null`.execute(db);
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(db);
  await sql`update provider_calls set sent_at = sent_at - interval '1 minute' where finished_at is null`.execute(db);
  await sql`
    update payments set checking_until = null, last_checked_at = last_checked_at - interval '2 seconds'
    where state <> 'succeeded'
  `.execute(db);
  await sql`
    update refunds set next_check_at = now(), missing_since = missing_since - interval '1 hour'
    where state not in ('processed', 'closed') and updated_at < now() - interval '1 second'
  `.execute(db);
}

/** Waits until the server has nothing left to do; `move` moves on what others have to do. */
export async function comeToRest(db: Db, move: () => void): Promise<void> {
  await vi.waitUntil(
    async () => {
      await turnClock(db);
      move();
      return isAtRest(await workUnderWay(db));
    },
    { timeout: 90_000, interval: 100 },
  );
}
