import { afterWorkingDays, dayNumber } from './working-days.ts';

const day = 86_400_000;
/** Lagos is an hour ahead of UTC all year. */
const lagos = 3_600_000;

/** Hours from the payment within which a seller accepts an order. */
export const ACCEPT_WITHIN_HOURS = 24;
/** Hours from the payment after which its store is told once that nobody has accepted a parcel. */
export const REMIND_AFTER_HOURS = 18;
/** Working days, Monday to Saturday, from accepting it within which a parcel leaves, of a store that says nothing else. */
export const DISPATCH_DAYS = 2;

/**
 * Until when a parcel that was accepted then is to leave: the end of the last of its working days in Lagos.
 * @param days working days that its store promises; 0 is the day itself, on a Sunday Monday
 */
export function shipBy(acceptedAt: Date, days: number): Date {
  return new Date((afterWorkingDays(dayNumber(acceptedAt), days) + 1) * day - lagos);
}
