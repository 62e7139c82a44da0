import type { Kobo } from '@oja/domain/money/money';
import type { ProviderRefund } from '../../../platform/payments/payment-provider.ts';

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
export function pauseBefore(owedFor: number, toldToWait: number): number {
  return Math.max(firstPause, Math.min(longestPause, owedFor / 2), toldToWait);
}

/** A refund as we have it. */
export interface KnownRefund {
  id: string;
  state: string;
  amount: Kobo;
  /** The refund at the provider that we know of. */
  providerRefundId: string | null;
  /** What the provider last said of it. */
  providerStatus: string | null;
  /** POSTs that may be there. */
  posts: number;
  /** A POST was made whose answer we do not have. */
  posted: boolean;
  /** Seconds from the first clean listing in which it was missing to when this one was asked for. */
  missingFor: number | null;
}

/**
 * Which refund in the provider's list is this one: the one that we know by its number, unless it has failed and another
 * under our name has not; else the newest under our name. One that was made before the one that we know is none of it, but
 * when the same list shows ours as failed, or cannot lag any more: we sent another because the first was not there, and the
 * list may be older than the other. What other refunds of ours are known by is none of it either.
 * @param listLag seconds after which their list is up to date
 */
export function findOwn(
  refund: KnownRefund,
  listed: readonly ProviderRefund[],
  listLag: number,
  others: ReadonlySet<string | null> = new Set(),
): ProviderRefund | undefined {
  const known = BigInt(refund.providerRefundId ?? 0);
  const isListedAsFailed = listed.some(({ id, status }) => id === refund.providerRefundId && status === 'failed');
  const mayBeOlder = isListedAsFailed || (refund.providerStatus === 'failed' && isMissed(refund, listLag));
  const bearing = listed
    .filter(({ id }) => !others.has(id))
    .filter((one) => one.id === refund.providerRefundId || isUnderNameOf(refund, one))
    .filter(({ id, status }) => BigInt(id) >= known || (mayBeOlder && status !== 'failed'))
    .filter((one) => !isOutdated(refund, one, listLag))
    .sort((a, b) => Number(BigInt(b.id) - BigInt(a.id)));
  const live = bearing.filter(({ status }) => status !== 'failed');
  const isKnown = ({ id }: ProviderRefund) => id === refund.providerRefundId;
  const newestFailure = areAllThere(refund, listed, listLag) ? bearing[0] : bearing.find(isKnown);
  return live.find(isKnown) ?? live[0] ?? newestFailure;
}

/** The list goes back behind a failure after which another was sent: until it cannot lag any more, it is the older. */
function isOutdated(refund: KnownRefund, { id, status }: ProviderRefund, listLag: number): boolean {
  const isAlive = id === refund.providerRefundId && refund.providerStatus === 'failed' && status !== 'failed';
  return isAlive && refund.posted && !isMissed(refund, listLag);
}

/**
 * Whether the list has every POST of ours that may be there: until then, what has become of another says nothing of the one
 * whose answer was lost.
 */
export function areAllThere(refund: KnownRefund, listed: readonly ProviderRefund[], listLag: number): boolean {
  return !refund.posted || !isOneUnseen(refund, listed) || isMissed(refund, listLag);
}

/** Whether a POST of ours may be there that the list does not show, whatever is known of another and however late the list is. */
export function isOneUnseen(refund: KnownRefund, listed: readonly ProviderRefund[]): boolean {
  return refund.posts > listed.filter((one) => isUnderNameOf(refund, one)).length;
}

/** Their list would have it by now. */
function isMissed({ missingFor }: KnownRefund, listLag: number): boolean {
  return missingFor !== null && missingFor >= listLag;
}

function isUnderNameOf({ id, amount }: KnownRefund, listed: ProviderRefund): boolean {
  return listed.merchantNote === refundNote(id) && listed.amount === amount;
}

/**
 * Whether a refund under the name of ours may turn out to be ours: made before the one that we know, which has failed. Until
 * the list cannot lag any more, nobody can say which of the two the buyer gets.
 */
export function mayBecome(refund: KnownRefund, older: ProviderRefund): boolean {
  const { state, providerRefundId, providerStatus } = refund;
  const isOpen = state === 'sending' || state === 'failed';
  const isOlder = providerRefundId !== null && BigInt(older.id) < BigInt(providerRefundId);
  return isOpen && isOlder && providerStatus === 'failed' && isUnderNameOf(refund, older);
}

/** How a refund stands here that stands so at the provider. What we do not know yet, a person looks at. */
export function stateOf(status: string): RefundState {
  return states[status] ?? 'manual';
}

/** A refund that we know as pending has not failed for us until that is written down. */
export function isKnownFailure({ state, providerRefundId }: KnownRefund, { id, status }: ProviderRefund): boolean {
  return status === 'failed' && id === providerRefundId && (state === 'failed' || state === 'sending');
}

interface OpenRefund extends KnownRefund {
  attempts: number;
}

/**
 * What to do about a refund after looking at the provider's list of the transaction's refunds. What the provider has said
 * that it has is never posted once more, whether the list shows it or not.
 * @param listLag seconds after which their list has everything; before, nothing is posted again whose answer was lost
 */
export function nextRefundStep(refund: OpenRefund, listed: readonly ProviderRefund[], listLag: number): RefundStep {
  const ours = findOwn(refund, listed, listLag);
  if (ours && !isKnownFailure(refund, ours)) return { kind: 'adopt', id: ours.id, state: stateOf(ours.status) };
  const isThere = !ours && refund.providerRefundId !== null && refund.providerStatus !== 'failed';
  const isOlderAlive = !ours && listed.some((one) => isUnderNameOf(refund, one) && one.status !== 'failed');
  if ((refund.posted || isThere || isOlderAlive) && !isMissed(refund, listLag)) return { kind: 'look_again' };
  return isThere || refund.attempts >= mostAttempts ? { kind: 'give_up' } : { kind: 'post' };
}
