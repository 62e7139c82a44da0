import { sql } from 'kysely';
import { audit } from '../../../books/audit.ts';
import type { Tx } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';

/**
 * An operator says that the holder of an account is who owns the store, however called: new checkouts send its share there,
 * once the pause after a change is over. @throws Refusal when there is nothing to look at any more
 */
export async function acceptAccountName(
  tx: Tx,
  { accountId, by, note }: { accountId: string; by: string; note: string },
): Promise<{ ok: true }> {
  const { rows } = await sql<{ sellerId: string }>`
    update payout_accounts set name_accepted_at = now()
    where id = ${accountId} and retired_at is null and name_match = 'different' and name_accepted_at is null
    returning seller_id as "sellerId"
  `.execute(tx);
  const [accepted] = rows;
  if (!accepted) throw refusal('matter_closed');
  const details = { account: accountId, note };
  await audit(tx, {
    actor: by,
    action: 'payout_account.name_accepted',
    subject: `store:${accepted.sellerId}`,
    details,
  });
  return { ok: true };
}
