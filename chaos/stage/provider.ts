import path from 'node:path';
import type { Goods } from './goods.ts';
import { type Program, startProgram } from './program.ts';

export interface Provider extends Program {
  url: string;
  secretKey: string;
  /** The file that its state lies in. */
  stateFile: string;
  /** Asks it something. False when it gave no answer, or did not like what was asked. */
  ask(method: Method, path: string, body?: object): Promise<boolean>;
  /** The same, and what it answered; then null. */
  read<Answer>(method: Method, path: string, body?: object): Promise<Answer | null>;
}

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

interface Options {
  folder: string;
  port: number;
  webhookUrl: string;
  goods: Goods;
  crashed: (how: string) => void;
}

/** Milliseconds. */
const patience = 3000;
const secretKey = 'sk_test_chaos';

/** The payment provider: the sandbox as a process of its own that keeps its state on disk. */
export function startProvider({ folder, port, webhookUrl, goods, crashed }: Options): Provider {
  const stateFile = path.join(folder, 'provider.json');
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram({
    file: path.join(import.meta.dirname, 'provider-process.ts'),
    env: {
      PORT: String(port),
      STATE_FILE: stateFile,
      SECRET_KEY: secretKey,
      WEBHOOK_URL: webhookUrl,
      SUBACCOUNTS: JSON.stringify(goods.subaccounts),
    },
    logFile: path.join(folder, 'provider.log'),
    readyWord: ' is open at ',
    crashed,
  });
  const send = (method: Method, path: string, body: object = {}) =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
  return {
    ...program,
    url,
    secretKey,
    stateFile,
    async ask(method, path, body) {
      const answer = await send(method, path, body).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok ?? false;
    },
    async read<Answer>(method: Method, path: string, body?: object) {
      try {
        const answer = await send(method, path, body);
        const told: unknown = await answer.json();
        return answer.ok ? (told as Answer) : null;
      } catch {
        return null;
      }
    },
  };
}
