import { describe, expect, it } from 'vitest';
import { sparkPoints } from './spark-points.ts';
import { daysAgo, hasWaited, since } from './words.ts';

const now = Date.parse('2026-11-25T09:30:00Z');

describe('hasWaited', () => {
  it.each([
    ['2026-11-25T09:29:59Z', '0 min'],
    ['2026-11-25T09:05:00Z', '25 min'],
    ['2026-11-25T08:30:00Z', '1 h'],
    ['2026-11-24T09:31:00Z', '23 h'],
    ['2026-11-24T09:30:00Z', '1 day'],
    ['2026-11-22T09:30:00Z', '3 days'],
    ['2026-11-25T10:00:00Z', '0 min'],
  ])('from %s: %s', (from, words) => {
    expect(hasWaited(from, now)).toBe(words);
  });
});

it.each([
  ['2026-11-25T08:10:00Z', 'since 09:10'],
  // Already the 25th in Lagos.
  ['2026-11-24T23:30:00Z', 'since 00:30'],
  ['2026-11-24T22:30:00Z', 'since Tue 24 Nov'],
])('since %s: %s', (from, words) => {
  expect(since(from, now)).toBe(words);
});

it('names days by the calendar of Lagos', () => {
  expect(daysAgo(0, Date.parse('2026-11-25T23:30:00Z'))).toBe('Thu 26 Nov');
  expect(daysAgo(13, now)).toBe('Thu 12 Nov');
});

describe('sparkPoints', () => {
  it('goes from edge to edge, nothing at the bottom and the most at the top', () => {
    expect(sparkPoints([0, 50, 100], 122, 32)).toBe('1,31 61,16 121,1');
  });

  it('is a line at the bottom where nothing was sold', () => {
    expect(sparkPoints([0, 0], 12, 12)).toBe('1,11 11,11');
  });
});
