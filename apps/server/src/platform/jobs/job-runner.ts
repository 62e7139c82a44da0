import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';

export interface Job {
  name: string;
  /** Seconds between the end of one run and the start of the next, give or take a tenth. */
  every: number;
  /** The first run comes at once, not after that time. */
  atOnce?: true;
  /** Safe to run in several processes at once. Should return soon once `stopping` is aborted. */
  work: (stopping: AbortSignal) => Promise<unknown>;
}

export interface RunningJobs {
  /** Starts no more runs, and resolves when those under way have ended. */
  stop(): Promise<void>;
  /** Names of those that are at work just now. */
  underWay(): readonly string[];
}

/**
 * Runs each job again and again, never two runs of one at a time in this process. A run that fails is logged, and the
 * next one waits twice as long as the last, up to a minute, until one succeeds.
 */
export function startJobRunner(jobs: readonly Job[], log: Pick<Log, 'error'>): RunningJobs {
  const stopping = new AbortController();
  const underWay = new Set<string>();
  const counted = ({ work, ...job }: Job): Job => ({
    ...job,
    async work(signal) {
      underWay.add(job.name);
      try {
        await work(signal);
      } finally {
        underWay.delete(job.name);
      }
    },
  });
  const loops = jobs.map((job) => repeat(counted(job), stopping.signal, log));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
    underWay: () => [...underWay],
  };
}

const longestWait = 60;

async function repeat(
  { name, every, atOnce, work }: Job,
  stopping: AbortSignal,
  log: Pick<Log, 'error'>,
): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !stopping.aborted; isFirst = false) {
    const seconds = failures === 0 ? every : Math.max(every, Math.min(longestWait, every * 2 ** failures));
    // Processes that started together do not stay in step.
    const jitter = 0.9 + Math.random() * 0.2;
    const pause = isFirst && atOnce ? 0 : seconds * jitter * 1000;
    await delay(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return;
    try {
      await work(stopping);
      failures = 0;
    } catch (cause) {
      failures += 1;
      log.error({ err: cause, job: name }, 'job failed');
    }
  }
}
