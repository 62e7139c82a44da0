import { describe, expect, it } from 'vitest';
import { acceptedOn, arrivals, distanceOf, isPast } from './arrival.ts';
import { readTravelDays } from './travel-days.ts';

const travel = readTravelDays('1-2,2-4,3-6');
/** A moment in Lagos of November and December 2026; the 26th is a Thursday. */
const at = (moment: string) => new Date(`${moment}:00+01:00`);
const inState = (moment: string, days: number) => arrivals(at(moment), days, travel).inState;

describe('when something arrives', () => {
  it('is further off the further it goes', () => {
    expect(arrivals(at('2026-11-26T10:00'), 1, travel)).toEqual({
      // Sent on Friday; accepted a day later, on Saturday.
      inState: { from: '2026-11-28', until: '2026-12-01' },
      inZone: { from: '2026-11-30', until: '2026-12-03' },
      elsewhere: { from: '2026-12-01', until: '2026-12-05' },
    });
  });

  it('counts no Sunday, neither for sending nor on the way', () => {
    // Sent on Monday at the earliest; accepted on Sunday, that is still Monday.
    expect(inState('2026-11-28T10:00', 1)).toEqual({ from: '2026-12-01', until: '2026-12-02' });
    // On a Sunday nobody sends what leaves on the very day: Monday, or Monday too.
    expect(inState('2026-11-29T10:00', 0)).toEqual({ from: '2026-12-01', until: '2026-12-02' });
    expect(inState('2026-11-29T10:00', 1)).toEqual({ from: '2026-12-01', until: '2026-12-03' });
  });

  it('begins tomorrow for what is ordered in the evening, by the clock of Lagos', () => {
    expect(inState('2026-11-26T16:59', 0)).toEqual({ from: '2026-11-27', until: '2026-11-30' });
    expect(inState('2026-11-26T17:00', 0)).toEqual({ from: '2026-11-28', until: '2026-11-30' });
    // On Saturday evening that is a Sunday.
    expect(inState('2026-11-28T20:00', 0)).toEqual({ from: '2026-12-01', until: '2026-12-02' });
    // Half past midnight in Lagos is yesterday in UTC.
    expect(inState('2026-11-27T00:30', 0)).toEqual({ from: '2026-11-28', until: '2026-12-01' });
  });

  it('begins after the holiday of a store that is away, and is what it is before one', () => {
    const holiday = { from: '2026-11-25', until: '2026-11-27' };
    // Back on Saturday: sent on Monday, or accepted on Sunday and sent on Monday.
    const after = { from: '2026-12-01', until: '2026-12-02' };
    expect(arrivals(at('2026-11-25T08:00'), 1, travel, holiday).inState).toEqual(after);
    expect(arrivals(at('2026-11-27T22:00'), 1, travel, holiday).inState).toEqual(after);
    expect(arrivals(at('2026-11-24T10:00'), 1, travel, holiday).inState).toEqual(inState('2026-11-24T10:00', 1));
    expect(arrivals(at('2026-11-28T10:00'), 1, travel, holiday).inState).toEqual(after);
  });

  it('changes at five in the evening and at midnight in Lagos, and not between', () => {
    const seen = (moment: string) => Object.values(acceptedOn(at(moment))).join();
    expect(seen('2026-11-26T00:00')).toBe(seen('2026-11-26T16:59'));
    expect(seen('2026-11-26T17:00')).toBe(seen('2026-11-26T23:59'));
    expect(new Set(['2026-11-26T16:59', '2026-11-26T17:00', '2026-11-27T00:00'].map(seen)).size).toBe(3);
  });
});

describe('how far it is', () => {
  it.each([
    ['Lagos', 'Lagos', 'inState'],
    ['Lagos', 'Ogun', 'inZone'],
    ['Lagos', 'Kano', 'elsewhere'],
    ['Kano', 'Lagos', 'elsewhere'],
  ])('from %s to %s', (from, to, distance) => expect(distanceOf(from, to)).toBe(distance));

  it.each([
    ['Accra', 'Lagos'],
    ['Lagos', 'Accra'],
    ['Accra', 'Accra'],
  ])('is not known from %s to %s', (from, to) => expect(distanceOf(from, to)).toBeUndefined());
});

it('days have passed when the last of them has ended in Lagos', () => {
  const days = { from: '2026-11-25', until: '2026-11-27' };
  expect(isPast(days, new Date('2026-11-27T22:59:59Z'))).toBe(false);
  expect(isPast(days, new Date('2026-11-27T23:00:00Z'))).toBe(true);
});
