import { chmod, glob, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostmaster, processesOf } from '../../apps/server/src/database/embedded/postmaster.ts';
import { stopCluster } from '../../apps/server/src/database/embedded/run-cluster.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/database/embedded.ts';

const prefix = 'oja-throwaway-';

/** Ten times as fast to write, and worth nothing after a crash: for tests and generators only. */
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // For what asks whether something was committed before something else.
  track_commit_timestamp: 'on',
};

/** An embedded PostgreSQL in a temporary folder; `stop()` removes it. What killed runs left behind goes first. */
export async function startThrowawayCluster(): Promise<EmbeddedDatabase> {
  await removeAbandoned();
  const folder = await temporaryFolder();
  const cluster = await startEmbedded({ dataDir: folder, settings: volatile });
  return {
    ...cluster,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A new folder that PostgreSQL's user may pass through, named after this process. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o711);
  return folder;
}

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) await removeCluster(path.join(tmpdir(), name)).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function removeCluster(folder: string): Promise<void> {
  // Tests of the embedded database itself put a data folder in between.
  for await (const found of glob(['*/cluster', '*/*/cluster'], { cwd: folder })) {
    const cluster = path.join(folder, found);
    const postmaster = await findPostmaster(cluster);
    if (postmaster) await stopCluster(cluster, postmaster);
    else for (const pid of await processesOf(cluster)) process.kill(pid, 'SIGQUIT');
  }
  await rm(folder, { recursive: true, force: true });
}
