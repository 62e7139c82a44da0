import type { Db } from '../../database/pool.ts';
import { readShopId } from '../../database/shop-id.ts';
import type { Storage } from './storage.ts';
import { StorageFailure } from './storage-failure.ts';

/**
 * A shop removes the files that it does not name, which in the storage of another are all of that. @throws StorageFailure
 * where the storage belongs to another shop
 */
export async function demandOwnStorage({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  const shopId = await readShopId(db);
  const owner = await storage.claim(shopId);
  if (owner === shopId) return;
  const whose = JSON.stringify(owner.slice(0, 40));
  throw new StorageFailure(
    `The bucket belongs to another shop: p/shop-id in it says ${whose}, this database says "${shopId}". Give each shop a bucket of its own (docs/operations.md, 'Whose bucket it is').`,
    { isPassing: false },
  );
}
