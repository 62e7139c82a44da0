import { createHash } from 'node:crypto';
import type { Kobo } from '@oja/domain/money/money';
import { isOurReference } from '@oja/domain/payments/payment';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';
import { readKobo } from '../../../platform/payments/paystack/read-answer.ts';
import { objectOf, readDispute, textOf } from '../../../platform/payments/paystack/read-dispute.ts';

/** What a webhook says happened, as far as we look: a hint to ask about, never evidence. */
export interface WebhookMessage {
  event: string;
  /** The payment it is about. */
  reference: string | null;
  /** It is about money of this shop: its reference or its note says so. */
  ours: boolean;
  /** Kobo of the refund that it tells of. */
  refundAmount: Kobo | null;
  /** What it says of a dispute. */
  dispute: ProviderDispute | null;
  /** Equal for copies of one message. */
  dedupe: string;
}

/** Reads the bytes of a webhook. What cannot be read is kept under the hash of its bytes. */
export function readWebhook(raw: Buffer): WebhookMessage {
  const hash = createHash('sha256').update(raw).digest('hex');
  const { event, data } = parse(raw);
  const isDispute = event.startsWith('charge.dispute.');
  const reference = referenceOf(event, data);
  const { metadata } = isDispute ? objectOf(data.transaction) : data;
  const ours = isOurReference(reference ?? '') || textOf(objectOf(metadata).checkout_id) !== null;
  const message = { event, reference, ours, refundAmount: null, dispute: null };
  if (event === 'charge.success') {
    const id = textOf(data.id);
    return { ...message, dedupe: id === null ? hash : `${event}:${id}` };
  }
  if (event.startsWith('refund.')) {
    // Without a number of the bank two refunds of one payment are told apart by what is said of them.
    const name = textOf(data.refund_reference) || hash;
    const dedupe = [event, reference, name, textOf(data.status)].join(':');
    return { ...message, refundAmount: readKobo(data.amount), dedupe };
  }
  return { ...message, dispute: isDispute ? readDispute(data) : null, dedupe: hash };
}

function referenceOf(event: string, data: Json): string | null {
  if (event === 'charge.success') return textOf(data.reference);
  if (event.startsWith('refund.')) return textOf(data.transaction_reference);
  return event.startsWith('charge.dispute.') ? textOf(objectOf(data.transaction).reference) : null;
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
