import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Log } from './log.ts';
import { claimOverdueReport } from './provider-report.queries.ts';

/** The daily comparison with the provider does not come to its end: somebody must look why. Told once a day. */
export async function tellOverdueReport({ db, payments }: Pick<Deps, 'db' | 'payments'>, log: Log): Promise<void> {
  if (!payments.provider) return;
  const overdue = await inTransaction(db, async (tx) => {
    const claimed = await claimOverdueReport(tx);
    if (claimed) {
      const { report, cursor } = claimed;
      await audit(tx, { actor: 'system', action: 'report.overdue', subject: `report:${report}`, details: { cursor } });
    }
    return claimed;
  });
  if (overdue) log.error(overdue, 'the comparison with the provider is not done after a day');
}
