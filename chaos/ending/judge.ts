import {
  checkMoney,
  type Finding,
  readHistory,
  readProviderBooks,
} from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { History } from '../history.ts';
import { timing } from '../stage/settings.ts';
import type { Stage } from '../stage/stage.ts';

/** Holds the database to every invariant, to the provider's books, and to what the clients wrote down. */
export async function judge({ database, provider }: Stage, history: History): Promise<Finding[]> {
  return checkMoney(database.db, {
    books: await readProviderBooks(provider),
    history: await readHistory(history.file),
    sweepSeconds: timing.SWEEP_SECONDS,
    reconcileSeconds: timing.RECONCILE_SECONDS,
  });
}
