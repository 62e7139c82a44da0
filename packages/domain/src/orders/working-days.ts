/** The day in Lagos, in days since 1 January 1970. It is an hour ahead of UTC all year. */
export const dayNumber = (at: Date): number => Math.floor((at.getTime() + 3_600_000) / 86_400_000);

/**
 * The last of so many working days, Monday to Saturday, after a day. Of none it is the day itself, on a Sunday Monday. Public
 * holidays count like any other day.
 * @param day in days since 1 January 1970
 */
export function afterWorkingDays(day: number, count: number): number {
  let at = day;
  if (count === 0 && isSunday(at)) at += 1;
  for (let left = count; left > 0; ) {
    at += 1;
    if (!isSunday(at)) left -= 1;
  }
  return at;
}

/** 1 January 1970 was a Thursday. */
const isSunday = (day: number) => day % 7 === 3;
