import type { Kobo } from '@oja/domain/money';
import type { ProviderRefund } from '../../platform/payments/payment-provider.ts';

export type RefundState = 'pending' | 'processing' | 'processed' | 'failed' | 'manual';

export type RefundStep =
  /** The provider has it. */
  | { kind: 'adopt'; id: string; state: RefundState }
  | { kind: 'post' }
  /** It may have been posted, and is not in the list: look again before posting once more. */
  | { kind: 'look_again' }
  /** Tried often enough: a person must look at it. */
  | { kind: 'give_up' };

export const mostAttempts = 5;
/** Seconds between the two clean listings without the refund that allow another POST. */
export const secondLook = 60;

/** Seconds between two tries to send a refund. */
const firstPause = 30;
const longestPause = 3600;
/** Refusals of the caller or the moment, not of the refund: a key that is wrong just now, a slow line, too many calls. */
const passingRefusals = [401, 403, 408, 429];

const states: Record<string, RefundState> = {
  pending: 'pending',
  processing: 'processing',
  processed: 'processed',
  failed: 'failed',
  'needs-attention': 'manual',
};

/** How our refunds are known again at the provider, which has no idempotency key for them. */
export function refundNote(refundId: string): string {
  return `refund:${refundId}`;
}

export const isPassing = (status: number): boolean => passingRefusals.includes(status);

/**
 * Seconds until the provider is asked again that did not serve us: half as long as the refund has been owed, so that the
 * pauses grow for as long as it lasts, an hour at most; and never sooner than it said.
 */
export function pauseBefore(owedFor: number, toldToWait = 0): number {
  return Math.max(firstPause, Math.min(longestPause, owedFor / 2), toldToWait);
}

/** What to do about a refund after looking at the provider's list of the transaction's refunds. */
export function nextRefundStep(
  refund: {
    id: string;
    /** As we have it. */
    state: string;
    amount: Kobo;
    attempts: number;
    /** The refund at the provider that we know of. */
    providerRefundId: string | null;
    /** A POST was made whose answer we do not have. */
    posted: boolean;
    /** Seconds since the first clean listing without it after that POST. */
    missingFor: number | null;
  },
  listed: readonly ProviderRefund[],
): RefundStep {
  const ours = listed
    .filter(({ merchantNote, amount }) => merchantNote === refundNote(refund.id) && amount === refund.amount)
    .sort((a, b) => Number(BigInt(b.id) - BigInt(a.id)))[0];
  // A refund that we know as pending has not failed for us until that is written down.
  const isFailureWrittenDown = refund.state === 'failed' || refund.state === 'sending';
  const knownFailure = ours?.status === 'failed' && ours.id === refund.providerRefundId && isFailureWrittenDown;
  if (ours && !knownFailure) return { kind: 'adopt', id: ours.id, state: states[ours.status] ?? 'manual' };
  if (refund.posted && !(refund.missingFor !== null && refund.missingFor >= secondLook)) return { kind: 'look_again' };
  return refund.attempts >= mostAttempts ? { kind: 'give_up' } : { kind: 'post' };
}
