import type { Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { successAddress } from './return-address.ts';

/**
 * The end of each step a buyer takes. Saves first: the buyer is told of a payment only when it can no longer be lost.
 * Webhooks that must be there before the buyer is, or set out together with the buyer, leave here.
 * @returns where the buyer goes; null = stays on the page
 */
export async function leavePage(
  transaction: Transaction,
  { store, webhooks }: PaystackSandbox,
): Promise<string | null> {
  await store.commit();
  if (transaction.paidAt === null) return null;
  const moments = store.state.deliveries
    .filter(({ reference, nextAttemptAt }) => reference === transaction.reference && nextAttemptAt !== null)
    .map(({ moment }) => moment);
  if (moments.includes('before_redirect')) await webhooks.sendDue();
  else if (moments.includes('with_redirect')) webhooks.sendDue().catch(() => {});
  return successAddress(transaction);
}
