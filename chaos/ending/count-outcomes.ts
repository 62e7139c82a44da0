import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Tally } from '../tally.ts';

/** What the run came to, as the database has it. */
export async function countOutcomes(db: Db, tally: Tally): Promise<void> {
  const { rows } = await sql<{ name: string; count: number }>`
    select name, count(*)::integer as count from (
      select 'orders by ' || payment_method as name from orders
      union all select 'checkouts ' || coalesce(nullif(state, 'released'), 'released: ' || release_reason) from checkouts
      union all select 'refunds ' || state || ': ' || reason from refunds
      union all select 'orphan payments' from orphan_payments
      union all select 'webhooks: ' || coalesce(outcome, 'open') from payment_inbox
      union all select 'late sales' from stock_movements where kind = 'late_sale'
    ) outcome group by name
  `.execute(db);
  for (const { name, count } of rows) tally.count('in the database', name, count);
}
