const day = 86_400_000;
/** Lagos is an hour ahead of UTC all year. */
const lagos = 3_600_000;

/** Days of a holiday, its first and last one included. */
export const HOLIDAY_DAYS_MAX = 90;
/** Letters of the sentence that shoppers read meanwhile. */
export const HOLIDAY_NOTE_MAX = 140;

/** When a store sells nothing: its first and its last day in Lagos, as '2026-12-24'. */
export interface Holiday {
  from: string;
  until: string;
  note: string;
}

/** The day in Lagos, as '2026-12-24'. */
export const dayInLagos = (at: Date): string => new Date(at.getTime() + lagos).toISOString().slice(0, 10);

/** The hour of the day in Lagos, 0 to 23. */
export const hourInLagos = (at: Date): number => new Date(at.getTime() + lagos).getUTCHours();

/** Whether nothing is sold at that moment. */
export function isAway(holiday: Pick<Holiday, 'from' | 'until'> | null, at: Date): boolean {
  if (!holiday) return false;
  const today = dayInLagos(at);
  return holiday.from <= today && today <= holiday.until;
}

/** The day after the last one, on which the store sells again: '2027-01-05'. */
export const backOn = ({ until }: Pick<Holiday, 'until'>): string => shifted(until, 1);

export type HolidayProblem = 'no day' | 'ends before it begins' | 'over already' | 'too long';

/** Why these days are no holiday; null if they are. @param today the day in Lagos */
export function holidayProblem({ from, until }: Pick<Holiday, 'from' | 'until'>, today: string): HolidayProblem | null {
  if (!isDay(from) || !isDay(until)) return 'no day';
  if (until < from) return 'ends before it begins';
  if (until < today) return 'over already';
  // Of one that has begun the days that are left count.
  if (until > lastFrom(from) && until > lastFrom(today)) return 'too long';
  return null;
}

/** The last day that a holiday from that one can have. */
const lastFrom = (first: string): string => shifted(first, HOLIDAY_DAYS_MAX - 1);

/** Whether the calendar has such a day: `2026-12-24`. */
export function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && shifted(text, 0) === text;
}

function shifted(text: string, days: number): string {
  return new Date(Date.parse(`${text}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}
