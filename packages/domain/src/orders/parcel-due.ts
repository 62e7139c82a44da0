const hour = 3_600_000;
const day = 24 * hour;
/** Lagos is an hour ahead of UTC all year. */
const lagos = hour;

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
  let at = Math.floor((acceptedAt.getTime() + lagos) / day);
  if (days === 0 && isSunday(at)) at += 1;
  for (let left = days; left > 0; ) {
    at += 1;
    if (!isSunday(at)) left -= 1;
  }
  return new Date((at + 1) * day - lagos);
}

/** @param at days since 1 January 1970, a Thursday */
const isSunday = (at: number) => at % 7 === 3;
