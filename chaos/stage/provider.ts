import path from 'node:path';
import type { Goods } from './goods.ts';
import { type Program, startProgram } from './program.ts';

export interface Provider extends Program {
  url: string;
  secretKey: string;
  /** The file that its state lies in. */
  stateFile: string;
  /** Seconds a payment page can be paid on; 0 = for ever. False when it gave no answer. */
  limitSessions(seconds: number): Promise<boolean>;
}

interface Options {
  folder: string;
  port: number;
  webhookUrl: string;
  goods: Goods;
  crashed: (how: string) => void;
}

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
  return {
    ...program,
    url,
    secretKey,
    stateFile,
    async limitSessions(timeout) {
      const answer = await fetch(`${url}/integration/payment_session_timeout`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ timeout }),
        signal: AbortSignal.timeout(3000),
      }).catch(() => null);
      return answer?.ok ?? false;
    },
  };
}
