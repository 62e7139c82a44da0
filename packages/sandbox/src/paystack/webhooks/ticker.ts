/** A re-armed timer never fires sooner, so that a clock that stands still cannot make it spin. */
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 60 * 60 * 1_000;

export type Ticker = {
  /** Runs the tick now and sets the timer for the next one. Errors go to `failed`, never to the caller. */
  run(): void;
  stop(): void;
};

/**
 * Calls `tick` whenever something is due.
 * @param nextDue time in ms of the next thing to do, or null
 */
export function createTicker(
  tick: () => Promise<void>,
  nextDue: () => number | null,
  clock: () => Date,
  failed: (error: unknown) => void,
): Ticker {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function arm(): void {
    clearTimeout(timer);
    const due = nextDue();
    if (stopped || due === null) return;
    const wait = Math.min(Math.max(due - clock().getTime(), SHORTEST_WAIT), LONGEST_WAIT);
    timer = setTimeout(run, wait);
    timer.unref();
  }

  function run(): void {
    if (stopped) return;
    tick().catch(failed).finally(arm);
    arm();
  }

  return {
    run,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
