import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';

export type Release = () => void;

/** macOS and the BSDs: open(2) takes the lock itself. Node has no name for the flag. */
const openExclusivelyLocked = 0x20;

/**
 * Does `work` while no other process of this machine holds the lock of that name. The system releases the lock when its
 * holder dies, however it dies, so there is no stale lock to break.
 */
export async function withLock<T>(name: string, work: () => Promise<T>, { patience = 120_000 } = {}): Promise<T> {
  const give = performance.now() + patience;
  let release = await tryLock(name);
  while (!release) {
    if (performance.now() > give) throw new StartFailure(`Another start has been busy with ${name} for too long.`);
    await delay(25);
    release = await tryLock(name);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/** Takes the lock of that name, for as long as the process lives or until it is released; null while another has it. */
export function tryLock(name: string): Promise<Release | null> {
  const key = `oja-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux' ? lockByAbstractSocket(key) : lockByFile(`/tmp/${key}.lock`);
}

/** A name in Linux's abstract socket namespace has one owner and no file. */
function lockByAbstractSocket(key: string): Promise<Release | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(`\0${key}`, () => resolve(() => server.close()));
  });
}

async function lockByFile(file: string): Promise<Release | null> {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    const handle = await open(file, O_RDWR | O_CREAT | O_NONBLOCK | openExclusivelyLocked, 0o600);
    return () => void handle.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return null;
    throw error;
  }
}
