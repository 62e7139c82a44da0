import { expect, it } from 'vitest';
import { shipBy } from './parcel-due.ts';

it.each([
  ['on Wednesday, by the end of Friday', '2026-11-25T09:30:00Z', '2026-11-27T23:00:00Z'],
  ['on Friday, by the end of Monday: Saturday counts, Sunday does not', '2026-11-27T09:30:00Z', '2026-11-30T23:00:00Z'],
  ['on Saturday, by the end of Tuesday', '2026-11-28T09:30:00Z', '2026-12-01T23:00:00Z'],
  ['on Sunday, by the end of Tuesday', '2026-11-29T09:30:00Z', '2026-12-01T23:00:00Z'],
  ['late on Tuesday in London, which is Wednesday in Lagos', '2026-11-24T23:30:00Z', '2026-11-27T23:00:00Z'],
])('a parcel that was accepted %s leaves by then', (_, accepted, due) => {
  expect(shipBy(new Date(accepted))).toEqual(new Date(due));
});
