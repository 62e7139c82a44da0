import type { Config } from '../../settings/config.ts';
import { sandboxPaystackKey } from '../../settings/secrets.ts';
import type { SandboxHome } from '../sandboxes/share-sandbox.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaystack } from './paystack/paystack.ts';

/** How this shop takes card payments. */
export interface Payments {
  /** Null: no provider is configured, and card payment is not offered. */
  provider: PaymentProvider | null;
  /** Webhooks signed with one of these are believed: the key in use, and the one before while it is being replaced. */
  webhookKeys: readonly string[];
  /** Set in demo mode without a key: the stand-in that ships with the shop. */
  sandbox: Sandbox | null;
}

export interface Sandbox {
  secretKey: string;
  /** Where shoppers reach it on this server. */
  publicUrl: string;
  /** Where it lives, in this process or another one of the same data folder; null as long as that is not known. */
  home: SandboxHome | null;
}

/** Where the sandbox lies on this server. */
export const sandboxPath = '/sandbox/paystack';

/** @param authSecret what the sandbox's key is made from */
export function openPayments(config: Config, authSecret: string): Payments {
  const { paystackSecretKey, paystackPreviousSecretKey, paystackUrl, demo, publicUrl } = config;
  if (paystackSecretKey !== null) {
    const checkoutOrigins = checkoutOriginsOf(paystackUrl);
    return {
      provider: createPaystack({
        baseUrl: () => paystackUrl,
        secretKey: paystackSecretKey,
        checkoutOrigins: () => checkoutOrigins,
      }),
      webhookKeys: [paystackSecretKey, ...(paystackPreviousSecretKey === null ? [] : [paystackPreviousSecretKey])],
      sandbox: null,
    };
  }
  if (!demo) return { provider: null, webhookKeys: [], sandbox: null };
  const secretKey = sandboxPaystackKey(authSecret);
  const sandbox: Sandbox = { secretKey, publicUrl: publicUrl + sandboxPath, home: null };
  const provider = createPaystack({
    baseUrl: () => sandbox.home?.url ?? null,
    secretKey,
    checkoutOrigins: () => (sandbox.home ? [new URL(sandbox.home.publicUrl).origin] : []),
  });
  return { provider, webhookKeys: [secretKey], sandbox };
}

/** Paystack's pages have a host of their own; any other server that speaks its API shows them itself. */
function checkoutOriginsOf(paystackUrl: string): string[] {
  const { host, origin } = new URL(paystackUrl);
  return [host === 'api.paystack.co' ? 'https://checkout.paystack.com' : origin];
}
