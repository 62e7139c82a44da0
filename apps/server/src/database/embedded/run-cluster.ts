import { spawn } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { SocketAddress } from '../address.ts';
import { StartFailure } from '../start-failure.ts';
import { failureOf } from './folder-failure.ts';
import type { Place } from './place.ts';
import { findPostmaster, type Postmaster, processesOf } from './postmaster.ts';
import { programEnvironment } from './run-program.ts';

const port = 5432;
/** Recovery after a crash replays what was written since the last checkpoint, up to a gigabyte. */
const startPatience = 180_000;
const stopPatience = 60_000;
/** A live PostgreSQL that nothing can reach for so long has lost its socket. */
const unreachablePatience = 5000;
const largestLog = 4 * 2 ** 20;

export interface Running {
  client: pg.Client;
  address: SocketAddress;
  /** It was running already. */
  adopted: boolean;
}

/** A connection to the place's PostgreSQL, which is started if it does not run. To be called under the lock. */
export async function runCluster(
  place: Place,
  password: string,
  settings: Record<string, string>,
  applicationName: string,
): Promise<Running> {
  const addressAt = (host: string): SocketAddress => ({ host, port, user: 'postgres', password, database: 'postgres' });
  const since = performance.now();
  for (;;) {
    const postmaster = await findPostmaster(place.cluster);
    if (!postmaster) break;
    const address = addressAt(postmaster.socketFolder || place.socketFolder);
    const tried = await tryConnect(address, applicationName);
    if (tried instanceof pg.Client) return { client: tried, address, adopted: true };
    const waited = performance.now() - since;
    if (waited > startPatience) throw await failureOf('be reached', tried.message, place);
    if (waited > unreachablePatience && tried.code !== '57P03') await stopCluster(place.cluster, postmaster);
    await delay(25);
  }
  const address = addressAt(place.socketFolder);
  return { client: await launch(place, settings, address, applicationName), address, adopted: false };
}

/** Stops PostgreSQL as for a short maintenance: open transactions roll back, everything committed is written. */
export async function stopCluster(cluster: string, { pid }: Postmaster): Promise<void> {
  process.kill(pid, 'SIGINT');
  await untilNoProcess(cluster, stopPatience);
}

async function untilNoProcess(cluster: string, patience: number): Promise<void> {
  const since = performance.now();
  while ((await processesOf(cluster)).length > 0) {
    if (performance.now() - since > patience) throw new StartFailure(`PostgreSQL in ${cluster} does not stop.`);
    await delay(20);
  }
}

async function launch(
  place: Place,
  settings: Record<string, string>,
  address: SocketAddress,
  applicationName: string,
): Promise<pg.Client> {
  // The pid file is PostgreSQL's interlock against two servers on one cluster; it may go only when no process is left.
  await untilNoProcess(place.cluster, stopPatience);
  const socket = path.join(place.socketFolder, `.s.PGSQL.${port}`);
  for (const remains of [path.join(place.cluster, 'postmaster.pid'), socket, `${socket}.lock`]) {
    await rm(remains, { force: true });
  }
  const size = (await stat(place.log).catch(() => null))?.size ?? 0;
  const log = await open(place.log, size > largestLog ? 'w' : 'a', 0o600);
  const logged = (await log.stat()).size;
  const args = Object.entries({
    ...quiet,
    listen_addresses: '',
    unix_socket_directories: place.socketFolder,
    ...settings,
  });
  // Detached: the Ctrl-C that stops us must not reach it, and it outlives a server that was killed.
  const child = spawn(
    path.join(place.binaries, 'bin/postgres'),
    ['-D', place.cluster, ...args.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...place.account, cwd: '/', env: programEnvironment, detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  child.unref();
  let ended: string | null = null;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    ended = `it ended with ${signal ?? code}`;
  });
  await log.close();

  const since = performance.now();
  for (;;) {
    const tried = await tryConnect(address, applicationName);
    if (tried instanceof pg.Client) return tried;
    const said = async () => (await readFile(place.log)).subarray(logged).toString();
    if (ended !== null) throw await failureOf('start', (await said()) || ended, place);
    if (performance.now() - since > startPatience) throw await failureOf('start', tried.message, place);
    await delay(15);
  }
}

/** Errors of statements are told to the client that caused them; in the log they would pile up, with shoppers' data. */
const quiet = { log_min_messages: 'log', log_checkpoints: 'off' };

async function tryConnect(
  address: SocketAddress,
  applicationName: string,
): Promise<pg.Client | (Error & { code?: string })> {
  const client = new pg.Client({ ...address, application_name: applicationName, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    return error as Error;
  }
}
