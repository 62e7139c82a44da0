import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Log } from './log.ts';
import { claimOverdueRefunds } from './refunds.queries.ts';

/** A buyer has waited a day for their money: somebody must look at it. Told once a refund. */
export async function tellOverdueRefunds({ db }: Pick<Deps, 'db'>, log: Log): Promise<void> {
  const overdue = await inTransaction(db, async (tx) => {
    const refunds = await claimOverdueRefunds(tx);
    for (const { id, reference, state } of refunds) {
      await audit(tx, {
        actor: 'system',
        action: 'refund.overdue',
        subject: `refund:${id}`,
        details: { reference, state },
      });
    }
    return refunds;
  });
  for (const refund of overdue) log.error(refund, 'a refund is not done after a day');
}
