import type { Outcome } from '../../platform/payments/payment-provider.ts';
import type { Reviewed } from './refunds/review-refunds.ts';

/** The provider gives no answer now; it may give one later. */
export class Unserved extends Error {
  readonly seconds: number;
  /** It answers, and told us to wait. */
  readonly toldToWait: boolean;
  constructor(seconds: number, { toldToWait = false } = {}) {
    super('the provider gives no answer');
    this.seconds = seconds;
    this.toldToWait = toldToWait;
  }
}

/** The provider's definite no. */
export class Refused extends Error {
  readonly status: number;
  readonly reason: string | null;
  constructor({ status, message }: { status: number; message: string | null }) {
    super('the provider refuses');
    this.status = status;
    this.reason = message;
  }
}

/** Seconds that a provider without an answer is left alone. */
const pause = 60;

/** What the provider answered. @throws Unserved @throws Refused */
export function answerOf<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'success') return outcome.value;
  if (outcome.kind === 'refused') throw new Refused(outcome);
  if (outcome.kind === 'rate_limited') throw new Unserved(Math.max(1, outcome.retryAfter), { toldToWait: true });
  throw new Unserved(pause);
}

/** What came of a question that somebody else asked. @throws Unserved */
export function answered<T>(found: T | 'unavailable' | 'changing'): T {
  if (found === 'unavailable' || found === 'changing') throw new Unserved(pause);
  return found as T;
}

/**
 * How much a review took over. What could not be understood yet holds nothing else up: the next day's comparison asks again
 * about disputes and refunds that are open. @throws Unserved
 */
export function takenOver(reviewed: Reviewed): number {
  return reviewed === 'undecided' ? 0 : answered(reviewed);
}

/** The provider's definite no, for a person to read: its own words, and their number. */
export function sayRefusal({ status, message }: { status: number; message: string | null }): string {
  return `${message ?? 'no reason given'} (${status})`;
}
