import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { findExpiredHolds } from '../../holds/holds.questions.ts';
import { releaseHold } from '../../holds/holds.steps.ts';
import { checkPayment } from '../check-payment.ts';
import { findOpenAttempts } from '../payments.queries.ts';

const batch = 100;

/**
 * Gives back the stock of checkouts that ran out. Their payments are asked about once more first, so that money which
 * has just arrived becomes an order; when the provider is silent they are released all the same, because a late payment
 * is safe.
 */
export async function sweepHolds(deps: Pick<Deps, 'db' | 'payments'>, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findExpiredHolds(deps.db, batch), stopping, async (checkoutId) => {
    try {
      for (const reference of await findOpenAttempts(deps.db, checkoutId)) await checkPayment(deps, reference);
    } finally {
      await inTransaction(deps.db, (tx) => releaseHold(tx, checkoutId, 'expired', { onlyExpired: true }));
    }
  });
}
