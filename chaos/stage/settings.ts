import { productionSettings } from '@oja/testing/processes/shop-process';
import type { settings } from '../../apps/server/src/settings/settings.ts';

/**
 * Seconds. So short that whatever waits for a time to pass happens many times in a minute; the list of refunds lags 20 s at
 * most there.
 */
export const timing = { HOLD_SECONDS: 5, SWEEP_SECONDS: 1, RECONCILE_SECONDS: 1, REFUND_LIST_LAG_SECONDS: 25 };

interface Places {
  /** Where shoppers reach the shop. */
  url: string;
  provider: { url: string; secretKey: string };
  mailServer: { address: string };
}

/** What both servers are told: as in production, but for the times, and for limits that buyers of one address would meet. */
export function sharedSettings({ url, provider, mailServer }: Places) {
  const times = Object.entries(timing).map(([name, seconds]) => [name, String(seconds)]);
  return {
    ...productionSettings(),
    ...(Object.fromEntries(times) as Record<keyof typeof timing, string>),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    LIMIT_REQUESTS: '0',
    SMTP_URL: mailServer.address,
    PAYSTACK_SECRET_KEY: provider.secretKey,
    PAYSTACK_URL: provider.url,
  } satisfies Partial<Record<keyof typeof settings | 'NODE_ENV', string>>;
}
