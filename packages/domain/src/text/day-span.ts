import { shortDay } from './short-day.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Sat 28 Nov to Wed 2 Dec', 'Tue 24 to Thu 26 Nov', 'Sat 28 Nov'. @param from as '2026-11-28' */
export function daySpan({ from, until }: { from: string; until: string }): string {
  const last = `${weekdayOf(until)} ${shortDay(until)}`;
  if (from === until) return last;
  const day = shortDay(from);
  return `${weekdayOf(from)} ${from.slice(0, 7) === until.slice(0, 7) ? day.split(' ')[0] : day} to ${last}`;
}

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
