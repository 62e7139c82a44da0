import type { Chance } from '../chance.ts';
import { pause } from '../pause.ts';
import type { Stage } from '../stage/stage.ts';
import type { Tally } from '../tally.ts';

/** What a fault works with. */
export interface Harm {
  stage: Stage;
  chance: Chance;
  tally: Tally;
  /** The storm is over. */
  stopping: AbortSignal;
}

/** Does harm again and again, about every so many seconds, until the storm is over. */
export async function repeatHarm(harm: Harm, seconds: number, once: (harm: Harm) => Promise<void>): Promise<void> {
  const { chance, stopping } = harm;
  for (;;) {
    await pause(seconds * 1000 * chance.between(0.5, 1.5), stopping);
    if (stopping.aborted) return;
    await once(harm);
  }
}
