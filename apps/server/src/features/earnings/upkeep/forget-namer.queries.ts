import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

/** Who closes an account has named none any more; the account of the store stays. */
export async function forgetNamer(tx: Tx, userId: string): Promise<void> {
  await sql`update payout_accounts set made_by = null where made_by = ${userId}`.execute(tx);
}
