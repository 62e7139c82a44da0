const hour = 3_600_000;
const day = 24 * hour;
/** Lagos is an hour ahead of UTC all year. */
const lagos = hour;

/** Hours from the payment within which a seller accepts an order. */
export const ACCEPT_WITHIN_HOURS = 24;
/** Working days, Monday to Saturday, from accepting it within which a parcel leaves. */
const SHIP_WITHIN_DAYS = 2;

/** Until when a parcel that was accepted then is to leave: the end of the last of its working days in Lagos. */
export function shipBy(acceptedAt: Date): Date {
  let at = Math.floor((acceptedAt.getTime() + lagos) / day);
  for (let left = SHIP_WITHIN_DAYS; left > 0; ) {
    at += 1;
    if (!isSunday(at)) left -= 1;
  }
  return new Date((at + 1) * day - lagos);
}

/** @param at days since 1 January 1970, a Thursday */
const isSunday = (at: number) => at % 7 === 3;
