import { createHash } from 'node:crypto';

/** What a webhook says happened, as far as we look: a hint to ask about, never evidence. */
export interface WebhookMessage {
  event: string;
  /** The payment it is about. */
  reference: string | null;
  /** Equal for copies of one message. */
  dedupe: string;
}

/** Reads the bytes of a webhook. What cannot be read is kept under the hash of its bytes. */
export function readWebhook(raw: Buffer): WebhookMessage {
  const hash = createHash('sha256').update(raw).digest('hex');
  const { event, data } = parse(raw);
  if (event === 'charge.success') {
    const id = textOf(data.id);
    return { event, reference: textOf(data.reference), dedupe: id === null ? hash : `${event}:${id}` };
  }
  if (event.startsWith('refund.')) {
    const reference = textOf(data.transaction_reference);
    return {
      event,
      reference,
      dedupe: [event, reference, textOf(data.refund_reference), textOf(data.status)].join(':'),
    };
  }
  return { event, reference: null, dedupe: hash };
}

function parse(raw: Buffer): { event: string; data: Record<string, unknown> } {
  try {
    const { event, data } = JSON.parse(raw.toString()) as { event?: unknown; data?: unknown };
    const isObject = typeof data === 'object' && data !== null;
    return { event: typeof event === 'string' ? event : '', data: isObject ? (data as Record<string, unknown>) : {} };
  } catch {
    return { event: '', data: {} };
  }
}

function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value.length <= 100) || typeof value === 'number' ? String(value) : null;
}
