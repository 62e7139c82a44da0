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
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { output } = await capture('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--header=accept-encoding: ${acceptEncoding}`,
    url,
  ]);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (!(rate > 0) || /Non-2xx/.test(output)) throw new Error(`wrk on ${url}:\n${output}`);
  return rate;
}
