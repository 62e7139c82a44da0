import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves, to listeners and to the near end of every connection. */
const lowest = 10_000;
const highest = 32_000;

/** A port of loopback that nobody listens on, for what must be told its port before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => probe.close(resolve));
  return free;
}
