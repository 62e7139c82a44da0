import { pause } from '../pause.ts';
import type { Harm } from './fault-loop.ts';

const deeds = { slow: 5, cut: 3, silent: 2, refusing: 1 };

/** The line between a server and PostgreSQL is slow, cut, half-open or closed, for a while. */
export async function hurtLine({ stage, chance, tally, stopping }: Harm): Promise<void> {
  const { line } = chance.of(stage.servers);
  const deed = chance.weighed(deeds);
  tally.count('lines', deed);
  if (deed === 'cut') return void line.cut();
  if (deed === 'slow') line.delay = () => chance.between(5, 100);
  else if (deed === 'silent') line.goSilent();
  else line.refusing = true;
  await pause(chance.between(500, 3000), stopping);
  line.heal();
}
