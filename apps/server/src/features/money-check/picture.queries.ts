import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';

/** The first statement of a transaction takes its picture; it may wait as long as it likes after that. */
export async function takePicture(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`select from audit_log limit 1`.execute(tx);
}

/** Of two checks that somebody asked for, in any process, one gets to go on until its transaction ends. */
export async function claimCheck(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('check_money', 0)) as free
  `.execute(tx);
  return rows[0]?.free === true;
}

/** @param limit milliseconds for each statement that follows; 0 is no limit */
export async function limitStatements(tx: Tx, limit: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(limit)}`.execute(tx);
}
