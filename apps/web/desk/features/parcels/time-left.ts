import type { SellerStatus } from '@oja/domain/orders/order-status';
import { formatDate, formatDateTime, formatTime } from '../../../src/lib/text/dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface TimeLeft {
  /** '5 h', 'Late 2 h' */
  text: string;
  /** The same as a sentence is read: '5 h left', 'Late by 2 h'. */
  spoken: string;
  isLate: boolean;
}

/** How long a parcel has until its time; null where nothing is to be done in time. @param now Unix time in milliseconds */
export function timeLeft(dueAt: string | null, now: number): TimeLeft | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { text: `Late ${span(-left)}`, spoken: `Late by ${span(-left)}`, isLate: true };
  return { text: span(left), spoken: `${span(left)} left`, isLate: false };
}

/** Whole units, rounded down: nobody is promised time that is not there. */
function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} d`;
}

/** 'accept by 14:10', 'to leave by 30 Nov 2026'; null once it has left. @param now Unix time in milliseconds */
export function dueWords(
  { status, dueAt }: { status: SellerStatus; dueAt: string | null },
  now: number,
): string | null {
  if (dueAt === null) return null;
  const today = formatDate(new Date(now).toISOString());
  if (status === 'pending')
    return `accept by ${formatDate(dueAt) === today ? formatTime(dueAt) : formatDateTime(dueAt)}`;
  // It ends with the last moment of a day, and people say the day.
  const last = formatDate(new Date(Date.parse(dueAt) - 1).toISOString());
  return last === today ? 'to leave today' : `to leave by ${last}`;
}
