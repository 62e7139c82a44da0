import type { Provider } from '../stage/provider.ts';
import type { Harm } from './fault-loop.ts';
import { misbehaviours } from './misbehaviours.ts';

/** Seconds a payment page lasts: shorter than a hold as it should be, or for ever, so that payments come late. */
const sessions = [3, 0];

const deeds = { kill: 3, sessions: 5, misbehave: 4, behave: 1 };

/** The provider dies and comes back, changes how long its pages can be paid on, or goes wrong in other ways from now on. */
export async function hurtProvider({ stage, chance, tally }: Harm): Promise<void> {
  const { provider } = stage;
  const deed = chance.weighed(deeds);
  if (deed === 'kill') {
    tally.count('kills', 'provider');
    await provider.restart('SIGKILL', chance.between(200, 1500));
  } else if (deed === 'sessions') {
    if (await limitSessions(provider, chance.of(sessions))) tally.count('provider', 'sessions changed');
  } else if (deed === 'behave') {
    if (await provider.ask('DELETE', '/control/chaos')) tally.count('provider', 'behaves');
  } else if (await misbehave(provider, chance.whole(0, 2 ** 31))) tally.count('provider', 'misbehaves anew');
}

export function limitSessions(provider: Provider, timeout: number): Promise<boolean> {
  return provider.ask('PUT', '/integration/payment_session_timeout', { timeout });
}

export function misbehave(provider: Provider, seed: number): Promise<boolean> {
  return provider.ask('PUT', '/control/chaos', { seed, probabilities: misbehaviours });
}
