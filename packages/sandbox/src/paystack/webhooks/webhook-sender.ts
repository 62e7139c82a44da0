import type { Control } from '../control/control.ts';
import type { Delivery } from '../records.ts';
import type { SandboxLog } from '../sandbox-log.ts';
import type { Store } from '../store.ts';
import { postWebhook } from './post-webhook.ts';
import { writeBody } from './unusual-body.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits after the first failures; then hourly. Paystack waits 3 minutes from the start, a demonstration cannot. */
const FIRST_WAITS = [SECOND, 5 * SECOND, 30 * SECOND, 3 * MINUTE, 3 * MINUTE, 3 * MINUTE, 3 * MINUTE];
const GIVE_UP_AFTER = 72 * HOUR;

export type WebhookSender = {
  /** Adds a webhook to the state; the next `sendDue` sends it, once the state is on disk. */
  queue(event: string, reference: string, data: object): void;
  /** Adds an old webhook once more, as it was or changed. */
  replay(old: Delivery, changed?: Partial<Pick<Delivery, 'copies' | 'concurrent' | 'signature'>>): void;
  /** Sends all that is due. Resolves when each has been answered or has failed; two of one reference never overlap. */
  sendDue(): Promise<void>;
  /** The time of the next attempt, or null when nothing waits. */
  nextAttempt(): number | null;
  /** Cuts what is under way. It counts as never tried, and is sent again after a restart. */
  stop(): void;
};

type Target = { readonly secretKey: string; readonly webhookUrl: string | null };
type Parts = { store: Store; control: Control; target: Target; clock: () => Date; log: SandboxLog };

export function createWebhookSender({ store, control, target, clock, log }: Parts): WebhookSender {
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const waiting = () => store.state.deliveries.filter((delivery) => delivery.nextAttemptAt !== null);

  async function attempt(delivery: Delivery, url: string): Promise<void> {
    const answers = await postCopies(delivery, url);
    if (stopping.signal.aborted) return;
    const failed = answers.find(({ ok }) => !ok);
    const now = clock();
    delivery.attempts++;
    delivery.lastAnswer = failed?.answer ?? '200';
    delivery.deliveredAt = failed === undefined ? now.toISOString() : null;
    delivery.nextAttemptAt = failed === undefined ? null : timeOfRetry(delivery, now);
    if (failed !== undefined) {
      const { event, reference } = delivery;
      log.warn({ event, reference, answer: failed.answer }, 'paystack sandbox: webhook failed');
    }
    await store.commit();
  }

  async function postCopies({ body, signature, copies, concurrent }: Delivery, url: string) {
    const post = () => postWebhook({ url, body, signature, secretKey: target.secretKey, stop: stopping.signal });
    if (concurrent) return Promise.all(Array.from({ length: copies }, post));
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    for (let copy = 0; copy < copies && !stopping.signal.aborted; copy++) answers.push(await post());
    return answers;
  }

  /** The webhooks of one transaction go out in their order. */
  async function sendInOrder(deliveries: Delivery[], url: string): Promise<void> {
    // Whoever queued them may not have come to its own commit yet: a crash must not undo what was told.
    await store.commit();
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
    const due = waiting()
      .filter((delivery) => timeOf(delivery) <= now && !underWay.has(delivery.reference))
      .sort((left, right) => timeOf(left) - timeOf(right));
    for (const [reference, deliveries] of Map.groupBy(due, (delivery) => delivery.reference)) {
      const sending = sendInOrder(deliveries, webhookUrl).finally(() => underWay.delete(reference));
      underWay.set(reference, sending);
    }
    return due.length > 0;
  }

  const sender: WebhookSender = {
    queue(event, reference, data) {
      if (target.webhookUrl === null) return;
      const plan = control.webhook(reference);
      const moment = plan.moment ?? 'after';
      const sent = moment !== 'never' && moment !== 'held';
      const now = clock();
      const due = new Date(now.getTime() + (plan.delaySeconds ?? 0) * SECOND).toISOString();
      if (control.replays()) {
        const old = store.state.deliveries.filter(({ deliveredAt }) => deliveredAt !== null);
        const again = old[(store.state.nextId * 7) % Math.max(old.length, 1)];
        if (again !== undefined) sender.replay(again);
      }
      store.addDelivery({
        id: store.newId(),
        event,
        reference,
        body: writeBody({ event, data }, plan.body ?? 'plain'),
        queuedAt: now.toISOString(),
        nextAttemptAt: sent ? due : null,
        attempts: 0,
        lastAnswer: null,
        deliveredAt: null,
        moment,
        copies: plan.copies ?? 1,
        concurrent: plan.concurrent ?? false,
        signature: plan.signature ?? 'right',
      });
    },
    replay(old, changed = {}) {
      const now = clock().toISOString();
      store.addDelivery({
        ...old,
        copies: 1,
        concurrent: false,
        ...changed,
        id: store.newId(),
        queuedAt: now,
        nextAttemptAt: now,
        attempts: 0,
        lastAnswer: null,
        deliveredAt: null,
        moment: 'after',
      });
    },
    async sendDue() {
      while (startDue() || underWay.size > 0) await Promise.all(underWay.values());
    },
    nextAttempt() {
      const times = waiting()
        .filter(({ reference }) => !underWay.has(reference))
        .map(timeOf);
      return times.length === 0 || target.webhookUrl === null ? null : Math.min(...times);
    },
    stop: () => stopping.abort(),
  };
  return sender;
}

function timeOf({ nextAttemptAt }: Delivery): number {
  return Date.parse(nextAttemptAt ?? '');
}

/** The time of the next try, or null when 72 hours of trying are over. A forgery is tried once. */
function timeOfRetry({ queuedAt, attempts, signature }: Delivery, now: Date): string | null {
  if (signature !== 'right' || now.getTime() - Date.parse(queuedAt) > GIVE_UP_AFTER) return null;
  return new Date(now.getTime() + (FIRST_WAITS[attempts - 1] ?? HOUR)).toISOString();
}
