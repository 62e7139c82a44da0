import { expect, it } from 'vitest';
import { backOn, dayInLagos, holidayProblem, hourInLagos, isAway, isDay } from './holiday.ts';

const holiday = { from: '2026-12-24', until: '2026-12-26' };

it.each([
  ['2026-12-23T22:59:59Z', false],
  ['2026-12-23T23:00:00Z', true],
  ['2026-12-26T22:59:59Z', true],
  ['2026-12-26T23:00:00Z', false],
])('at %s a store that is away from 24 to 26 December in Lagos is away: %s [STALL-40]', (at, away) => {
  expect(isAway(holiday, new Date(at))).toBe(away);
});

it('a store without a holiday is not away', () => {
  expect(isAway(null, new Date('2026-12-25T12:00:00Z'))).toBe(false);
});

it('a store sells again on the day after the last, over the end of a year too', () => {
  expect([backOn(holiday), backOn({ until: '2026-12-31' }), backOn({ until: '2028-02-28' })]).toEqual([
    '2026-12-27',
    '2027-01-01',
    '2028-02-29',
  ]);
});

it('the day in Lagos begins an hour before that in London', () => {
  expect(dayInLagos(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(hourInLagos(new Date('2026-12-31T23:00:00Z'))).toBe(0);
});

it.each([
  ['2026-12-24', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-32', false],
  ['2026-12', false],
  ['2026', false],
  ['2026-12-24T00', false],
  ['+012026-12-24', false],
  [' 2026-12-24', false],
  ['24 December', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

it.each([
  ['2026-12-24', '2026-12-24', null],
  ['2026-11-20', '2026-11-26', null],
  ['2026-11-26', '2027-02-23', null],
  ['2026-11-26', '2027-02-24', 'too long'],
  ['2026-12-24', '2027-03-23', null],
  ['2026-12-24', '2027-03-24', 'too long'],
  ['2026-11-01', '2027-02-23', null],
  ['2026-11-01', '2027-02-24', 'too long'],
  ['2026-11-20', '2026-11-25', 'over already'],
  ['2026-12-24', '2026-12-23', 'ends before it begins'],
  ['2026-02-29', '2026-03-01', 'no day'],
  ['2026-12-24', '24 December', 'no day'],
  ['24 December', '2026-12-24', 'no day'],
])('on 26 November %s to %s is a holiday but for: %s', (from, until, problem) => {
  expect(holidayProblem({ from, until }, '2026-11-26')).toBe(problem);
});
