import { sessionSeconds } from '@oja/domain/payments/payment';
import type { Deps } from '../../deps.ts';
import type { Log } from '../../platform/log.ts';

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
