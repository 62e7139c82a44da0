import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { within } from '../pause.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const leash = path.join(import.meta.dirname, 'leash.ts');

interface Options {
  /** Of the repository. */
  file: string;
  env: Record<string, string>;
  /** Modules to load before it. */
  before?: readonly string[];
  /** Where everything it says is kept. */
  logFile: string;
  /** What it says once it is ready. */
  readyWord: string;
  /** Told when it ended by itself although it had been ready. */
  crashed: (how: string) => void;
}

export interface Program {
  isReady(): boolean;
  /** Resolves when it is ready. @throws Error when it is not in time */
  ready(): Promise<void>;
  /** Ends it and starts it again after `rest` milliseconds. Resolves with how it ended. */
  restart(signal: 'SIGKILL' | 'SIGTERM', rest?: number): Promise<string>;
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Milliseconds. On a machine that does much else a start takes half a minute. */
const startPatience = 180_000;
/** Milliseconds before a program that could not start is tried again, as whoever watches over a service does. */
const pauseAfterFailure = 300;

/** A program in a process of its own that is started again whenever it ends, until it is stopped. */
export function startProgram({ file, env, before = [], logFile, readyWord, crashed }: Options): Program {
  const log = createWriteStream(logFile, { flags: 'a' });
  const preloaded = [leash, ...before].flatMap((module) => ['--import', module]);
  let child: ChildProcess;
  let ended: Promise<string>;
  let isReady = false;
  let wanted = true;
  let rest = 0;
  /** We are about to end it ourselves. */
  let ending = false;

  const note = (what: string) => log.write(`— ${new Date().toISOString()} ${what}\n`);

  function start(): void {
    note('starting');
    child = spawn(process.execPath, [...preloaded, file], {
      cwd: repository,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      // The Ctrl-C that stops the run must not reach it: it is the run that ends it.
      detached: true,
    });
    // What a killed process has not read is of no use to it.
    child.stdin?.on('error', () => undefined);
    ended = once(child, 'exit').then(([code, signal]) => String(signal ?? `code ${code}`));
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (isReady || !text.includes(readyWord)) return;
      isReady = true;
      note('ready');
    });
  }

  async function watch(): Promise<void> {
    while (wanted) {
      start();
      const how = await ended;
      if (!ending && wanted && isReady) crashed(how);
      isReady = false;
      note(`ended: ${how}${ending ? ', as told' : ''}`);
      if (wanted) await delay(ending ? rest : pauseAfterFailure);
      ending = false;
    }
    log.end();
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM', restAfter: number): Promise<string> {
    ending = true;
    rest = restAfter;
    child.kill(signal);
    return ended;
  }

  const watching = watch();
  return {
    isReady: () => isReady,
    async ready() {
      if (!(await within(startPatience, async () => isReady)))
        throw new Error(`${file} does not start: see ${logFile}`);
    },
    restart: (signal, restAfter = 0) => end(signal, restAfter),
    async stop(signal) {
      wanted = false;
      await end(signal, 0);
      await watching;
    },
  };
}
