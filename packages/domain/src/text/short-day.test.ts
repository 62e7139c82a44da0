import { expect, it } from 'vitest';
import { shortDay } from './short-day.ts';

it.each([
  ['2026-12-04', '4 Dec'],
  ['2027-01-31', '31 Jan'],
  ['2026-09-10', '10 Sep'],
])('%s is %s', (day, words) => {
  expect(shortDay(day)).toBe(words);
});

it('a month is its first three letters', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}-05`);
  expect(days.map(shortDay).join(', ')).toBe(
    '5 Jan, 5 Feb, 5 Mar, 5 Apr, 5 May, 5 Jun, 5 Jul, 5 Aug, 5 Sep, 5 Oct, 5 Nov, 5 Dec',
  );
});
