import { formatTime } from '../../../src/lib/text/dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something has waited: '25 min', '3 h', '2 days'. */
export function hasWaited(from: string, now = Date.now()): string {
  const time = Math.max(0, now - Date.parse(from));
  if (time < hour) return `${Math.floor(time / minute)} min`;
  if (time < day) return `${Math.floor(time / hour)} h`;
  const days = Math.floor(time / day);
  return days === 1 ? '1 day' : `${days} days`;
}

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', ...options });
const weekday = part({ weekday: 'short' });
const dayAndMonth = part({ day: 'numeric', month: 'short' });
/** 'Mon 23 Nov': put together here, because browsers disagree about a comma. */
const dayName = (time: number | Date) => `${weekday.format(time)} ${dayAndMonth.format(time)}`;
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** 'since 09:10' of today in Lagos, else 'since Mon 23 Nov'. */
export function since(from: string, now = Date.now()): string {
  const isToday = dayOf.format(new Date(from)) === dayOf.format(now);
  return `since ${isToday ? formatTime(from) : dayName(new Date(from))}`;
}

/** The name of a day so many days before today in Lagos: 'Wed 25 Nov'. */
export const daysAgo = (days: number, now = Date.now()): string => dayName(now - days * day);
