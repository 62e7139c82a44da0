import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Making } from './made-picture.ts';
import type { PictureKind } from './read-photograph.ts';
import { TOO_HEAVY } from './too-heavy.ts';

interface Options {
  /** Told in a line when a worker ended that was not to end. */
  tell?: (line: string) => void;
  /** How many work at once, each in a process of its own. */
  workers?: number;
  /** Most pictures that wait for them. */
  waiting?: number;
  /** Milliseconds of a processor for one picture: what needs more cannot be read. */
  work?: number;
  /** Milliseconds by the clock: what takes longer on a busy machine may come again. */
  patience?: number;
}

interface Job {
  bytes: Buffer;
  kind: PictureKind;
  tries: number;
  /** Why its worker was ended: the machine had no time for it, or it needed too much. */
  ended: 'late' | 'heavy' | null;
  done: (made: Making | { kind: 'busy' }) => void;
}

interface Bench {
  child: ChildProcess | null;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

const entry = path.join(import.meta.dirname, 'picture-worker.ts');
/** The other half is the shop's, whatever is sent in; and two are enough for what stores send. */
const halfTheCores = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));
/** A worker may end for no fault of the picture; with a second one it is the picture. */
const mostTries = 2;
/** Milliseconds after which a worker without work gives its memory back. */
const idleAfter = 60_000;

const endWords = { late: 'the machine had no time for it', heavy: 'it took too much of a processor' };

/** Makes pictures in processes of their own, which are started when there is work. */
export class PictureWorkers {
  readonly #tell: (line: string) => void;
  readonly #mostWaiting: number;
  readonly #mostWork: number;
  readonly #patience: number;
  readonly #benches: Bench[];
  readonly #waiting: Job[] = [];
  #closed = false;

  constructor({
    tell = () => undefined,
    workers = halfTheCores,
    waiting = 20,
    work = 20_000,
    patience = 60_000,
  }: Options = {}) {
    this.#tell = tell;
    this.#mostWaiting = waiting;
    this.#mostWork = work;
    this.#patience = patience;
    this.#benches = Array.from({ length: workers }, () => ({ child: null, job: null, timer: undefined }));
  }

  /** Whether one more would not be taken. */
  get isFull(): boolean {
    return this.#closed || this.#waiting.length >= this.#mostWaiting;
  }

  /** The processes that make a picture just now. */
  get working(): number[] {
    return this.#benches.flatMap(({ child, job }) => (job && child?.pid) ?? []);
  }

  async make(bytes: Buffer, kind: PictureKind): Promise<Making | { kind: 'busy' }> {
    if (this.isFull) return { kind: 'busy' };
    return new Promise((done) => {
      this.#waiting.push({ bytes, kind, tries: 0, ended: null, done });
      this.#goOn();
    });
  }

  /** Ends the workers; whoever waits is told that they are busy. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.done({ kind: 'busy' });
    for (const bench of this.#benches) {
      clearTimeout(bench.timer);
      bench.job?.done({ kind: 'busy' });
      bench.job = null;
      bench.child?.kill('SIGKILL');
    }
  }

  #goOn(): void {
    for (const bench of this.#benches) {
      if (bench.job !== null) continue;
      const job = this.#waiting.shift();
      if (job === undefined) return;
      this.#work(bench, job);
    }
  }

  #work(bench: Bench, job: Job): void {
    clearTimeout(bench.timer);
    bench.job = job;
    job.tries += 1;
    bench.child ??= this.#start(bench);
    const { child } = bench;
    bench.timer = setTimeout(() => {
      job.ended = 'late';
      child.kill('SIGKILL');
    }, this.#patience);
    // Where the worker is gone already its end says so.
    child.send({ bytes: job.bytes, kind: job.kind, work: this.#mostWork }, () => undefined);
  }

  #start(bench: Bench): ChildProcess {
    // None of the server's secrets, arguments or files.
    const child = fork(entry, {
      env: { VIPS_WARNING: '0' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (made: Making) => {
      const { job } = bench;
      this.#leave(bench);
      job?.done(made);
      this.#goOn();
    });
    let ended = false;
    const end = (how: string) => {
      if (ended) return;
      ended = true;
      this.#ended(bench, how);
    };
    child.on('exit', (code, signal) => {
      if (bench.child === child && bench.job !== null && code === TOO_HEAVY) bench.job.ended = 'heavy';
      end(signal ?? `code ${code}`);
    });
    child.on('error', ({ message }) => {
      if (child.pid === undefined) end(message);
    });
    return child;
  }

  /** No work for now. */
  #leave(bench: Bench): void {
    clearTimeout(bench.timer);
    bench.job = null;
    bench.timer = setTimeout(() => bench.child?.kill(), idleAfter).unref();
  }

  #ended(bench: Bench, how: string): void {
    const { job } = bench;
    clearTimeout(bench.timer);
    Object.assign(bench, { child: null, job: null });
    if (job === null) return;
    this.#tell(`A worker for pictures ended in the middle of one: ${job.ended ? endWords[job.ended] : how}`);
    // The photograph may be good: it is the machine that had no time for it.
    if (job.ended === 'late') job.done({ kind: 'busy' });
    else if (job.ended === 'heavy' || job.tries === mostTries) job.done({ kind: 'unreadable' });
    else this.#waiting.unshift(job);
    this.#goOn();
  }
}
