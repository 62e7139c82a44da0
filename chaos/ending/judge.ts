import {
  checkMoney,
  type Finding,
  readHistory,
  readProviderBooks,
} from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { History } from '../history.ts';
import { timing } from '../stage/settings.ts';
import type { Stage } from '../stage/stage.ts';
import { readAuditEnds } from './read-audit-ends.ts';

/**
 * Holds the database to every invariant, to the provider's books, to what the clients wrote down, and to what the servers'
 * logs say of the audit log.
 */
export async function judge({ database, provider, servers }: Stage, history: History): Promise<Finding[]> {
  return checkMoney(database.db, {
    books: await readProviderBooks(provider),
    history: await readHistory(history.file),
    auditEnds: await readAuditEnds(servers),
    sweepSeconds: timing.SWEEP_SECONDS,
    reconcileSeconds: timing.RECONCILE_SECONDS,
  });
}
