import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Operator } from '../desk/operator.ts';
import { type Closing, suspend } from '../desk/work-at-doors.ts';
import { within } from '../pause.ts';
import type { Tally } from '../tally.ts';

/** Milliseconds in which the goods of a suspended store leave every list. */
const gone = 10_000;

/** In calm, a store is suspended of which something is found: its goods are soon found by nobody. */
export async function closeStore(db: Db, operator: Operator, closings: Closing[], tally: Tally): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select seller_id as id from find_products group by 1 order by count(*) desc limit 1`.execute(db);
  const [store] = rows;
  if (!store) return tally.violated('nothing is found in the whole shop');
  const closed = await suspend(operator, store.id, closings);
  if (!closed?.closing) return tally.violated(`store ${store.id} could not be suspended in calm`);
  const isGone = async () => {
    const found = await sql`select from find_products where seller_id = ${store.id} limit 1`.execute(db);
    return found.rows.length === 0;
  };
  if (!(await within(gone, isGone)))
    tally.violated(`goods of store ${store.id} are found ${gone / 1000} s after it was suspended`);
}
