import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import { seedCategory } from '@oja/testing/rows/seed';
import { test as base } from '@playwright/test';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { openDatabase } from '../../apps/server/src/database/pool.ts';
import type { ShopDatabase } from './shop-database.ts';

interface OwnShop {
  url: string;
  database: ShopDatabase;
}

/** For journeys that set or count what holds for all of a shop: each worker has one of its own, without a demo, and puts it right again. */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'oja-own-shop-'));
      const process = await startShopProcess({ ...productionSettings(), DATA_DIR: dataDir });
      const embedded = await startEmbedded({ dataDir });
      const { db, close } = openDatabase({ address: embedded.address, applicationName: 'oja-test', maxConnections: 2 });
      await seedCategory(db, { name: 'Others' });
      await use({ url: process.url, database: { db, close } });
      await close();
      await embedded.stop();
      await process.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});
