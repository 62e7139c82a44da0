import type { Harm } from './fault-loop.ts';

/** Seconds a payment page lasts: shorter than a hold as it should be, or for ever, so that payments come late. */
const sessions = [3, 0];

const deeds = { kill: 4, sessions: 6 };

/** The provider dies and comes back, or changes how long its pages can be paid on. */
export async function hurtProvider({ stage, chance, tally }: Harm): Promise<void> {
  const { provider } = stage;
  if (chance.weighed(deeds) === 'sessions') {
    if (await provider.limitSessions(chance.of(sessions))) tally.count('provider', 'sessions changed');
    return;
  }
  tally.count('kills', 'provider');
  await provider.restart('SIGKILL', chance.between(200, 1500));
}
