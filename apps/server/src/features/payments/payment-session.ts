import type { Deps } from '../../deps.ts';
import type { Log } from './log.ts';

/** Seconds for which a payment page can be paid on: two thirds of the hold, so that a payment finds its goods still held. */
export function sessionSeconds(holdSeconds: number): number {
  return Math.max(1, Math.floor((holdSeconds * 2) / 3));
}

/** Tells the provider how long payment pages live, once a process; tried again until it has heard. */
export function sessionSetter({ config, payments }: Pick<Deps, 'config' | 'payments'>, log: Log): () => Promise<void> {
  let isSet = false;
  return async () => {
    if (isSet || !payments.provider) return;
    const outcome = await payments.provider.setSessionTimeout(sessionSeconds(config.holdSeconds));
    isSet = outcome.kind === 'success' || outcome.kind === 'refused';
    if (outcome.kind === 'refused') {
      log.warn({ status: outcome.status }, 'the provider does not let us say how long payment pages live');
    }
  };
}
