import { createHmac } from 'node:crypto';
import type { Delivery } from '../records.ts';
import type { SandboxLog } from '../sandbox-log.ts';
import type { Store } from '../store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failures; then hourly. Paystack waits 3 minutes from the start, a demonstration cannot. */
const FIRST_WAITS = [SECOND, 5 * SECOND, 30 * SECOND, 3 * MINUTE, 3 * MINUTE, 3 * MINUTE, 3 * MINUTE];
const GIVE_UP_AFTER = 72 * HOUR;
const ANSWER_TIMEOUT = 30 * SECOND;

export type WebhookSender = {
  /** Adds a webhook to the state; it is sent by the next `sendDue`, so commit the state first. */
  queue(event: string, reference: string, data: object): void;
  /** Sends all that is due. Resolves when each has been answered or has failed; two of one reference never overlap. */
  sendDue(): Promise<void>;
  /** The time of the next attempt, or null when nothing waits. */
  nextAttempt(): number | null;
  /** Cuts what is under way. It counts as never tried, and is sent again after a restart. */
  stop(): void;
};

type Target = { readonly secretKey: string; readonly webhookUrl: string | null };

/** Signs with lower-case hex HMAC-SHA512 over the exact bytes sent. */
function signature(secretKey: string, body: Uint8Array): string {
  return createHmac('sha512', secretKey).update(body).digest('hex');
}

export function createWebhookSender(store: Store, target: Target, clock: () => Date, log: SandboxLog): WebhookSender {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const waiting = () => store.state.deliveries.filter((delivery) => delivery.nextAttemptAt !== null);

  async function attempt(delivery: Delivery, url: string): Promise<void> {
    const { ok, answer } = await post(url, delivery.body, target.secretKey, stopping.signal);
    if (stopping.signal.aborted) return;
    const now = clock();
    delivery.attempts++;
    delivery.lastAnswer = answer;
    delivery.deliveredAt = ok ? now.toISOString() : null;
    delivery.nextAttemptAt = ok ? null : timeOfRetry(delivery, now);
    if (!ok)
      log.warn({ event: delivery.event, reference: delivery.reference, answer }, 'paystack sandbox: webhook failed');
    await store.commit();
  }

  /** The webhooks of one transaction go out in their order. */
  async function sendInOrder(deliveries: Delivery[], url: string): Promise<void> {
    for (const delivery of deliveries) {
      if (stopping.signal.aborted) return;
      await attempt(delivery, url);
    }
  }

  /** @returns whether anything was started */
  function startDue(): boolean {
    const { webhookUrl } = target;
    if (webhookUrl === null || stopping.signal.aborted) return false;
    const now = clock().getTime();
    const due = waiting().filter(
      ({ nextAttemptAt, reference }) => Date.parse(nextAttemptAt ?? '') <= now && !underWay.has(reference),
    );
    for (const [reference, deliveries] of Map.groupBy(due, (delivery) => delivery.reference)) {
      const sending = sendInOrder(deliveries, webhookUrl).finally(() => underWay.delete(reference));
      underWay.set(reference, sending);
    }
    return due.length > 0;
  }

  return {
    queue(event, reference, data) {
      if (target.webhookUrl === null) return;
      const queuedAt = clock().toISOString();
      store.addDelivery({
        id: store.newId(),
        event,
        reference,
        body: JSON.stringify({ event, data }),
        queuedAt,
        nextAttemptAt: queuedAt,
        attempts: 0,
        lastAnswer: null,
        deliveredAt: null,
      });
    },
    async sendDue() {
      while (startDue()) await Promise.all(underWay.values());
      await Promise.all(underWay.values());
    },
    nextAttempt() {
      const times = waiting()
        .filter(({ reference }) => !underWay.has(reference))
        .map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? ''));
      return times.length === 0 || target.webhookUrl === null ? null : Math.min(...times);
    },
    stop: () => stopping.abort(),
  };
}

/** The time of the next try, or null when 72 hours of trying are over. */
function timeOfRetry(delivery: Delivery, now: Date): string | null {
  if (now.getTime() - Date.parse(delivery.queuedAt) > GIVE_UP_AFTER) return null;
  return new Date(now.getTime() + (FIRST_WAITS[delivery.attempts - 1] ?? HOUR)).toISOString();
}

/** Only 200 counts as received, as Paystack's documentation demands; redirects are not followed. */
async function post(
  url: string,
  text: string,
  secretKey: string,
  stop: AbortSignal,
): Promise<{ ok: boolean; answer: string }> {
  const body = new TextEncoder().encode(text);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Paystack/2.0',
        'x-paystack-signature': signature(secretKey, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT)]),
    });
    await response.body?.cancel();
    return { ok: response.status === 200, answer: String(response.status) };
  } catch (error) {
    return { ok: false, answer: error instanceof Error ? error.message : String(error) };
  }
}
