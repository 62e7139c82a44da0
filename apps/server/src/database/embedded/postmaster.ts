import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';

export interface Postmaster {
  pid: number;
  /** It was started with this one, which our own choice may differ from (another TMPDIR). */
  socketFolder: string;
}

/**
 * The running PostgreSQL of a cluster. Its pid file alone proves nothing: after `kill -9` the process may be a zombie or
 * the number may belong to another, so the process must be alive and work in the cluster's folder.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const lines = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  // Line 5 is written when the socket is there.
  const socketFolder = lines[4]?.trim() ?? '';
  const alive = pid > 0 && (await processesOf(cluster)).includes(pid);
  return alive ? { pid, socketFolder } : null;
}

/** Every live PostgreSQL process of a cluster, orphans of a killed postmaster included: each works in its folder. */
export async function processesOf(cluster: string): Promise<number[]> {
  const folder = await realpath(cluster).catch(() => cluster);
  return process.platform === 'linux' ? processesByProc(folder) : processesByLsof(folder);
}

async function processesByProc(folder: string): Promise<number[]> {
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const workingFolder = await readlink(`/proc/${entry}/cwd`).catch(() => null);
    if (workingFolder !== folder) continue;
    // "123 (postgres) S …"; a zombie (Z) or a dying process (X) holds nothing any more.
    const state = /\((.*)\) (\w)/.exec(await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => ''));
    if (state?.[1] === 'postgres' && state[2] !== 'Z' && state[2] !== 'X') found.push(Number(entry));
  }
  return found;
}

async function processesByLsof(folder: string): Promise<number[]> {
  const { output } = await runProgram('lsof', ['-a', '-c', 'postgres', '-d', 'cwd', '-F', 'pn']);
  const found: number[] = [];
  let pid = 0;
  for (const line of output.split('\n')) {
    if (line.startsWith('p')) pid = Number(line.slice(1));
    else if (line === `n${folder}`) found.push(pid);
  }
  return found;
}
