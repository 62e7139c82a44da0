import { expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

it.each([
  ['2026-11-28', '2026-12-02', 'Sat 28 Nov to Wed 2 Dec'],
  ['2026-11-24', '2026-11-26', 'Tue 24 to Thu 26 Nov'],
  ['2026-12-04', '2026-12-06', 'Fri 4 to Sun 6 Dec'],
  ['2026-11-28', '2026-11-28', 'Sat 28 Nov'],
  ['2026-12-31', '2027-01-02', 'Thu 31 Dec to Sat 2 Jan'],
  // The same month of another year.
  ['2026-01-05', '2027-01-05', 'Mon 5 Jan to Tue 5 Jan'],
])('from %s to %s is %s', (from, until, words) => expect(daySpan({ from, until })).toBe(words));
