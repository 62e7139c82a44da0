import { kobo } from '@oja/domain/money';
import type { Buyer } from '../buyers/buyer.ts';
import { grantCredit } from '../stage/credit.ts';
import { restock } from '../stage/goods.ts';
import type { Harm } from './fault-loop.ts';

/** What goes on in a market meanwhile; what a broken database did not take is no matter. */
export async function restockSome({ stage, chance, tally }: Harm): Promise<void> {
  const units = chance.whole(1, 5);
  await restock(stage.database.db, chance.of(stage.goods.all).id, units).then(
    () => tally.count('trade', 'units restocked', units),
    () => tally.count('trade', 'restocking failed'),
  );
}

/** Kobo. Not enough for all that a buyer would like to have. */
const grant = kobo(2_000_000);

export function grantSome(buyers: readonly Buyer[]) {
  return async ({ stage, chance, tally }: Harm): Promise<void> => {
    await grantCredit(stage.database.db, chance.of(buyers).id, grant).then(
      () => tally.count('trade', 'credits granted'),
      () => tally.count('trade', 'granting credit failed'),
    );
  };
}
