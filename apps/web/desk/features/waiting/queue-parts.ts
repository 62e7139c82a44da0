import type { ActStore, KeptAct } from './kept-acts.ts';
import type { Halt } from './outcome.ts';
import type { AnyAnswer } from './send-act.ts';

export interface SendOptions {
  /** What people call each of several orders, by its id. */
  names?: Readonly<Record<string, string>> | undefined;
  /** Aborted once nobody looks at the screen on which it was done: what is refused then stands aside. */
  screen?: AbortSignal | undefined;
}

export interface QueueState {
  /** In the order in which they were done. */
  waiting: readonly KeptAct[];
  /** Refused after they had waited, or too old: somebody must look. */
  refused: readonly KeptAct[];
  halt: Halt | null;
  /** Whether this phone can keep anything; if not, acts go directly or not at all. */
  keeps: boolean;
}

export interface QueueParts {
  user: string;
  store: ActStore;
  send: (act: KeptAct) => Promise<AnyAnswer>;
  /** Hears of what is done before it leaves the queue, so that the screen never falls back in between. */
  onDone: (act: KeptAct, answer: AnyAnswer) => void;
  /** Hears of what was refused, or settled by another tab: what was read of it is not what it was thought to be. */
  onGone: (act: KeptAct) => void;
  /** Runs in one tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
}
