import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { deleteAddressRow, findAddresses, setDefault } from './addresses.queries.ts';

/** Deletes an address; if it was the default, the oldest of the others becomes it. */
export async function removeAddress(db: Db, userId: string, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const removed = await deleteAddressRow(tx, userId, id);
    if (!removed) throw refusal('address_not_found');
    const [oldest] = await findAddresses(tx, userId);
    if (removed.is_default && oldest) await setDefault(tx, userId, oldest.id);
  });
}
