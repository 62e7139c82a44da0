import { rm } from 'node:fs/promises';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';
import { generateCatalogue } from './generated-catalogue.ts';

export interface BenchShop {
  url: string;
  db: Db;
  address: SocketAddress;
  /** Bytes of memory that the server holds just now. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The shop in a process of its own, as in production, on a throwaway database with the generated catalogue. The database
 * is durable as in production too: what a commit costs is part of what is measured.
 */
export async function startBenchShop(tell: (line: string) => void): Promise<BenchShop> {
  const dataDir = await temporaryFolder();
  const database = await startEmbedded({ dataDir });
  const { address } = database;
  await migrate(address);
  const { db, close } = openDatabase({ address, applicationName: 'oja-bench', maxConnections: 10 });
  tell('Making 10,000 products …');
  await generateCatalogue(db);
  const server = await startShopProcess({ ...productionSettings(), DATA_DIR: dataDir });
  return {
    url: server.url,
    db,
    address,
    memory: server.memory,
    async stop() {
      await server.end('SIGTERM');
      await close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
