import path from 'node:path';
import { databaseUrl } from '@oja/testing/database/database-url';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import { sql } from 'kysely';
import { findPostmaster } from '../../apps/server/src/database/embedded/postmaster.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { type Db, openDatabase } from '../../apps/server/src/database/pool.ts';
import type { Chance } from '../chance.ts';

export interface ChaosDatabase {
  /** Straight to PostgreSQL, past every line that can break. */
  db: Db;
  /** A line of its own to it, and its address through that line. */
  openLine(): Promise<{ line: TcpProxy; url: string }>;
  /** Whether it can be asked something just now. */
  answers(): Promise<boolean>;
  /** Kills one process that serves a connection; PostgreSQL ends all the others and recovers. False if there was none. */
  killBackend(chance: Chance): Promise<boolean>;
  /** Ends all of it at once: like a power cut (`SIGKILL`), or like an immediate stop (`SIGQUIT`). It starts again by itself. */
  end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<boolean>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own that writes as durably as in production, with the schema and no goods. */
export async function startDatabase(folder: string, log: (line: string) => void): Promise<ChaosDatabase> {
  // When a sale was committed is asked of it afterwards.
  const settings = { max_connections: '200', track_commit_timestamp: 'on' };
  const embedded = await startEmbedded({ dataDir: folder, settings, log });
  const cluster = path.join(embedded.home, 'cluster');
  const { address } = embedded;
  await migrate(address);
  const { db, close } = openDatabase({ address, applicationName: 'oja-chaos', maxConnections: 5 });
  const lines: TcpProxy[] = [];
  return {
    db,
    async openLine() {
      const target = { path: `${address.host}/.s.PGSQL.${address.port}` };
      const line = new TcpProxy({ targets: () => [target] });
      lines.push(line);
      const port = await line.listen();
      return { line, url: databaseUrl({ ...address, host: '127.0.0.1', port }) };
    },
    answers: () =>
      sql`select`.execute(db).then(
        () => true,
        () => false,
      ),
    async killBackend(chance) {
      const pids = await backendsOf(db);
      return pids.length > 0 && send(chance.of(pids), 'SIGKILL');
    },
    async end(signal) {
      const postmaster = await findPostmaster(cluster);
      return postmaster !== null && send(postmaster.pid, signal);
    },
    async close() {
      for (const line of lines) await line.close();
      await close();
      await embedded.stop();
    },
  };
}

/** Those that serve a server process of the shop. */
async function backendsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'oja' and backend_type = 'client backend'
  `.execute(db);
  return rows.map(({ pid }) => pid);
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
