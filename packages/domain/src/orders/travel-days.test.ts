import { expect, it } from 'vitest';
import { readTravelDays } from './travel-days.ts';

it('is read from three ranges', () => {
  expect(readTravelDays('1-2, 2-4 ,3-60')).toEqual({
    inState: { from: 1, until: 2 },
    inZone: { from: 2, until: 4 },
    elsewhere: { from: 3, until: 60 },
  });
});

it('takes a range of one day, and days of two figures', () => {
  expect(readTravelDays('0-0,3-3,10-12')).toEqual({
    inState: { from: 0, until: 0 },
    inZone: { from: 3, until: 3 },
    elsewhere: { from: 10, until: 12 },
  });
});

it.each([
  '',
  '1-2,2-4',
  '1-2,2-4,3-6,7-9',
  '1-2,4-2,3-6',
  '1,2,3',
  '1-2,2-4,3-61',
  '1-2,2-4,3 to 6',
  '1-2,2-4,3-6 days',
  '1-2,2-4,3-600',
  '-1-2,2-4,3-6',
])('does not take %j, and says what it takes', (text) =>
  expect(() => readTravelDays(text)).toThrow(/^it takes working days of travel.*'1-2,2-4,3-6'\.$/),
);
