import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { acceptName } from './subaccounts.queries.ts';

/**
 * An operator says that the holder of an account is who owns the store, however called: new checkouts send its share there,
 * once the pause after a change is over. @throws Refusal when there is nothing to look at any more
 */
export async function acceptAccountName(
  tx: Tx,
  { accountId, by, note }: { accountId: string; by: string; note: string },
): Promise<{ ok: true }> {
  const sellerId = await acceptName(tx, accountId);
  if (sellerId === undefined) throw refusal('matter_closed');
  const details = { account: accountId, note };
  await audit(tx, {
    actor: by,
    action: 'payout_account.name_accepted',
    subject: `store:${sellerId}`,
    details,
  });
  return { ok: true };
}
