import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

it.each([
  ['2026-12-04', '4 Dec'],
  ['2027-01-31', '31 Jan'],
  ['2026-09-10', '10 Sep'],
])('%s is %s', (day, words) => {
  expect(shortDay(day)).toBe(words);
});
