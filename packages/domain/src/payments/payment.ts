/** Milliseconds after which the return page stops asking. */
export const POLL_LIMIT = 30_000;

const FIRST_POLL_DELAY = 1000;
const LONGEST_POLL_DELAY = 4000;

/** Milliseconds to wait after poll `attempt` (0 for the first): 1000, 2000, 4000, 4000, … */
export function pollDelay(attempt: number): number {
  return Math.min(FIRST_POLL_DELAY * 2 ** attempt, LONGEST_POLL_DELAY);
}

/** Whether another poll may start, `elapsed` milliseconds after the first one did. */
export function mayPoll(elapsed: number): boolean {
  return elapsed < POLL_LIMIT;
}

/** Seconds for which a payment page can be paid on: two thirds of the hold, so that a payment finds its goods still held. */
export function sessionSeconds(holdSeconds: number): number {
  return Math.max(1, Math.floor((holdSeconds * 2) / 3));
}

/** Seconds for which buyers are sent to a page again: its last minute is too short to type a card in. */
export function pageSeconds(holdSeconds: number): number {
  const session = sessionSeconds(holdSeconds);
  return session - Math.min(60, Math.floor(session / 10));
}

/** An order is paid if either of its two statuses says so: older orders say 'success' where ours say 'paid'. */
export function isPaymentAccepted(order: {
  status?: string | undefined;
  paymentInfo?: { status?: string | undefined } | undefined;
}): boolean {
  const paymentStatus = order.paymentInfo?.status;
  return order.status === 'paid' || paymentStatus === 'paid' || paymentStatus === 'success';
}

/** What the provider allows in a reference: letters, digits, `-`, `.` and `=`; no underscore. */
export const PAYMENT_REFERENCE = /^[A-Za-z0-9.=-]{6,100}$/;

export function isPaymentReference(text: string): boolean {
  return PAYMENT_REFERENCE.test(text);
}

const PREFIX = 'oja-';

/** A reference of our own; lower case, because transfers allow nothing else. @param ulid 26 characters */
export function paymentReference(ulid: string): string {
  return `${PREFIX}${ulid.toLowerCase()}`;
}

/** Whether a reference the provider names was made by this shop. */
export function isOurReference(reference: string): boolean {
  return reference.startsWith(PREFIX) && isPaymentReference(reference);
}

/** The transaction id of an order paid by store credit. @param ulid 26 characters */
export function creditTransactionId(ulid: string): string {
  return `CR-${ulid}`;
}
