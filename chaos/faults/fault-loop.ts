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

/** Does something again and again, about every so many seconds, until the storm is over. */
export async function repeat(harm: Harm, seconds: number, once: (harm: Harm) => Promise<void>): Promise<void> {
  const { chance, stopping } = harm;
  for (;;) {
    await pause(seconds * 1000 * chance.between(0.5, 1.5), stopping);
    if (stopping.aborted) return;
    await once(harm);
  }
}

/** How often of once something that is down already is harmed further. */
const furtherHarm = 0.04;

/** Does harm likewise, mostly once the shop has recovered from the last: on a slow machine there would never be a shop otherwise. */
export async function repeatHarm(harm: Harm, seconds: number, once: (harm: Harm) => Promise<void>): Promise<void> {
  await repeat(harm, seconds, async () => {
    if (harm.chance.hits(furtherHarm) || (await isWell(harm.stage))) await once(harm);
  });
}

async function isWell({ servers, database }: Stage): Promise<boolean> {
  return servers.every((server) => server.isReady()) && database.answers();
}
