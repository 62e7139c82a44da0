import type { Deps } from '../../deps.ts';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import { checkPayment } from './check-payment.ts';
import { findDuePayments, planNextCheck } from './payments.queries.ts';
import { nextCheckAge } from './reconcile-schedule.ts';

const batch = 50;

/**
 * Asks about payments whose outcome nobody has told us: the browser was closed and no webhook came. Safe in several
 * processes: each due payment is taken by one.
 */
export async function reconcilePayments(deps: Pick<Deps, 'db' | 'payments'>, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findDuePayments(deps.db, batch), stopping, async ({ reference, state, age }) => {
    const taken = await planNextCheck(deps.db, reference, nextCheckAge(age));
    // What was never sent does not exist at the provider.
    if (taken && state !== 'created') await checkPayment(deps, reference);
  });
}
