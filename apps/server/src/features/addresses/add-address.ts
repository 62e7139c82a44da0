import type { Address } from '@oja/contract/checkout';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { clearDefault, countAddresses, insertAddress } from './addresses.queries.ts';
import { addressView } from './addresses.views.ts';
import { usableAddress } from './usable-address.ts';

const most = 20;

/** Saves an address. The first one becomes the default, whatever was asked. */
export async function addAddress(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  userId: string,
  { isDefault, ...given }: ShippingInfo & { isDefault: boolean },
): Promise<Address> {
  const info = usableAddress(given, config.deliversTo);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const count = await countAddresses(tx, userId);
    if (count >= most) throw refusal('too_many_addresses', { max: most });
    if (isDefault) await clearDefault(tx, userId);
    return addressView(await insertAddress(tx, userId, info, isDefault || count === 0));
  });
}
