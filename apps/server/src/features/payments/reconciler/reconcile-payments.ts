import type { Deps } from '../../../deps.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { checkPayment } from '../check-payment.ts';
import { findDuePayments, lookAgainSoon, planNextCheck } from '../payments.queries.ts';
import { nextCheckAge } from './reconcile-schedule.ts';

const batch = 50;

/** Seconds until a payment is asked about again that the provider gave no answer for. */
const soon = 60;

/**
 * Asks about payments whose outcome nobody has told us: the browser was closed and no webhook came. Safe in several
 * processes: each due payment is taken by one. Without an answer it stays due, whatever the schedule says.
 */
export async function reconcilePayments(deps: Pick<Deps, 'db' | 'payments'>, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findDuePayments(deps.db, batch), stopping, async (due) => {
    const taken = await planNextCheck(deps.db, due.reference, nextCheckAge(due.age));
    // What was never sent does not exist at the provider.
    if (!taken || due.state === 'created') return;
    const { kind } = await checkPayment(deps, due.reference);
    if (kind === 'unanswered' || kind === 'busy') await lookAgainSoon(deps.db, due, soon);
  });
}
