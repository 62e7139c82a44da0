import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { restock } from '../stage/goods.ts';
import type { Harm } from './fault-loop.ts';

/** Units arrive meanwhile; what a broken database did not take is no matter. */
export async function restockSome({ stage, chance, tally }: Harm): Promise<void> {
  const units = chance.whole(1, 5);
  await restock(stage.database.db, chance.of(stage.goods.all).id, units).then(
    () => tally.count('trade', 'units restocked', units),
    () => tally.count('trade', 'restocking failed'),
  );
}

/** The last days of some sales pass, as they would in life. */
export async function passSaleDays({ stage, tally }: Harm): Promise<void> {
  await passSales(stage.database.db, 10).then(
    (many) => tally.count('trade', 'sales whose last day passed', many),
    () => tally.count('trade', 'no day passed'),
  );
}

/** @returns how many running sales are to end now, `most` at most */
export async function passSales(db: Db, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update timed_sales set starts_at = least(starts_at, now() - interval '1 second'), ends_at = now()
    where id in (select id from timed_sales where state = 'running' order by id limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows);
}
