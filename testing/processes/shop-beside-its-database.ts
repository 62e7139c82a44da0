import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';
import { databaseUrl } from '../database/database-url.ts';
import { temporaryFolder } from '../database/throwaway-cluster.ts';
import { TcpProxy } from '../network/tcp-proxy.ts';
import { newcomer } from '../people/newcomer.ts';
import { newVisitor } from '../people/visitor.ts';
import { giveCredit } from '../rows/give-credit.ts';
import { plainProduct } from '../rows/seed.ts';
import { productionSettings, type ShopProcess, startShopProcess } from './shop-process.ts';

/** Servers as in production, each with a line to a durable PostgreSQL that can be cut, and the database seen from behind it. */
export interface ShopBesideItsDatabase {
  cluster: EmbeddedDatabase;
  db: Db;
  line: TcpProxy;
  /** Where the database is found through the line. */
  url: string;
  /** One more server process on the same database and line. */
  serve: (env?: Parameters<typeof startShopProcess>[0]) => Promise<ShopProcess>;
  close: () => Promise<void>;
}

interface Options {
  /** Where the database lies; a temporary folder, removed at the end, unless given. */
  folder?: string;
  /** Of PostgreSQL, on top of its own. */
  settings?: Record<string, string>;
}

export async function openShopBesideItsDatabase({
  folder,
  settings = {},
}: Options = {}): Promise<ShopBesideItsDatabase> {
  const dataDir = folder ?? (await temporaryFolder());
  const cluster = await startEmbedded({ dataDir, settings });
  await migrate(cluster.address);
  const { db, close } = openDatabase({ address: cluster.address, applicationName: 'oja-test', maxConnections: 5 });
  const socket = path.join(cluster.address.host, `.s.PGSQL.${cluster.address.port}`);
  const line = new TcpProxy({ targets: () => [{ path: socket }] });
  const port = await line.listen();
  const url = databaseUrl({ ...cluster.address, host: '127.0.0.1', port });
  const serving: ShopProcess[] = [];
  return {
    cluster,
    db,
    line,
    url,
    async serve(env = {}) {
      const shop = await startShopProcess({ ...productionSettings(), DATABASE_URL: url, ...env });
      serving.push(shop);
      return shop;
    },
    async close() {
      await Promise.all(serving.map((shop) => shop.end('SIGKILL')));
      await line.close();
      await close();
      await cluster.stop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A buyer of that server with store credit for many orders. */
export async function richBuyer({ url }: ShopProcess, db: Db) {
  const buyer = await newcomer({ visitor: () => newVisitor(url) });
  await giveCredit(db, buyer.id, 100_000_000_00);
  return buyer;
}

/** Goods that do not run out. */
export function plentifulProduct(db: Db) {
  return plainProduct(db, { stock: 1_000_000 });
}
