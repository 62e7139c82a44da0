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
