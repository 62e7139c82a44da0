import { type RawBuilder, sql } from 'kysely';
import { among, type Look } from '../look.queries.ts';

/**
 * Compares what transactions of these kinds put on each account, a reference, with what they must come to. `due` selects
 * reference, account and amount, as often as it likes.
 */
export function bookedAs(kinds: readonly string[], due: RawBuilder<unknown>): Look {
  return among(
    sql`(select reference, account, sum(amount) as amount from (${due}) part (reference, account, amount)
        group by reference, account having sum(amount) <> 0) due
      full join (select reference, account, sum(amount) as amount from ledger_entries
        where kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}) group by reference, account
        having sum(amount) <> 0) booked using (reference, account)`,
    sql`concat_ws(' ', reference, account)`,
    {
      'is not booked': sql`booked.amount is null`,
      'is booked without a cause': sql`due.amount is null`,
      'is booked with another amount': sql`due.amount <> booked.amount`,
    },
  );
}
