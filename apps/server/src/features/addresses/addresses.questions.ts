import type { Address } from '@oja/contract/checkout';
import type { Db } from '../../database/pool.ts';
import { findAddresses } from './addresses.queries.ts';
import { addressView } from './addresses.views.ts';

export { exportAddresses } from './export-addresses.queries.ts';

/** A buyer's saved addresses, the default first. */
export async function readAddresses(db: Db, userId: string): Promise<Address[]> {
  return (await findAddresses(db, userId)).map(addressView);
}
