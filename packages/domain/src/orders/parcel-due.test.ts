import { expect, it } from 'vitest';
import { DISPATCH_DAYS, shipBy } from './parcel-due.ts';

it.each([
  ['on Wednesday, by the end of Friday', '2026-11-25T09:30:00Z', '2026-11-27T23:00:00Z'],
  ['on Friday, by the end of Monday: Saturday counts, Sunday does not', '2026-11-27T09:30:00Z', '2026-11-30T23:00:00Z'],
  ['on Saturday, by the end of Tuesday', '2026-11-28T09:30:00Z', '2026-12-01T23:00:00Z'],
  ['on Sunday, by the end of Tuesday', '2026-11-29T09:30:00Z', '2026-12-01T23:00:00Z'],
  ['late on Tuesday in London, which is Wednesday in Lagos', '2026-11-24T23:30:00Z', '2026-11-27T23:00:00Z'],
])('a parcel that was accepted %s leaves by then', (_, accepted, due) => {
  expect(shipBy(new Date(accepted), DISPATCH_DAYS)).toEqual(new Date(due));
});

it.each([
  [0, 'on Wednesday, the same day', '2026-11-25T09:30:00Z', '2026-11-25T23:00:00Z'],
  [0, 'on Sunday, by the end of Monday', '2026-11-29T09:30:00Z', '2026-11-30T23:00:00Z'],
  [1, 'on Saturday, by the end of Monday', '2026-11-28T09:30:00Z', '2026-11-30T23:00:00Z'],
  [5, 'on Wednesday, by the end of the next Tuesday', '2026-11-25T09:30:00Z', '2026-12-01T23:00:00Z'],
  [14, 'on Wednesday, two Sundays later', '2026-11-25T09:30:00Z', '2026-12-11T23:00:00Z'],
])(
  'of a store that promises %i working days, a parcel that was accepted %s leaves by then [PARCEL-35]',
  (days, _, accepted, due) => {
    expect(shipBy(new Date(accepted), days)).toEqual(new Date(due));
  },
);
