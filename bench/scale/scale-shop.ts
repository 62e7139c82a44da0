import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import { loadShop } from '@oja/testing/scale/load-shop';
import { scaleOf } from '@oja/testing/scale/scale';
import pg from 'pg';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/pool.ts';
import { keepCounts } from '../../apps/server/src/features/finding/upkeep/keep-counts.ts';
import { makeLexicon } from '../../apps/server/src/features/finding/upkeep/make-lexicon.ts';
import { makePhrases } from '../../apps/server/src/features/finding/upkeep/make-phrases.ts';
import { makeWhenDue } from '../../apps/server/src/features/finding/upkeep/make-when-due.ts';
import { rankProducts } from '../../apps/server/src/features/finding/upkeep/rank-products.ts';
import type { BenchShop } from '../lib/shop.ts';
import { progressBar } from './progress-bar.ts';

export interface ScaleShop extends BenchShop {
  /** Bytes that the server holds. */
  memory: () => Promise<number>;
  /** Seconds it took to load, 0 if it lay there already; and from the server's start until it was open. */
  loadSeconds: number;
  startSeconds: number;
}

/** Where a shop lies that is kept for the next time; without it, it is thrown away. */
interface Options {
  keep?: string | undefined;
}

/**
 * A shop of so many products, as in production, its database and server just started: nothing is prepared, and
 * PostgreSQL has read nothing yet.
 */
export async function openScaleShop(products: number, { keep }: Options): Promise<ScaleShop> {
  const dataDir = keep === undefined ? await temporaryFolder() : await keptFolder(keep, products);
  const loadSeconds = await fill(dataDir, products);
  await finishJobs(dataDir);
  const database = await startEmbedded({ dataDir });
  const { db, close } = openDatabase({ address: database.address, applicationName: 'oja-bench', maxConnections: 34 });
  const since = performance.now();
  const server = await startShopProcess({ ...productionSettings(), DATA_DIR: dataDir });
  const startSeconds = (performance.now() - since) / 1000;
  return {
    url: server.url,
    db,
    address: database.address,
    memory: server.memory,
    loadSeconds,
    startSeconds,
    async stop() {
      await server.end('SIGTERM');
      await close();
      await database.stop();
      if (keep === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function keptFolder(keep: string, products: number): Promise<string> {
  const folder = path.resolve(keep, String(products));
  await mkdir(folder, { recursive: true });
  // PostgreSQL's user passes through.
  for (const passed of [path.resolve(keep), folder]) await chmod(passed, 0o711);
  return folder;
}

/** What a crash leaves of a database that is being filled is worth nothing; once filled it is stopped, and durable from then on. */
const whileLoading = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', autovacuum: 'off' };

async function fill(dataDir: string, products: number): Promise<number> {
  const mark = path.join(dataDir, 'filled');
  if ((await readFile(mark, 'utf8').catch(() => '')) === String(products)) return 0;
  const database = await startEmbedded({ dataDir, settings: whileLoading });
  try {
    await migrate(database.address);
    const since = performance.now();
    await loadShop(database.address, scaleOf({ products }), progressBar(process.stderr));
    await writeFile(mark, String(products));
    return (performance.now() - since) / 1000;
  } finally {
    await database.stop();
  }
}

/** What a server makes of a shop in its first minutes is not measured beside its answers; nothing if it is made. */
async function finishJobs(dataDir: string): Promise<void> {
  const database = await startEmbedded({ dataDir });
  const { db, close } = openDatabase({ address: database.address, applicationName: 'oja-bench', maxConnections: 2 });
  const { signal } = new AbortController();
  try {
    await makeWhenDue(db, 'lexicon', makeLexicon);
    await makeWhenDue(db, 'phrases', makePhrases);
    await rankProducts(db, signal);
    await keepCounts(db, signal);
    await tidy(database.address);
  } finally {
    await close();
    await database.stop();
  }
}

/** Of what was moved or made anew nothing old is left; without the shop's own limit of five seconds. */
async function tidy(address: SocketAddress): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(
      'vacuum (analyze) find_words, find_products, find_scopes, find_bits, find_lexicon, find_phrases',
    );
  } finally {
    await client.end();
  }
}
