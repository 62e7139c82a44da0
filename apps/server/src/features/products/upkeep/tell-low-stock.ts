import { dayInLagos, hourInLagos } from '@oja/domain/stores/holiday';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { SellerId } from '../../../http/desk.ts';
import { notify } from '../../../notifications/notify.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { findMailedMembers } from '../../teams/teams.questions.ts';
import { claimDay, findStoresToLookAt, markLowTold } from './low-stock.queries.ts';

/** A mail stays small however much runs out. */
const mostItems = 12;
/** Hours of the morning in Lagos in which stores are told. Who was told nothing then is told all of it the next day. */
const morning = { from: 8, before: 12 };

/**
 * Tells each store that sells, once in the morning, what came to its low-at since the last time. What was told is told again
 * only after it was above it.
 */
export async function tellLowStock(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  const hour = hourInLagos(now);
  if (hour < morning.from || hour >= morning.before) return;
  const today = dayInLagos(now);
  await eachByItself(await findStoresToLookAt(db, today), stopping, (sellerId) =>
    tell({ db, config }, sellerId, today),
  );
}

async function tell({ db, config }: Pick<Deps, 'db' | 'config'>, sellerId: SellerId, today: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const store = await claimDay(tx, sellerId, today);
    if (!store) return;
    const members = await findMailedMembers(tx, [sellerId], 'low_stock');
    if (members.length === 0) return;
    const low = await markLowTold(tx, sellerId, mostItems);
    if (low.count === 0) return;
    for (const { name, email } of members) {
      await notify(tx, config, { email }, { kind: 'stockLow', facts: { ...store, ...low, name } });
    }
  });
}
