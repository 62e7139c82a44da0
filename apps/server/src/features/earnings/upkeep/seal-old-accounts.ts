import { nameMatch } from '@oja/domain/stores/name-match';
import { audit } from '../../../books/audit.ts';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { violates } from '../../../database/violates.ts';
import { newId } from '../../../platform/ids.ts';
import type { Seal } from '../../../platform/seal.ts';
import { emptyOldAccounts, insertOldAccount, lockOldAccounts, type OldAccount } from './old-accounts.queries.ts';

const batch = 100;

/**
 * Seals the bank details that were typed in the open before there were keys, and empties where they lay; a migration has no
 * key. Goes on where it stopped, and finds nothing from then on. Safe in several processes.
 */
export async function sealOldAccounts(db: Db, seal: Seal, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const sealed = await inTransaction(
      db,
      async (tx) => {
        const accounts = await lockOldAccounts(tx, batch);
        for (const account of accounts) await takeOver(tx, seal, account);
        await emptyOldAccounts(
          tx,
          accounts.map(({ sellerId }) => sellerId),
        );
        return accounts.length;
      },
      isNamedMeanwhile,
    );
    if (sealed < batch) return;
  }
}

/** Its owner has named one at the same moment, which then counts. */
const isNamedMeanwhile = (error: unknown): boolean => violates(error, 'payout_accounts_one');

/** A name without a number is no account. */
async function takeOver(tx: Tx, seal: Seal, account: OldAccount): Promise<void> {
  const { sellerId, number, holder, names, isReplaced } = account;
  if (number === '' || isReplaced) return;
  const id = newId();
  const last4 = number.slice(-4);
  const match = nameMatch(holder, names);
  await insertOldAccount(tx, account, { id, sealed: seal.close(number, id), last4, nameMatch: match });
  const details = { account: id, nameMatch: match };
  await audit(tx, { actor: 'system', action: 'payout_account.sealed', subject: `store:${sellerId}`, details });
}
