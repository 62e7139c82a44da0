import type { Moment } from './data/desk/parcels.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Lagos is an hour ahead of UTC all year. */
const lagos = hour;
/** Hours of the day in Lagos in which shoppers are awake. */
const awake = { from: 7, until: 22 };

/** When that was, seen from `now`. A time of day has minutes of Lagos; Sundays are no working days. */
export function momentOf(moment: Moment, now: Date): Date {
  if ('awakeHours' in moment) return awakeHoursBefore(now, moment.awakeHours);
  const today = Math.floor((now.getTime() + lagos) / day);
  const on = 'days' in moment ? weekdayFrom(today - moment.days) : workdayBefore(today, moment.workdays);
  const [hours = 0, minutes = 0] = moment.at.split(':').map(Number);
  return new Date(on * day - lagos + hours * hour + minutes * minute);
}

/** @param on days since 1 January 1970, a Thursday */
const isSunday = (on: number) => on % 7 === 3;
const weekdayFrom = (on: number) => (isSunday(on) ? on + 1 : on);

function workdayBefore(today: number, many: number): number {
  let on = today;
  for (let left = many; left > 0; ) {
    on -= 1;
    if (!isSunday(on)) left -= 1;
  }
  return on;
}

function awakeHoursBefore(now: Date, hours: number): Date {
  let at = now.getTime();
  for (let left = Math.round(hours * 60); left > 0; ) {
    at -= minute;
    const ofDay = Math.floor(((at + lagos) % day) / hour);
    if (ofDay >= awake.from && ofDay < awake.until) left -= 1;
  }
  return new Date(at);
}
