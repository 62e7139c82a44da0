const format = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Africa/Lagos' });
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Africa/Lagos',
});

/** '2026-11' → 'November 2026' */
export const monthWords = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`));

/** '24 Nov', in Lagos. */
export const dayWords = (at: string): string => dayFormat.format(new Date(at));

/** 'Saturday 28 November at 14:10', in Lagos. */
export const momentWords = (at: Date): string => timeFormat.format(at);

/** The months of a statement, the newest first, at most ten years of them: `monthsFrom('2026-09', '2026-11')`. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let [year, month] = partsOf(last); months.length < 120; ) {
    const written = `${year}-${String(month).padStart(2, '0')}`;
    if (written < first && months.length > 0) break;
    months.push(written);
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  return months;
}

function partsOf(month: string): [year: number, month: number] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number];
}

/** The month that it is in Lagos. */
export const thisMonth = (now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', timeZone: 'Africa/Lagos' }).format(now);
