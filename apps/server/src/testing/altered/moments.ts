import { subscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Armed, Moment } from './armed.ts';

type Query = (...args: unknown[]) => unknown;
type Call = { request: ClientRequest };

/** Has the process do what is armed at its moment, once. The file comes and goes while it runs. */
export function watchMoments(armedFile: string): void {
  watchStatements(armedFile);
  // Told before the first byte is sent, and when the answer is here and nobody has read it.
  subscribe('http.client.request.created', (told) => meetCall('before', (told as Call).request));
  subscribe('http.client.response.finish', (told) => meetCall('after', (told as Call).request));

  function meetCall(when: Moment['when'], { method, path }: ClientRequest): void {
    const isMet = (at: Moment) => at.when === when && 'call' in at && `${method} ${path}`.includes(at.call);
    const armed = takeArmed(armedFile, isMet);
    if (armed !== null) act(armedFile, armed);
  }
}

/** What each connection has written in its transaction. */
const written = new WeakMap<pg.Client, string[]>();

/** Every statement of every connection passes here; those that are sent with a callback are no statements of the product. */
function watchStatements(armedFile: string): void {
  const plain = pg.Client.prototype.query as Query;
  const watched = async function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args;
    const text = plainText(typeof asked === 'string' ? asked : (asked as { text: string }).text);
    const transaction = written.get(this) ?? [];
    await meet(armedFile, (at) => at.when === 'before' && isAt(at, text, transaction));
    const result = (await plain.apply(this, args)) as pg.QueryResult;
    if (/^(begin|start transaction)/.test(text)) written.set(this, []);
    else if (result.rowCount !== 0) transaction.push(text);
    // What found nothing has not happened: workers look for work all the time.
    if (result.rowCount !== 0) await meet(armedFile, (at) => at.when === 'after' && isAt(at, text, transaction));
    return result;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const isStatement =
      typeof args.at(-1) !== 'function' && typeof (args[0] as { submit?: unknown }).submit !== 'function';
    return isStatement ? watched.apply(this, args) : plain.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

function isAt(at: Moment, text: string, transaction: readonly string[]): boolean {
  if ('statement' in at) return text.includes(at.statement);
  if (!('commit' in at) || text !== 'commit') return false;
  return at.commit.every((part) => transaction.some((statement) => statement.includes(part)));
}

function plainText(text: string): string {
  return text.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
}

async function meet(armedFile: string, isMet: (at: Moment) => boolean): Promise<void> {
  const armed = takeArmed(armedFile, isMet);
  if (armed === null) return;
  act(armedFile, armed);
  while (existsSync(`${armedFile}.paused`)) await delay(20);
}

function takeArmed(armedFile: string, isMet: (at: Moment) => boolean): Armed | null {
  if (!existsSync(armedFile)) return null;
  const armed = JSON.parse(readFileSync(armedFile, 'utf8')) as Armed;
  if (!isMet(armed.at)) return null;
  rmSync(armedFile);
  return armed;
}

function act(armedFile: string, { at, action }: Armed): void {
  if (action === 'kill') process.kill(process.pid, 'SIGKILL');
  if (action === 'throw') throw new Error(`armed: ${JSON.stringify(at)}`);
  writeFileSync(`${armedFile}.paused`, '');
}
