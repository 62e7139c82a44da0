import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadTable } from './read-table.ts';

interface Options {
  /** Told in a line when a thread ended that was not to end. */
  tell?: (line: string) => void;
  /** How many read at once, each in a thread of its own. */
  readers?: number;
  /** Most files that wait for them. */
  waiting?: number;
  /** Milliseconds for one file. */
  patience?: number;
}

export type Reading = ReadTable | { kind: 'busy' };

interface Job {
  bytes: Buffer;
  most: number;
  done: (reading: Reading) => void;
}

const entry = path.join(import.meta.dirname, 'table-reader.ts');
const resourceLimits = { maxOldGenerationSizeMb: 56, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };

/** Reads files of tables (CSV, XLSX: their content says which) in threads, each of which ends with its file. */
export class TableReaders {
  readonly #tell: (line: string) => void;
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #patience: number;
  readonly #waiting: Job[] = [];
  readonly #threads = new Map<Worker, Job>();
  #closed = false;

  /** One at once, for what it takes of memory. */
  constructor({ tell = () => undefined, readers = 1, waiting = 10, patience = 20_000 }: Options = {}) {
    this.#tell = tell;
    this.#most = readers;
    this.#mostWaiting = waiting;
    this.#patience = patience;
  }

  /** Whether one more would not be taken. */
  get isFull(): boolean {
    return this.#closed || this.#waiting.length >= this.#mostWaiting;
  }

  /** @param most rows beside the head */
  async read(bytes: Buffer, { most }: { most: number }): Promise<Reading> {
    if (this.isFull) return { kind: 'busy' };
    return new Promise((done) => {
      this.#waiting.push({ bytes, most, done });
      this.#goOn();
    });
  }

  /** Ends the threads; whoever waits is told that they are busy. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.done({ kind: 'busy' });
    for (const job of this.#threads.values()) job.done({ kind: 'busy' });
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #goOn(): void {
    while (this.#threads.size < this.#most) {
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#start(job);
    }
  }

  #start(job: Job): void {
    const { bytes, most } = job;
    // None of the server's secrets or arguments.
    const thread = new Worker(entry, { workerData: { bytes, most }, env: {}, argv: [], execArgv: [], resourceLimits });
    this.#threads.set(thread, job);
    let reading: Reading | null = null;
    const end = (how: Reading) => {
      reading ??= how;
      void thread.terminate();
    };
    const timer = setTimeout(() => {
      this.#tell('A thread that read a table was ended: it took too long');
      end({ kind: 'unreadable', why: 'reading it takes too long. Split it, or save it as CSV' });
    }, this.#patience);
    thread.on('message', end);
    thread.on('error', ({ message }) => {
      this.#tell(`A thread that read a table ended in the middle of it: ${message}`);
      end({ kind: 'unreadable', why: 'it is too large to be read at once. Split it, or save it as CSV' });
    });
    thread.on('exit', () => {
      clearTimeout(timer);
      this.#threads.delete(thread);
      job.done(reading ?? { kind: 'busy' });
      this.#goOn();
    });
  }
}
