import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Log } from '../../../platform/log.ts';
import { claimUntold } from './matters.queries.ts';
import { waits } from './waits.queries.ts';

/**
 * Writes one line for everything that waits for a person, in the same words whichever way it came to that. The lines are
 * written before the mark that they were: a crash between the two tells twice rather than never.
 */
export async function tellMatters({ db }: Pick<Deps, 'db'>, log: Log): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const { kind, subject, since, reference, details } of await claimUntold(tx)) {
      const { level, says } = waits[kind];
      log[level]({ matter: subject, since, ...(reference !== null && { reference }), ...details }, says);
    }
  });
}
