import { expect, it } from 'vitest';
import { nextCheckAge } from './reconcile-schedule.ts';

const hour = 3600;

it('checks at 30 s, 2, 5, 10, 20, 40 minutes, 1 and 2 hours, then every 6 hours for three days', () => {
  const ages: number[] = [];
  for (let age = nextCheckAge(0); age !== null; age = nextCheckAge(age)) ages.push(age);
  expect(ages.slice(0, 9)).toEqual([30, 120, 300, 600, 1200, 2400, hour, 2 * hour, 6 * hour]);
  expect(ages.slice(9)).toEqual(Array.from({ length: 11 }, (_, index) => (index + 2) * 6 * hour));
});

it('goes on from where it is after a pause', () => {
  expect(nextCheckAge(23.5 * hour)).toBe(24 * hour);
  expect(nextCheckAge(100 * hour)).toBeNull();
});
