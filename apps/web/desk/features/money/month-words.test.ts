import { expect, it } from 'vitest';
import { dayWords, momentWords, monthsFrom, monthWords, thisMonth } from './month-words.ts';

it('months are said, and are those of Lagos', () => {
  expect(monthWords('2026-11')).toBe('November 2026');
  expect(thisMonth(new Date('2026-10-31T23:30:00Z'))).toBe('2026-11');
  expect(thisMonth(new Date('2026-10-31T22:30:00Z'))).toBe('2026-10');
  expect(dayWords('2026-11-23T23:30:00Z')).toBe('24 Nov');
  expect(momentWords(new Date('2026-11-28T13:10:00Z'))).toBe('Saturday 28 November at 14:10');
});

it.each([
  ['2026-11', '2026-11', ['2026-11']],
  ['2025-12', '2026-02', ['2026-02', '2026-01', '2025-12']],
  ['2026-12', '2026-11', ['2026-11']],
])('from %s to %s are %j', (first, last, months) => {
  expect(monthsFrom(first, last)).toEqual(months);
});

it('ten years are the most', () => {
  expect(monthsFrom('2000-01', '2026-11')).toHaveLength(120);
});
