/** Pixels; a swipe must be longer than this. */
export const SWIPE_THRESHOLD = 50;
/** Milliseconds between automatic changes. */
export const ADVANCE_EVERY = 3000;
/** Milliseconds after a change in which no other is accepted. */
export const LOCK = 500;
/** Milliseconds that a change is seen to take: longer than the lock, so a next change may start while it still moves. */
export const TRANSITION = 700;

/** @param deltaX where the pointer ended minus where it began, in pixels: a swipe to the left is negative */
export function swipe(deltaX: number): 'next' | 'previous' | undefined {
  if (Math.abs(deltaX) <= SWIPE_THRESHOLD || Number.isNaN(deltaX)) return undefined;
  return deltaX < 0 ? 'next' : 'previous';
}

/** Both in milliseconds of the same clock. */
export function canChange(now: number, lockedUntil: number): boolean {
  return now >= lockedUntil;
}

export function lockedUntil(changedAt: number): number {
  return changedAt + LOCK;
}

/** The slide after `index`, wrapping around; 0 when there is none. */
export function nextIndex(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The slide before `index`, wrapping around; 0 when there is none. */
export function previousIndex(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
