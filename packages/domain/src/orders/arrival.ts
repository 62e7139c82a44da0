import { neighboursOf } from '../people/nigerian-zones.ts';
import { backOn, type Holiday, hourInLagos, isAway } from '../stores/holiday.ts';
import { ACCEPT_WITHIN_HOURS } from './parcel-due.ts';
import type { DayRange, TravelDays } from './travel-days.ts';
import { afterWorkingDays, dayNumber } from './working-days.ts';

/** Hour of the day in Lagos from which on nobody packs any more: what is ordered later is begun tomorrow. */
export const PACKED_UNTIL_HOUR = 17;

/** The first and the last day on which something may arrive, in Lagos, as '2026-11-28'. */
export interface DaySpan {
  from: string;
  until: string;
}

/** The same by how far it goes. */
export type Arrivals = Record<keyof TravelDays, DaySpan>;

/**
 * On which days, since 1 January 1970, an order of that moment is accepted: at the earliest, and at the latest that the shop
 * allows. Arrivals change with these, and not between.
 */
export function acceptedOn(now: Date): { first: number; last: number } {
  const today = dayNumber(now);
  return {
    first: hourInLagos(now) < PACKED_UNTIL_HOUR ? today : today + 1,
    last: today + ACCEPT_WITHIN_HOURS / 24,
  };
}

/**
 * When what is ordered now arrives: from the first day on which the store may send it to the last one that it promises, and
 * as many working days of travel. Of a store that is on holiday, what is ordered on the first morning after it.
 * @param days working days that the store promises, from accepting an order to sending it
 */
export function arrivals(
  now: Date,
  days: number,
  travel: TravelDays,
  holiday: Pick<Holiday, 'from' | 'until'> | null = null,
): Arrivals {
  const ordered = holiday && isAway(holiday, now) ? new Date(`${backOn(holiday)}T00:00:00+01:00`) : now;
  const { first, last } = acceptedOn(ordered);
  const sent = { first: afterWorkingDays(first, days), last: afterWorkingDays(last, days) };
  const spanOf = (range: DayRange): DaySpan => ({
    from: textOf(afterWorkingDays(sent.first, range.from)),
    until: textOf(afterWorkingDays(sent.last, range.until)),
  });
  return { inState: spanOf(travel.inState), inZone: spanOf(travel.inZone), elsewhere: spanOf(travel.elsewhere) };
}

/** How far it is between two states; undefined where one of them is none of Nigeria. */
export function distanceOf(from: string, to: string): keyof TravelDays | undefined {
  const neighbours: readonly string[] | undefined = neighboursOf(from);
  if (!neighbours || !neighboursOf(to)) return undefined;
  if (from === to) return 'inState';
  return neighbours.includes(to) ? 'inZone' : 'elsewhere';
}

/** Whether the last of these days has passed in Lagos. */
export const isPast = ({ until }: DaySpan, now: Date): boolean => until < textOf(dayNumber(now));

const textOf = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
