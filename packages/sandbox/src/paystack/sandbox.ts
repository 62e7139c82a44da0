import type { Socket } from 'node:net';
import type { Control, RateLimit } from './control/control.ts';
import type { SandboxLog } from './sandbox-log.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** What every route and job of the sandbox works with. The two addresses may be set once the port is known. */
export type PaystackSandbox = {
  readonly secretKey: string;
  readonly merchantName: string;
  publicUrl: string;
  webhookUrl: string | null;
  readonly clock: () => Date;
  readonly log: SandboxLog;
  readonly store: Store;
  readonly control: Control;
  /** The limit in force, or null. */
  rateLimit(): RateLimit | null;
  readonly webhooks: WebhookSender;
  /** Connections that are kept waiting for an answer that never comes. */
  readonly hanging: Set<Socket>;
  /** Moves refunds on, then sends what is due. Resolves when each due webhook has been answered or has failed. */
  tick(): Promise<void>;
};

/** The number Paystack gives a business; the same in every answer. */
export const INTEGRATION_ID = 463433;
