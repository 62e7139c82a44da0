import { hurtDatabase } from './database-faults.ts';
import { type Harm, repeat, repeatHarm } from './fault-loop.ts';
import { hurtLine } from './line-faults.ts';
import { hurtProvider, misbehave } from './provider-faults.ts';
import { endServer } from './server-faults.ts';
import { passSaleDays, restockSome } from './trade.ts';

/** Everything that can go wrong, at once, until the storm is over. */
export async function storm(harm: Harm, killEvery: number): Promise<void> {
  const branch = () => ({ ...harm, chance: harm.chance.branch() });
  await misbehave(harm.stage.provider, harm.chance.whole(0, 2 ** 31));
  await Promise.all([
    repeatHarm(branch(), killEvery, endServer),
    repeatHarm(branch(), killEvery * 1.4, hurtDatabase),
    repeatHarm(branch(), killEvery * 0.7, hurtLine),
    repeatHarm(branch(), killEvery * 1.6, hurtProvider),
    repeat(branch(), 0.4, restockSome),
    repeat(branch(), 15, passSaleDays),
  ]);
}
