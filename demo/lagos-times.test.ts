import { describe, expect, it } from 'vitest';
import { type Moment, type StoryParcel, storyParcels } from './data/desk/parcels.ts';
import { momentOf } from './lagos-times.ts';

/** Days of one week in November 2026, at noon in Lagos. */
const monday = new Date('2026-11-23T12:00:00+01:00');
const thursday = new Date('2026-11-26T12:00:00+01:00');
const sunday = new Date('2026-11-29T12:00:00+01:00');

describe('when something of the story happened', () => {
  it.each<[string, Date, Moment, string]>([
    ['days are those of the calendar', thursday, { days: 2, at: '10:40' }, '2026-11-24T10:40:00+01:00'],
    ['what falls on a Sunday waits for Monday', thursday, { days: 4, at: '09:20' }, '2026-11-23T09:20:00+01:00'],
    ['and so it does of a Sunday on', sunday, { days: 7, at: '09:20' }, '2026-11-23T09:20:00+01:00'],
    ['working days leave Sundays out', thursday, { workdays: 4, at: '16:02' }, '2026-11-21T16:02:00+01:00'],
    ['on Monday the one before is Saturday', monday, { workdays: 1, at: '16:20' }, '2026-11-21T16:20:00+01:00'],
    ['on Sunday, too', sunday, { workdays: 1, at: '16:20' }, '2026-11-28T16:20:00+01:00'],
    ['six of them are a week', monday, { workdays: 6, at: '08:00' }, '2026-11-16T08:00:00+01:00'],
    ['awake hours of the day are hours', thursday, { awakeHours: 2.7 }, '2026-11-26T09:18:00+01:00'],
    ['nights are left out', thursday, { awakeHours: 9.1 }, '2026-11-25T17:54:00+01:00'],
    ['also the one it is', new Date('2026-11-26T04:00:00+01:00'), { awakeHours: 1 }, '2026-11-25T21:00:00+01:00'],
    [
      'the day is that of Lagos',
      new Date('2026-11-25T23:30:00Z'),
      { days: 1, at: '10:00' },
      '2026-11-25T10:00:00+01:00',
    ],
  ])('%s', (_, now, moment, at) => {
    expect(momentOf(moment, now)).toEqual(new Date(at));
  });

  const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(monday.getTime() + hour * 3_600_000));
  it('comes one after the other, before now and on no Sunday, at whatever hour of a week the demo opens', () => {
    for (const now of hours) {
      for (const parcel of storyParcels) {
        const times = stepsOf(parcel).map((moment) => momentOf(moment, now));
        const told = `${parcel.buyer} at ${now.toISOString()}`;
        expect([...times, now], told).toEqual(
          [...times, now].toSorted((one, other) => one.getTime() - other.getTime()),
        );
        expect(new Set(times.map(Number)).size, told).toBe(times.length);
        const worked = times.slice(1).map((time) => new Date(time.getTime() + 3_600_000).getUTCDay());
        expect(worked, told).not.toContain(0);
      }
    }
  });
});

/** The cancelled one is told where it stands among the others. */
function stepsOf({ placed, accepted, packed, shipped, delivered, cancelled }: StoryParcel): Moment[] {
  return [placed, accepted, cancelled, packed, shipped, delivered].filter((moment) => moment !== undefined);
}
