import type { Tx } from '../../../database/pool.ts';
import type { ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { markKnown, markListed } from '../inbox/inbox.queries.ts';
import { explainTold } from '../inbox/told-refunds.ts';
import { findToldAndKnown } from '../refunds/payment-money.queries.ts';

/**
 * Refunds that had failed before the provider's list showed them are none of ours, so that only the list can tell that what
 * messages say of them is over: from then on they are no claim and no matter. The payment must be locked.
 * @param failed those in the list that have failed and that nobody here knows
 */
export async function tickOffListed(tx: Tx, reference: string, failed: readonly ProviderRefund[]): Promise<void> {
  if (failed.length === 0) return;
  const { listed, known } = explainTold(await findToldAndKnown(tx, [reference]), failed);
  await markListed(tx, listed);
  await markKnown(tx, known);
}
