import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UNLISTED } from '../../apps/server/src/http/unlisted-refusals.ts';
import type { settings } from '../../apps/server/src/settings/settings.ts';
import { freePort } from '../network/free-port.ts';

/** The whole shop as a person starts it: `main.ts` in a process of its own. */
export interface ShopProcess {
  url: string;
  process: ChildProcess;
  /** What it has said until now, both streams. */
  said: () => string;
  /** Bytes of memory it holds just now (Linux). */
  memory: () => Promise<number>;
  /** Sends the signal and waits for the process to be gone. @throws when an endpoint answered a code that it does not list. @returns its exit code, null after a signal that killed it */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

const root = path.join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
/** What `npm start` tells Node. */
const nodeFlags = / node ((?:--\S+ )*)scripts\/serve\.ts$/.exec(scripts.start)?.[1]?.match(/\S+/g) ?? [];

interface Altered {
  /** A module that runs before anything else. */
  preload: string;
  /** What it is told. */
  env: Record<string, string>;
}

/**
 * Starts a shop on a free port and resolves when it is open; rejects with what it said when it ends instead.
 * @param env settings by their environment names; LIMIT_REQUESTS and DEMO_DESK are off unless given
 * @param hear handed what it says at once, before it is open too
 */
export async function startShopProcess(
  env: Partial<Record<keyof typeof settings | 'NODE_ENV' | 'NODE_OPTIONS', string>>,
  altered?: Altered,
  hear: (text: string) => void = () => undefined,
): Promise<ShopProcess> {
  const main = path.join(root, 'apps/server/src/main.ts');
  const place = env.DEMO === '0' && env.PUBLIC_URL === undefined ? await placeOfItsOwn(env.PORT) : { PORT: '0' };
  const preload = altered ? ['--import', altered.preload] : [];
  const child = spawn(process.execPath, [...nodeFlags, ...preload, main], {
    env: { ...process.env, ...place, LIMIT_REQUESTS: '0', DEMO_DESK: '0', ...env, ...altered?.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        hear(text);
        const open = / is open at (\S+)/.exec(output)?.[1];
        if (open) resolve(open);
      });
    }
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    process: child,
    said: () => output,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    },
    async end(signal) {
      child.kill(signal);
      const [code] = await gone;
      const unlisted = output.split('\n').find((line) => line.includes(UNLISTED));
      if (unlisted !== undefined) throw new Error(`An endpoint answered a code that it does not list: ${unlisted}`);
      return code;
    },
  };
}

/** Outside demo mode a shop must be told where it is reached, so its port is chosen first. */
async function placeOfItsOwn(port?: string): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const PORT = port ?? String(await freePort());
  return { PORT, PUBLIC_URL: `http://localhost:${PORT}` };
}

/** What a shop outside demo mode needs beside its address; nobody listens at its mail server. */
export function productionSettings() {
  return {
    NODE_ENV: 'production',
    DEMO: '0',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    SEAL_KEYS: `test:${randomBytes(32).toString('base64')}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
}
