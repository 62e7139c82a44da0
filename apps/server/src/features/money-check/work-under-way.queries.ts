import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/**
 * What is still to be done by itself. The shop is at rest when all of it is 0: the outbox is empty, every message of the
 * provider is applied, no refund is on its way, no hold has run out, no payment is due to be looked at, and no request that
 * died still has its idempotency key.
 */
export interface WorkUnderWay {
  outbox: number;
  inbox: number;
  refunds: number;
  holdsThatRanOut: number;
  paymentsDue: number;
  keysLeftBehind: number;
}

export async function workUnderWay(db: Db): Promise<WorkUnderWay> {
  const { rows } = await sql<WorkUnderWay>`
    select
      (select count(*) from outbox where done_at is null)::integer as outbox,
      (select count(*) from payment_inbox where applied_at is null)::integer as inbox,
      (select count(*) from refunds
        where state not in ('processed', 'manual', 'closed') or posted_at is not null)::integer as refunds,
      (select count(*) from checkouts where state = 'held' and expires_at < now())::integer as "holdsThatRanOut",
      (select count(*) from payments
        where state in ('created', 'sent', 'initialized') and next_check_at <= now())::integer as "paymentsDue",
      (select count(*) from idempotency_keys
        where state = 'in_progress' and claimed_at < now() - interval '60 seconds')::integer as "keysLeftBehind"
  `.execute(db);
  return rows[0] as WorkUnderWay;
}

export function isAtRest(work: WorkUnderWay): boolean {
  return Object.values(work).every((count) => count === 0);
}

/** What the clock of the database says, which the rows bear. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

/** Nothing is under way, nobody can be paying on a page, and nothing has moved since then. */
export async function wasCalmSince(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (select from payments where state in ('sent', 'initialized') or updated_at >= ${since})
      or exists (select from refunds where updated_at >= ${since})
      or exists (select from payment_inbox where received_at >= ${since} or applied_at >= ${since})
      or exists (select from outbox where created_at >= ${since} or done_at >= ${since}) as moved
  `.execute(db);
  return rows[0]?.moved === false && isAtRest(await workUnderWay(db));
}
