import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { startReceiver } from '@oja/sandbox/mailbox/receiver';
import { freePort } from '@oja/testing/network/free-port';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import type { Chance } from '../chance.ts';
import { type ChaosDatabase, startDatabase } from './database.ts';
import { type Goods, layOutGoods } from './goods.ts';
import { type Program, startProgram } from './program.ts';
import { type Provider, startProvider } from './provider.ts';
import { sharedSettings } from './settings.ts';

export interface ShopServer extends Program {
  name: string;
  /** Past the front. */
  url: string;
  /** Its line to the database. */
  line: TcpProxy;
  /** What it says. */
  logFile: string;
}

/** Everything that a run plays on. */
export interface Stage {
  /** Holds the database, the logs and the provider's state. */
  folder: string;
  /** The shop as shoppers reach it: whichever server takes the connection. */
  url: string;
  database: ChaosDatabase;
  servers: readonly ShopServer[];
  provider: Provider;
  goods: Goods;
  close(): Promise<void>;
}

interface Options {
  folder: string;
  chance: Chance;
  /** A module that breaks the servers on purpose. */
  mutant: string | null;
  /** Told when something that nobody had ended was gone. */
  crashed: (what: string) => void;
}

const serverCount = 2;
/** Takes every mail and forgets it. */
const nobody = { keep: async () => undefined, list: async () => [], find: async () => null };

/** Starts everything in order; resolves when both servers are open. What was started is stopped again when it fails. */
export async function openStage({ folder, chance, mutant, crashed }: Options): Promise<Stage> {
  const undo: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const log = createWriteStream(path.join(folder, 'database.log'), { flags: 'a' });
    const database = await startDatabase(folder, (line) => log.write(`${new Date().toISOString()} ${line}\n`));
    undo.push(() => database.close());
    const goods = await layOutGoods(database.db);
    const mailServer = await startReceiver(nobody, { error: () => undefined });
    undo.push(() => mailServer.close());

    const servers: ShopServer[] = [];
    const front = new TcpProxy({
      targets: () => {
        const targets = servers.map(({ url }) => ({ host: '127.0.0.1', port: Number(new URL(url).port) }));
        return chance.hits(0.5) ? targets : targets.reverse();
      },
    });
    const url = `http://127.0.0.1:${await front.listen()}`;
    undo.push(() => front.close());
    const provider = startProvider({
      folder,
      port: await freePort(),
      webhookUrl: `${url}/api/payment/webhook/paystack`,
      goods,
      crashed: (how) => crashed(`the provider (${how})`),
    });
    undo.push(() => provider.stop('SIGKILL'));
    const shared = sharedSettings({ url, provider, mailServer });
    for (let number = 1; number <= serverCount; number++) {
      const server = await startServer({ number, folder, mutant, database, shared, crashed });
      servers.push(server);
      undo.push(() => server.stop('SIGKILL'));
    }
    await Promise.all([provider, ...servers].map((program) => program.ready()));
    return { folder, url, database, servers, provider, goods, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface ServerOptions extends Pick<Options, 'folder' | 'mutant' | 'crashed'> {
  number: number;
  database: ChaosDatabase;
  shared: Record<string, string>;
}

async function startServer({ number, folder, mutant, database, shared, crashed }: ServerOptions): Promise<ShopServer> {
  const name = `server ${number}`;
  const port = await freePort();
  const { line, url: databaseUrl } = await database.openLine();
  const logFile = path.join(folder, `server-${number}.log`);
  const program = startProgram({
    file: 'apps/server/src/main.ts',
    env: { ...shared, PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: path.join(folder, 'data') },
    before: mutant === null ? [] : [mutant],
    logFile,
    readyWord: ' is open at ',
    crashed: (how) => crashed(`${name} (${how})`),
  });
  return { ...program, name, line, logFile, url: `http://127.0.0.1:${port}` };
}
