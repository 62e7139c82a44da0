import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { type ServerProcess, startServerProcess } from '@oja/testing/processes/server-process';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SocketAddress } from './address.ts';
import { findPostmaster, processesOf } from './embedded/postmaster.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

const asRoot = process.getuid?.() === 0;
let folder: string;
let dataDir: string;
let running: (EmbeddedDatabase | ServerProcess)[];
beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = path.join(folder, 'data');
  running = [];
});
afterEach(async () => {
  for (const one of running) await ('stop' in one ? one.stop() : one.end('SIGTERM'));
  await rm(folder, { recursive: true });
});

const clusterOf = ({ home }: { home: string }) => path.join(home, 'cluster');

async function start(options: { systemFolder?: string } = {}): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir, ...options });
  running.push(embedded);
  return embedded;
}
async function startProcess(): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir);
  running.push(server);
  return server;
}
async function stop(embedded: EmbeddedDatabase): Promise<void> {
  running = running.filter((one) => one !== embedded);
  await embedded.stop();
}
async function query(address: SocketAddress, sql: string): Promise<unknown[]> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
/** Tries until the database answers again, as a server's requests do. */
async function queryWhenBack(address: SocketAddress, sql: string): Promise<unknown[]> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    try {
      return await query(address, sql);
    } catch (error) {
      if (Date.now() > giveUp) throw error;
    }
  }
}

describe('the embedded database', () => {
  it('starts in an empty folder and stops with the last server', async () => {
    const embedded = await start();
    expect(embedded.adopted).toBe(false);
    expect(await query(embedded.address, `select current_setting('fsync') as fsync`)).toEqual([{ fsync: 'on' }]);
    await stop(embedded);
    expect(await processesOf(clusterOf(embedded))).toEqual([]);
  });

  it('keeps its folder and its password from other users', async () => {
    const { home, address } = await start();
    const modes = await Promise.all([home, clusterOf({ home })].map(async (file) => (await stat(file)).mode & 0o077));
    expect(modes).toEqual([0, 0]);
    expect(await readdir(home)).not.toContainEqual(expect.stringContaining('password'));
    await expect(query({ ...address, password: 'guessed' }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('is joined by a second server and outlives the first', async () => {
    const first = await start();
    const second = await startProcess();
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    await stop(first);
    expect(await query(second.address, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is made once when two servers start together for the first time', async () => {
    const servers = await Promise.all([startProcess(), startProcess()]);
    expect(servers.map(({ adopted }) => adopted).sort()).toEqual([false, true]);
    expect(await readdir(servers[0].home)).not.toContainEqual(expect.stringContaining('unfinished'));
    await query(servers[0].address, 'create table proof ()');
    expect(await query(servers[1].address, `select count(*)::int as count from proof`)).toEqual([{ count: 0 }]);
  });

  it('is found running after kill -9 of the server', async () => {
    const killed = await startProcess();
    await query(killed.address, 'create table proof (id int); insert into proof values (1)');
    await killed.end('SIGKILL');
    running = [];
    const next = await start();
    expect(next.adopted).toBe(true);
    expect(await query(next.address, 'select id from proof')).toEqual([{ id: 1 }]);
  });

  it('starts again after kill -9 of server and PostgreSQL, with everything committed', async () => {
    const killed = await startProcess();
    await query(killed.address, 'create table proof (id int); insert into proof values (1)');
    const postmaster = await findPostmaster(clusterOf(killed));
    await killed.end('SIGKILL');
    running = [];
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(await query(next.address, 'select id from proof')).toEqual([{ id: 1 }]);
  });

  it('comes back by itself when PostgreSQL is killed under a running server', async () => {
    const server = await startProcess();
    await query(server.address, 'create table proof (id int); insert into proof values (1)');
    const before = await findPostmaster(clusterOf(server));
    process.kill(before?.pid ?? 0, 'SIGKILL');
    expect(await queryWhenBack(server.address, 'select id from proof')).toEqual([{ id: 1 }]);
    expect((await findPostmaster(clusterOf(server)))?.pid).not.toBe(before?.pid);
  });

  it('is not misled by a pid file whose number belongs to another process now', async () => {
    const embedded = await start();
    const pidFile = path.join(clusterOf(embedded), 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await stop(embedded);
    const other = await startEmbedded({ dataDir: path.join(folder, 'other') });
    running.push(other);
    const stranger = await findPostmaster(clusterOf(other));
    await writeFile(pidFile, [stranger?.pid, ...lines.slice(1)].join('\n'));
    expect((await start()).adopted).toBe(false);
    expect(await findPostmaster(clusterOf(other))).toEqual(stranger);
  });

  it('starts after an interrupted first start', async () => {
    const embedded = await start();
    await stop(embedded);
    await rm(clusterOf(embedded), { recursive: true });
    await mkdir(path.join(embedded.home, 'unfinished-0123456789ab'));
    await writeFile(path.join(embedded.home, 'unfinished-0123456789ab.password'), 'half');
    const next = await start();
    expect((await readdir(next.home)).sort()).toEqual(['.s.PGSQL.5432', '.s.PGSQL.5432.lock', 'cluster', 'server.log']);
  });

  it('tells in one line that the data folder cannot be written', async () => {
    await writeFile(dataDir, 'a file');
    dataDir = path.join(dataDir, 'below');
    await expect(start()).rejects.toThrow(
      `The data folder ${dataDir} cannot be written: a file of that name is in the way. Put that right, or choose another folder with DATA_DIR.`,
    );
  });

  it('takes a data folder whose path is long and has blanks, commas and letters of Yoruba', async () => {
    dataDir = path.join(folder, `Ọjà, a "market" ${'long '.repeat(20)}`);
    expect(await query((await start()).address, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it.runIf(asRoot)('moves to the system folder when PostgreSQL may not enter the data folder', async () => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o700);
    const systemFolder = path.join(folder, 'system');
    const embedded = await start({ systemFolder });
    expect(embedded.home.startsWith(systemFolder)).toBe(true);
    await stop(embedded);
    await chmod(dataDir, 0o755);
    expect((await start({ systemFolder })).home).toBe(embedded.home);
  });

  it.runIf(asRoot)(
    'keeps a database where it is, and says so when PostgreSQL may not enter its folder any more',
    async () => {
      await stop(await start());
      await chmod(dataDir, 0o700);
      await expect(start()).rejects.toThrow(
        `The user PostgreSQL runs as may no longer enter ${dataDir}: restore the permissions.`,
      );
    },
  );
});
