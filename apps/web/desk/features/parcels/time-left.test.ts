import { expect, it } from 'vitest';
import { dueWords, timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-27T09:00:00Z');

it.each([
  ['2026-11-27T14:59:00Z', '5 h', '5 h left', false],
  ['2026-11-27T09:40:30Z', '40 min', '40 min left', false],
  ['2026-11-27T09:00:10Z', '1 min', '1 min left', false],
  ['2026-11-29T08:59:00Z', '47 h', '47 h left', false],
  ['2026-11-29T09:00:00Z', '2 d', '2 d left', false],
  ['2026-11-27T07:00:00Z', 'Late 2 h', 'Late by 2 h', true],
  ['2026-11-27T08:59:59Z', 'Late 1 min', 'Late by 1 min', true],
])('due at %s, it says %s', (dueAt, text, spoken, isLate) => {
  expect(timeLeft(dueAt, now)).toEqual({ text, spoken, isLate });
});

it('has no time where nothing is to be done', () => {
  expect(timeLeft(null, now)).toBeNull();
  expect(dueWords({ status: 'shipped', dueAt: null }, now)).toBeNull();
});

it.each([
  ['pending', '2026-11-27T13:10:00Z', 'accept by 14:10'],
  ['pending', '2026-11-28T07:05:00Z', 'accept by 28 Nov 2026, 08:05'],
  // The end of Friday in Lagos.
  ['approved', '2026-11-27T23:00:00Z', 'to leave today'],
  ['approved', '2026-11-28T23:00:00Z', 'to leave by 28 Nov 2026'],
] as const)('a parcel that is %s and due at %s: %s', (status, dueAt, words) => {
  expect(dueWords({ status, dueAt }, now)).toBe(words);
});
