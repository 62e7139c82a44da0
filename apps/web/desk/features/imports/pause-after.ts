import { ApiError } from '../../../src/lib/api.ts';

/** Milliseconds after which what did not get through is sent again; then after the last of them. */
const pauses = [3000, 10_000, 30_000];

/** How long to wait, in milliseconds: as long as the shop says, at least. @param tried how often it was sent before */
export function pauseAfter(error: unknown, tried: number): number {
  const seconds = (error instanceof ApiError && error.retryAfter) || 0;
  return Math.max(pauses[tried] ?? 30_000, seconds * 1000);
}
