import type { Address } from '@oja/contract/checkout';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { clearDefault, setDefault, updateAddressRow } from './addresses.queries.ts';
import { addressView } from './addresses.views.ts';
import { usableAddress } from './usable-address.ts';

/** Changes an address. Making it the default takes that from the one before; the default cannot be unmade, only moved. */
export async function updateAddress(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  userId: string,
  id: string,
  { isDefault, ...given }: ShippingInfo & { isDefault: boolean },
): Promise<Address> {
  const info = usableAddress(given, config.deliversTo);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const row = await updateAddressRow(tx, userId, id, info);
    if (!row) throw refusal('address_not_found');
    if (!isDefault || row.is_default) return addressView(row);
    await clearDefault(tx, userId);
    await setDefault(tx, userId, id);
    return addressView({ ...row, is_default: true });
  });
}
