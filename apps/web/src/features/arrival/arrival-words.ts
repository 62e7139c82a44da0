import type { Arrival } from '@oja/contract/arrival';
import { daySpan } from '@oja/domain/text/day-span';

/** 'Sat 28 Nov to Wed 2 Dec' */
export function arrivalWords(arrival: Arrival, state: string): string {
  if (state === arrival.state) return daySpan(arrival.inState);
  return daySpan(arrival.neighbours.includes(state) ? arrival.inZone : arrival.elsewhere);
}

/** 'sends in 1 day': of working days, which a strip has no room to say; the dates beside it leave Sundays out. */
export function sendsWords(days: number): string {
  if (days === 0) return 'sends the same day';
  return `sends in ${days} ${days === 1 ? 'day' : 'days'}`;
}
