import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { SocketAddress } from './address.ts';
import { createClusterOnce } from './embedded/create-cluster.ts';
import { withLock } from './embedded/lock.ts';
import { choosePlace, defaultSystemFolder } from './embedded/place.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { type Running, runCluster, stopCluster } from './embedded/run-cluster.ts';

export interface EmbeddedDatabase {
  /** The shop's database, as superuser. */
  address: SocketAddress;
  /** The folder with cluster and log; outside the data folder when PostgreSQL's user cannot reach that. */
  home: string;
  /** Another server process had it running already, or a killed one left it running. */
  adopted: boolean;
  /** Lets go of the database, and stops it unless another server process uses it. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Server settings on top of the defaults. */
  settings?: Record<string, string>;
  /** Where to move what PostgreSQL's user cannot reach. */
  systemFolder?: string;
  /** Told what happened when the database had to be started anew. */
  log?: (line: string) => void;
}

const database = 'oja';
/** Each server process holds one connection of this name; the last one to let go stops the database. */
const presenceName = 'oja-presence';

/**
 * Starts the embedded PostgreSQL of a data folder, or joins it where it runs, and keeps it running: if it dies while we
 * use it, it is started again. Throws `StartFailure` when the machine does not allow it.
 */
export async function startEmbedded({
  dataDir,
  settings = {},
  systemFolder = defaultSystemFolder,
  log = () => undefined,
}: Options): Promise<EmbeddedDatabase> {
  const place = await choosePlace(dataDir, systemFolder);
  let stopping = false;

  async function join(): Promise<Running> {
    const running = await withLock(place.home, async () => {
      const password = await createClusterOnce(place);
      const joined = await runCluster(place, password, settings, presenceName);
      const { rowCount } = await joined.client.query('select from pg_database where datname = $1', [database]);
      if (rowCount === 0) await joined.client.query(`create database ${database}`);
      return joined;
    });
    running.client.on('end', () => void revive());
    return running;
  }

  async function revive(): Promise<void> {
    for (let wait = 0; !stopping; wait = Math.min(wait * 2 + 250, 10_000)) {
      try {
        await delay(wait);
        if (stopping) return;
        running = await join();
        log(`The connection to the embedded database broke; it ${running.adopted ? 'runs' : 'was started'} again.`);
        return;
      } catch (error) {
        log(`The embedded database broke off and does not start again: ${(error as Error).message}`);
      }
    }
  }

  let running = await join();
  return {
    address: { ...running.address, database },
    home: place.home,
    adopted: running.adopted,
    async stop() {
      stopping = true;
      await withLock(place.home, async () => {
        const postmaster = await findPostmaster(place.cluster);
        const others = await countOthers(running);
        await running.client.end().catch(() => undefined);
        if (!postmaster || others > 0) return;
        await stopCluster(place.cluster, postmaster);
        if (place.socketFolder !== place.home) await rm(place.socketFolder, { recursive: true, force: true });
      });
    },
  };
}

/** Server processes that use the database beside us; when that cannot be told, one: a database left running harms nobody. */
async function countOthers({ client }: Running): Promise<number> {
  const sql = 'select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()';
  return client.query(sql, [presenceName]).then(
    ({ rowCount }) => rowCount ?? 0,
    () => 1,
  );
}
