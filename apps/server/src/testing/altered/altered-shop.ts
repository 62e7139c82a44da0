import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Receiver, startReceiver } from '@oja/sandbox/mailbox/receiver';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { socketUrl } from '@oja/testing/database/database-url';
import { createTestDatabase } from '@oja/testing/database/test-database';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { freePort } from '@oja/testing/network/free-port';
import { newVisitor } from '@oja/testing/people/visitor';
import { productionSettings, type ShopProcess, startShopProcess } from '@oja/testing/processes/shop-process';
import { vi } from 'vitest';
import type { OpenShop } from '../buyer.ts';
import type { Alteration } from './alteration.ts';
import type { Armed } from './armed.ts';

/** A server process with altered sources, on a real database and a real sandbox; it can die and start again. */
export interface AlteredShop extends OpenShop {
  url: string;
  sandbox: RunningSandbox;
  /** Has the process end (or wait, or throw) when it next comes to this moment. */
  arm: (armed: Armed) => Promise<void>;
  /** Resolves when the armed process has killed itself; it is started again. Until then `move` moves on what others do. */
  diedAndStarted: (move?: () => Promise<void>) => Promise<void>;
  /** Resolves when the process waits at the armed moment; `goOn` tells it that it waited long enough. */
  paused: () => Promise<void>;
  goOn: () => Promise<void>;
  close: () => Promise<void>;
}

/** The API alone needs no built web app; and the database of the tests forgets on a power cut, which is not what dies here. */
const forTests: readonly Alteration[] = [
  { file: 'start-shop.ts', find: 'createApp(deps, await readArtefacts())', replace: 'createApp(deps)' },
  { file: 'start-shop.ts', find: 'await checkDurability(pool);', replace: '' },
];

const nobody = { keep: async () => undefined, list: async () => [], find: async () => null };

export async function startAlteredShop(alterations: readonly Alteration[] = []): Promise<AlteredShop> {
  const [database, sandbox, mailServer, folder, port] = await Promise.all([
    createTestDatabase(),
    startPaystackSandbox(),
    startReceiver(nobody, { error: () => undefined }) as Promise<Receiver>,
    temporaryFolder(),
    freePort(),
  ]);
  const armedFile = path.join(folder, 'armed.json');
  const settings = productionSettings();
  const env = {
    ...settings,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: socketUrl(database.address),
    SMTP_URL: mailServer.address,
    PAYSTACK_SECRET_KEY: sandbox.secretKey,
    PAYSTACK_URL: sandbox.url,
    SWEEP_SECONDS: '1',
    RECONCILE_SECONDS: '1',
    LOG_LEVEL: 'silent',
  };
  const start = () =>
    startShopProcess(env, {
      preload: path.join(import.meta.dirname, 'load-altered.ts'),
      env: { ALTERATIONS: JSON.stringify([...forTests, ...alterations]), ARMED_FILE: armedFile },
    });
  let shop: ShopProcess = await start();
  const { url } = shop;
  return {
    url,
    db: database.db,
    config: { publicUrl: url, authSecret: settings.AUTH_SECRET },
    sandbox,
    visitor: () => newVisitor(url),
    async arm(armed) {
      // Read by the other process at every statement: never half of it.
      await writeFile(`${armedFile}.next`, JSON.stringify(armed));
      await rename(`${armedFile}.next`, armedFile);
    },
    async diedAndStarted(move = async () => undefined) {
      const hasDied = async () => {
        await move();
        return shop.process.signalCode === 'SIGKILL';
      };
      await vi.waitUntil(hasDied, { timeout: 20_000, interval: 10 });
      if (existsSync(armedFile)) throw new Error('The process died, but not at the moment that was armed.');
      shop = await start();
    },
    async paused() {
      await vi.waitUntil(() => existsSync(`${armedFile}.paused`), { timeout: 20_000, interval: 10 });
    },
    async goOn() {
      await rm(`${armedFile}.paused`);
    },
    async close() {
      if (shop.process.exitCode === null && shop.process.signalCode === null) await shop.end('SIGKILL');
      await Promise.all([sandbox.close(), mailServer.close(), database.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
