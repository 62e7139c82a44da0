import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { checkDurability } from './database/boot-checks.ts';
import { awaitRecovery } from './database/connection/await-recovery.ts';
import { startEmbedded } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/pool.ts';
import { StartFailure } from './database/start-failure.ts';
import { openDemo } from './demo/open-demo.ts';
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts';
import { Searches } from './features/finding/searched/searches.ts';
import { fillNewFinding } from './features/finding/upkeep/fill-finding.ts';
import { startJobs } from './jobs.ts';
import { openIdentity } from './platform/identity/identity.ts';
import { mailboxPath, openMail } from './platform/mail/mail-service.ts';
import { openPayments } from './platform/payments/payments.ts';
import { PictureWorkers } from './platform/pictures/picture-workers.ts';
import { checkStorage, openStorage } from './platform/storage/open-storage.ts';
import { TableReaders } from './platform/tables/table-readers.ts';
import { type Config, readConfig } from './settings/config.ts';
import { resolveAuthSecret } from './settings/secrets.ts';
import { readArtefacts } from './web/artefacts.ts';

export interface Shop {
  config: Config;
  /** One line for the person who started it: where the shop is, and the demo accounts. */
  greeting: string;
  /** Answers what is in flight, ends the jobs at their next step, closes the database. */
  stop(): Promise<void>;
  /** Names of the jobs that are at work just now: what a stop may wait for. */
  jobsUnderWay(): readonly string[];
}

/**
 * Starts everything in order: settings, database, migrations, demo, HTTP, jobs. What was started is stopped again, in
 * reverse, when a later step fails. Throws `StartFailure` or `ConfigFailure` with one line for the person.
 */
export async function startShop(env: NodeJS.ProcessEnv, tell: (line: string) => void): Promise<Shop> {
  const config = readConfig(env);
  if (config.port === 0) await choosePort(config, env);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const address = await databaseAddress(config, undo, tell);
    await awaitRecovery(address, tell);
    await migrate(address);
    const { db, pool, close } = openDatabase({
      address,
      applicationName: 'oja',
      maxConnections: config.databaseConnections,
      preparedStatements: config.databasePrepared,
      onConnectionLost: (error) => tell(`A connection to the database broke: ${error.message}`),
    });
    undo.push(close);
    await checkDurability(pool);
    await fillNewFinding(db, tell);
    if (!config.demo) await refuseDemoAccounts(db);
    const secret = resolveAuthSecret(config);
    const pictureWorkers = new PictureWorkers({ tell });
    const storage = openStorage(config);
    await checkStorage({ db, storage }, tell);
    const tableReaders = new TableReaders({ tell });
    const deps = {
      config,
      db,
      payments: openPayments(config, secret),
      identity: openIdentity(config, secret),
      mail: openMail(config),
      storage,
      pictureWorkers,
      tableReaders,
      searches: new Searches(),
    };
    if (config.demo) await openDemo(address, deps, tell);
    const app = await createApp(deps, await readArtefacts());
    undo.push(() => app.close());
    // Whoever waits for a picture or a file is told to come again: a stop waits for nobody's photographs.
    undo.push(async () => pictureWorkers.close());
    undo.push(() => tableReaders.close());
    await listen(app, config);
    const jobs = startJobs(deps, logOfJobs(app, config));
    undo.push(() => jobs.stop());
    return { config, greeting: greetingOf(config), stop, jobsUnderWay: () => jobs.underWay() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A record is written whatever else the log is to say, unless it is to say nothing at all. */
function logOfJobs({ log }: FastifyInstance, { logLevel }: Config) {
  const always = log.child({}, { level: logLevel === 'silent' ? 'silent' : 'info' });
  return {
    warn: (details: object, message: string) => log.warn(details, message),
    error: (details: object, message: string) => log.error(details, message),
    record: (details: object, message: string) => always.info(details, message),
  };
}

async function databaseAddress(config: Config, undo: (() => Promise<unknown>)[], tell: (line: string) => void) {
  if (config.databaseUrl !== null) return { url: config.databaseUrl };
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: tell });
  undo.push(() => embedded.stop());
  return embedded.address;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        `Port ${port} is taken: stop what listens there, or choose another, like PORT=${port + 1}.`,
      );
    if (code === 'EACCES')
      throw new StartFailure(
        `Port ${port} needs more rights than this user has: choose one above 1023, like PORT=3000.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST=${host} is not an address of this machine.`);
    throw error;
  }
}

/** Origins and links need the port before the server listens, so a free one is looked up first. */
async function choosePort(config: Config, env: NodeJS.ProcessEnv): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, config.host, resolve));
  config.port = (probe.address() as { port: number }).port;
  await new Promise((resolve) => probe.close(resolve));
  if (!env.PUBLIC_URL) config.publicUrl = `http://localhost:${config.port}`;
}

function greetingOf({ publicUrl, demo, smtpUrl }: Config): string {
  const accounts = demo
    ? ' · buyer demo@oja.ng, seller seller@oja.ng, operator operator@oja.ng, password demo1234'
    : '';
  const mailbox = demo && smtpUrl === null ? ` · its mail at ${publicUrl}${mailboxPath}` : '';
  return `Ọjà is open at ${publicUrl}${accounts}${mailbox}`;
}
