import type { Outcome } from '../payment-provider.ts';

const firstPause = 250;
const tries = 3;

/** Milliseconds to wait before a question is asked again after its nth attempt; null: it is not asked again. */
export function pauseBeforeAgain(outcome: Outcome<unknown>, attempt: number): number | null {
  if (attempt === tries) return null;
  if (outcome.kind === 'rate_limited') return outcome.retryAfter * 1000;
  return outcome.kind === 'unknown' ? firstPause * 2 ** (attempt - 1) : null;
}
