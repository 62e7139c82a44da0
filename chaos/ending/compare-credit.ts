import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Operator } from '../desk/operator.ts';
import type { Tally } from '../tally.ts';

/** What was given as store credit, by the ledger: all that was given for sure, and no more than what may have been. */
export async function compareCredit(db: Db, operators: readonly Operator[], tally: Tally): Promise<void> {
  const sumOf = (how: keyof Operator['granted']) => operators.reduce((sum, { granted }) => sum + granted[how], 0);
  const [surely, perhaps] = [sumOf('surely'), sumOf('perhaps')];
  const { rows } = await sql<{ total: number }>`
    select coalesce(-sum(amount), 0)::float8 as total from ledger_entries
    where kind = 'credit_top_up' and account like 'buyer_credit:%'
  `.execute(db);
  const total = rows[0]?.total ?? 0;
  if (total < surely || total > surely + perhaps) {
    tally.violated(`credit of ${total} kobo was given, but ${surely} for sure and ${perhaps} perhaps`);
  }
}
