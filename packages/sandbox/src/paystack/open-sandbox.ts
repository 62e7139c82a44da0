import type { Socket } from 'node:net';
import { createControl, type RateLimit } from './control/control.ts';
import { advanceRefunds, nextRefundStep } from './refunds.ts';
import type { PaystackSandbox } from './sandbox.ts';
import type { SandboxLog } from './sandbox-log.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';
import { createWebhookSender } from './webhooks/webhook-sender.ts';

export type SandboxOptions = {
  /** `sk_test_…`; anything else is refused, so no live key can ever be typed in here. */
  secretKey: string;
  /** Where buyers reach the sandbox, e.g. `http://localhost:3000/sandbox/paystack`: used in `authorization_url`. */
  publicUrl: string;
  /** Where events go; null = none are made. */
  webhookUrl: string | null;
  /** JSON file that keeps everything over a restart; null = memory only. */
  stateFile: string | null;
  /** Shown on the payment page. */
  merchantName?: string;
  /** Subaccounts that exist from the start, as if made in Paystack's dashboard; known codes are left alone. */
  subaccounts?: readonly { code: string; businessName: string; percentageCharge: number }[];
  /** What each endpoint takes; none by default, so that tests may ask as fast as they can. */
  rateLimit?: RateLimit;
  clock?: () => Date;
  log: SandboxLog;
};

/** Loads the state and wires the parts. @throws when the key is not a test key or the state file is unreadable */
export async function openSandbox(options: SandboxOptions): Promise<PaystackSandbox> {
  if (!/^sk_test_[A-Za-z0-9]+$/.test(options.secretKey)) {
    throw new Error('The Paystack sandbox accepts only test keys (sk_test_…)');
  }
  const wallClock = options.clock ?? (() => new Date());
  const store = await openStore(options.stateFile, wallClock());
  const { control: told } = store.state;
  const control = createControl(told);
  const clock = () => new Date(wallClock().getTime() + told.clockOffsetSeconds * 1_000);
  await addSubaccounts(store, options.subaccounts ?? [], clock());
  const addresses = { publicUrl: options.publicUrl.replace(/\/+$/, ''), webhookUrl: options.webhookUrl };
  const target = {
    secretKey: options.secretKey,
    get webhookUrl() {
      return addresses.webhookUrl;
    },
  };
  const webhooks = createWebhookSender({ store, control, target, clock, log: options.log });
  const { secretKey, merchantName = 'Ọjà', log } = options;
  return Object.assign(addresses, {
    secretKey,
    merchantName,
    clock,
    log,
    store,
    webhooks,
    control,
    hanging: new Set<Socket>(),
    rateLimit: () => (told.rateLimit === 'default' ? (options.rateLimit ?? null) : told.rateLimit),
    async tick() {
      if (advanceRefunds(store, webhooks, clock())) await store.commit();
      await webhooks.sendDue();
    },
  });
}

async function addSubaccounts(
  store: Store,
  wanted: NonNullable<SandboxOptions['subaccounts']>,
  now: Date,
): Promise<void> {
  const unknown = wanted.filter(({ code }) => store.subaccount(code) === undefined);
  for (const { code, businessName, percentageCharge } of unknown) {
    store.state.subaccounts.push({
      id: store.newId(),
      code,
      businessName,
      description: null,
      accountNumber: '0000000000',
      bankCode: '057',
      percentageCharge,
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      metadata: null,
      active: true,
      settlementSchedule: 'AUTO',
      createdAt: now.toISOString(),
    });
  }
  if (unknown.length > 0) await store.commit();
}

/** When `tick` has something to do next: a webhook or a step of a refund. */
export function nextDue({ store, webhooks }: PaystackSandbox): number | null {
  const steps = store.state.refunds.map(nextRefundStep);
  const times = [...steps, webhooks.nextAttempt()].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
