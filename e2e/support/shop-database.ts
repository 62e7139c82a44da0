import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';
import { seedProduct } from '../../apps/server/src/testing/seed.ts';

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

/**
 * Offers a product in one of the demo's stores. It is old, has no picture and stands under 'Others', so that the tests
 * which look at the shop's pages meanwhile do not meet it.
 */
export async function offer(db: Db, given: Parameters<typeof seedProduct>[1] = {}) {
  const first = (table: 'sellers' | 'categories', name: 'store_name' | 'name') =>
    db
      .selectFrom(table)
      .select('id')
      .orderBy(name as never)
      .executeTakeFirstOrThrow();
  const others = await db.selectFrom('categories').select('id').where('name', '=', 'Others').executeTakeFirst();
  return seedProduct(db, {
    name: `Test goods ${crypto.randomUUID().slice(0, 8)}`,
    sku: crypto.randomUUID(),
    seller_id: given.seller_id ?? (await first('sellers', 'store_name')).id,
    category_id: (others ?? (await first('categories', 'name'))).id,
    images: '[]',
    created_at: new Date('2020-01-01T00:00:00Z'),
    ...given,
  });
}
