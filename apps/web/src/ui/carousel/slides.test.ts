import { describe, expect, it } from 'vitest';
import { ADVANCE_EVERY, canChange, LOCK, lockedUntil, nextIndex, previousIndex, swipe, TRANSITION } from './slides.ts';

describe('swipe', () => {
  it.each([
    [-51, 'next'],
    [51, 'previous'],
    [-50, undefined],
    [50, undefined],
    [0, undefined],
    [Number.NaN, undefined],
  ])('by %s px: %s [HOME-07, PROD-03]', (deltaX, change) => {
    expect(swipe(deltaX)).toBe(change);
  });
});

it('is locked for 500 ms after a change, and no longer [HOME-08]', () => {
  const until = lockedUntil(1000);
  expect([1000, 1499, 1500].map((now) => canChange(now, until))).toEqual([false, false, true]);
});

it('keeps the specified times [HOME-05, HOME-08, HOME-09]', () => {
  expect({ ADVANCE_EVERY, LOCK, TRANSITION }).toEqual({ ADVANCE_EVERY: 3000, LOCK: 500, TRANSITION: 700 });
});

it('wraps around at both ends [PROD-02]', () => {
  expect([0, 1, 2].map((index) => nextIndex(index, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => previousIndex(index, 3))).toEqual([2, 0, 1]);
  expect([nextIndex(0, 0), previousIndex(0, 0)]).toEqual([0, 0]);
});
