import type { ProviderDispute } from '../payment-provider.ts';
import { readKobo } from './read-answer.ts';

type Json = Record<string, unknown>;

/** A dispute as their listing and their events have it: the one spells dates `dueAt`, the others `due_at`. */
export function readDispute(given: unknown): ProviderDispute | null {
  const data = objectOf(given);
  const id = textOf(data.id);
  if (id === null) return null;
  const transaction = objectOf(data.transaction);
  const dueAt = textOf(data.due_at ?? data.dueAt);
  return {
    id,
    status: textOf(data.status) ?? 'unknown',
    amount: readKobo(data.refund_amount ?? transaction.amount),
    currency: textOf(data.currency ?? transaction.currency),
    reason: textOf(data.category) ?? '',
    dueAt: dueAt !== null && !Number.isNaN(Date.parse(dueAt)) ? new Date(dueAt).toISOString() : null,
    resolution: textOf(data.resolution),
  };
}

/** A dispute in a list of all, with the payment that it is about. */
export function readDisputeOfAny(given: unknown): (ProviderDispute & { transactionId: string }) | null {
  const dispute = readDispute(given);
  const transactionId = textOf(objectOf(objectOf(given).transaction).id);
  return dispute && transactionId !== null ? { ...dispute, transactionId } : null;
}

/** One that cannot be read makes the whole list unreadable: a gap would look like "not contested". */
export function readDisputes(data: unknown): ProviderDispute[] | null {
  if (!Array.isArray(data)) return null;
  const disputes = data.map(readDispute).filter((dispute) => dispute !== null);
  return disputes.length === data.length ? disputes : null;
}

export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}

export function textOf(value: unknown): string | null {
  return (typeof value === 'string' && value.length <= 100) || typeof value === 'number' ? String(value) : null;
}
