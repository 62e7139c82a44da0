import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { capture } from '../../scripts/lib/run.ts';

export const acceptEncoding = 'gzip, deflate, br, zstd';
const connections = 32;

/** Whether wrk is installed. */
export async function hasWrk(): Promise<boolean> {
  return capture('wrk', ['--version']).then(
    () => true,
    () => false,
  );
}

/** Requests a second that an address answers to 32 connections. Throws if any answer is not a success. */
export function requestsPerSecond(url: string, seconds: number): Promise<number> {
  return wrk(seconds, [url]);
}

/** The same, of many paths in turn. */
export async function requestsPerSecondOf(url: string, paths: readonly string[], seconds: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oja-bench-'));
  try {
    const list = path.join(folder, 'paths');
    await writeFile(list, paths.join('\n'));
    return await wrk(seconds, [`--script=${path.join(import.meta.dirname, 'paths.lua')}`, url, list]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function wrk(seconds: number, args: readonly string[]): Promise<number> {
  const { output } = await capture('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--header=accept-encoding: ${acceptEncoding}`,
    ...args,
  ]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0) || /Non-2xx/.test(output)) throw new Error(`wrk ${args.join(' ')}:\n${output}`);
  return rate;
}

/** Requests a second when each path is asked for once, by 32 connections. Throws if any answer is not a success. */
export function onceEachPerSecond(url: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'accept-encoding': acceptEncoding };
  const ask = (target: string) =>
    new Promise<void>((resolve, reject) => {
      get(url + target, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${target}: ${response.statusCode}`));
        response.on('end', resolve).resume();
      }).on('error', reject);
    });
  return perSecond(paths, ask).finally(() => agent.destroy());
}

/** How often a second the work is done, once for each thing, with 32 under way at any time. */
export async function perSecond<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<number> {
  const since = performance.now();
  let at = 0;
  const workOn = async () => {
    while (at < things.length) await work(things[at++] as T);
  };
  await Promise.all(Array.from({ length: connections }, workOn));
  return (things.length * 1000) / (performance.now() - since);
}
