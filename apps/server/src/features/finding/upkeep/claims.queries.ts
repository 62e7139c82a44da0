import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

const lockOf = (what: string) => sql`hashtextextended(${`find ${what}`}, 0)`;

/**
 * Of several processes one gets to go on with that until its transaction ends; what it does then may take as long as it
 * takes. @returns whether this one does
 */
export async function claim(tx: Tx, what: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${lockOf(what)}) as free`.execute(tx);
  if (rows[0]?.free !== true) return false;
  await sql`set local statement_timeout = 0`.execute(tx);
  return true;
}

/** The same, when it is this one's turn. */
export async function awaitClaim(tx: Tx, what: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = '60s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockOf(what)})`.execute(tx);
}
