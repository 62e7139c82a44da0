import type { Socket } from 'node:net';
import type pg from 'pg';

/** Milliseconds that a statement and its answer may be on their way, beyond what the statement may take. */
const onTheWay = 3000;
const unitsOf: Record<string, number> = { ms: 1, s: 1000, min: 60_000 };

/** `set statement_timeout = 5000`, `set local statement_timeout = '5min'`. */
const setting = /\bset\s+(local\s+)?statement_timeout\s*=\s*'?(\d+)\s*(ms|s|min)?\b/i;
const endOfTransaction = /^\s*(commit|rollback)\b(?!\s+to)/i;

/**
 * Breaks a connection whose answer is overdue by what it was itself told that statements may take. The other end may be
 * gone without a word (a dead router, a half-open line), which TCP alone notices after a quarter of an hour; by then every
 * connection of a pool would hang like this one. Whoever waits hears of it, and the pool takes another.
 */
export function breakWhenSilent(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  let limit: number | null = null;
  let limitHere: number | null = null;

  function noteLimit(text: string): void {
    const [, local, value, unit = 'ms'] = setting.exec(text) ?? [];
    if (value !== undefined) {
      const milliseconds = Number(value) * (unitsOf[unit] ?? 1);
      if (local) limitHere = milliseconds;
      else limit = milliseconds;
    }
    if (endOfTransaction.test(text)) limitHere = null;
  }

  client.query = ((...args: unknown[]) => {
    noteLimit(textOf(args[0]));
    const answer = send(...args);
    const mayTake = limitHere ?? limit;
    if (mayTake === null || mayTake === 0 || !(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => breakOff(client), mayTake + onTheWay);
    return answer.finally(() => clearTimeout(timer));
  }) as typeof client.query;
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');
}

function breakOff(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy(Object.assign(new Error('The database has not answered in time.'), { code: 'ETIMEDOUT' }));
}
