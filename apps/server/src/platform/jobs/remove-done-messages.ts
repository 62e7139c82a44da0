import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** How long it can still be told that a mail was sent, or why it was not. */
export const keptFor = { days: 30 };
/** So that no statement takes long, however many there are the first time. */
const batch = 1000;

/**
 * Deletes messages that nothing refers to once they are done: mails, and questions after accounts. Those of orders and
 * refunds stay for good: they are the proof that each had its effects (invariant I11). Safe in several processes.
 */
export async function removeDoneMessages(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from outbox where id in (
        select id from outbox where topic in ('mail.send', 'password.forgotten') and done_at is not null
          and done_at < now() - make_interval(days => ${keptFor.days})
        limit ${batch} for update skip locked)
    `.execute(db);
    if (numAffectedRows < batch) return;
  }
}
