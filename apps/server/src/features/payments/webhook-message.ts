import { createHash } from 'node:crypto';
import { isOurReference } from '@oja/domain/payment';

/** What a webhook says happened, as far as we look: a hint to ask about, never evidence. */
export interface WebhookMessage {
  event: string;
  /** The payment it is about. */
  reference: string | null;
  /** It is about money of this shop: its reference or its note says so. */
  ours: boolean;
  /** What it says of a dispute. */
  dispute: DisputeMessage | null;
  /** Equal for copies of one message. */
  dedupe: string;
}

export interface DisputeMessage {
  id: string;
  status: string;
  amount: number | null;
  currency: string | null;
  reason: string;
  dueAt: string | null;
  resolution: string | null;
}

/** Reads the bytes of a webhook. What cannot be read is kept under the hash of its bytes. */
export function readWebhook(raw: Buffer): WebhookMessage {
  const hash = createHash('sha256').update(raw).digest('hex');
  const { event, data } = parse(raw);
  const message = { event, reference: referenceOf(event, data), ours: false, dispute: null, dedupe: hash };
  message.ours = isOurReference(message.reference ?? '') || textOf(objectOf(data.metadata).checkout_id) !== null;
  if (event === 'charge.success') {
    const id = textOf(data.id);
    return { ...message, dedupe: id === null ? hash : `${event}:${id}` };
  }
  if (event.startsWith('refund.')) {
    const parts = [event, message.reference, textOf(data.refund_reference), textOf(data.status)];
    return { ...message, dedupe: parts.join(':') };
  }
  return event.startsWith('charge.dispute.') ? { ...message, dispute: readDispute(data) } : message;
}

function referenceOf(event: string, data: Json): string | null {
  if (event === 'charge.success') return textOf(data.reference);
  if (event.startsWith('refund.')) return textOf(data.transaction_reference);
  return event.startsWith('charge.dispute.') ? textOf(objectOf(data.transaction).reference) : null;
}

function readDispute(data: Json): DisputeMessage | null {
  const id = textOf(data.id);
  if (id === null) return null;
  const amount = Number(data.refund_amount ?? objectOf(data.transaction).amount ?? Number.NaN);
  const dueAt = textOf(data.due_at ?? data.dueAt);
  return {
    id,
    status: textOf(data.status) ?? 'unknown',
    amount: Number.isSafeInteger(amount) && amount >= 0 ? amount : null,
    currency: textOf(data.currency ?? objectOf(data.transaction).currency),
    reason: textOf(data.category) ?? '',
    dueAt: dueAt !== null && !Number.isNaN(Date.parse(dueAt)) ? new Date(dueAt).toISOString() : null,
    resolution: textOf(data.resolution),
  };
}

type Json = Record<string, unknown>;

function parse(raw: Buffer): { event: string; data: Json } {
  try {
    const { event, data } = JSON.parse(raw.toString()) as { event?: unknown; data?: unknown };
    return { event: typeof event === 'string' ? event : '', data: objectOf(data) };
  } catch {
    return { event: '', data: {} };
  }
}

function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value.length <= 100) || typeof value === 'number' ? String(value) : null;
}
