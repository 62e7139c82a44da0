import { type Kobo, multiplyKobo } from '@oja/domain/money';
import { readWebhook } from './webhook-message.ts';

/** Refunds of one amount that messages tell of and that nobody here knows. */
export interface ToldRefund {
  id: string;
  reference: string;
  amount: Kobo;
}

export interface ToldMessage {
  reference: string;
  raw: Buffer;
}

/** Names the claim of refunds that are only told of. */
export function toldId(reference: string, amount: number): string {
  return `told:${reference}:${amount}`;
}

/**
 * What messages tell of beyond what is known. They carry no number of the refund: of one amount there are as many as its
 * most frequent kind of message says, less those that failed.
 */
export function toldButUnknown(
  messages: readonly ToldMessage[],
  known: readonly { reference: string; amount: number; failed: boolean }[],
): ToldRefund[] {
  const told = new Map<string, { reference: string; amount: Kobo; events: Map<string, number> }>();
  for (const { reference, raw } of messages) {
    const { event, refundAmount: amount } = readWebhook(raw);
    if (amount === null) continue;
    const key = toldId(reference, amount);
    const { events } = told.get(key) ?? { events: new Map<string, number>() };
    told.set(key, { reference, amount, events: events.set(event, (events.get(event) ?? 0) + 1) });
  }
  return [...told].flatMap(([key, { reference, amount, events }]) => {
    const here = known.filter((refund) => refund.reference === reference && refund.amount === amount);
    const failed = here.filter((refund) => refund.failed).length;
    const over = Math.max(failed, events.get('refund.failed') ?? 0);
    const unknown = Math.max(...events.values()) - (here.length - failed) - over;
    return unknown > 0 ? [{ id: key, reference, amount: multiplyKobo(amount, unknown) }] : [];
  });
}
