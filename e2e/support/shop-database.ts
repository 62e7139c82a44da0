import { seedProduct } from '@oja/testing/rows/seed';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';

export interface ShopDatabase {
  db: Db;
  close: () => Promise<void>;
}

/** The database of the shop under test, for what no shopper can do: a product that is withdrawn, a price that is set. */
export async function openShopDatabase(): Promise<ShopDatabase> {
  const embedded = await startEmbedded({ dataDir: process.env.E2E_DATA_DIR ?? '' });
  const { db, close } = openDatabase({ address: embedded.address, applicationName: 'oja-test', maxConnections: 2 });
  return {
    db,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}

/** The store of the demo's seller: tests offer their goods in this one, so that what others read of a store stays as it is. */
export const testedStore = 'adunni-textiles';

/**
 * Offers a product in the store of the demo's seller. It is old, has no picture and stands under 'Others', so that the
 * tests which look at the shop's pages meanwhile do not meet it.
 */
export async function offer(db: Db, given: Parameters<typeof seedProduct>[1] = {}) {
  const store = db.selectFrom('sellers').select('id').where('slug', '=', testedStore);
  const others = db.selectFrom('categories').select('id').where('name', '=', 'Others');
  return seedProduct(db, {
    name: `Test goods ${crypto.randomUUID().slice(0, 8)}`,
    sku: crypto.randomUUID(),
    seller_id: given.seller_id ?? (await store.executeTakeFirstOrThrow()).id,
    category_id: (await others.executeTakeFirstOrThrow()).id,
    images: '[]',
    created_at: new Date('2020-01-01T00:00:00Z'),
    ...given,
  });
}
