import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';
import { temporaryFolder } from '../../apps/server/src/testing/throwaway-cluster.ts';
import { generateCatalogue } from './generated-catalogue.ts';

const repository = path.resolve(import.meta.dirname, '../..');

export interface BenchShop {
  url: string;
  db: Db;
  address: SocketAddress;
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
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = await startServer({ DATA_DIR: dataDir, PORT: new URL(url).port, PUBLIC_URL: url });
  return {
    url,
    db,
    address,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the server says that it is open. */
async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DEMO: '0',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      // Nobody listens there: what is measured is the shop, not a mail server.
      SMTP_URL: 'smtp://127.0.0.1:9',
      LIMIT_REQUESTS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(' is open at ')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return child;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
