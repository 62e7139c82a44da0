const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Lagos',
});

/** '21 November 2026 at 21:40, Lagos time' */
export function lagosTime(time: Date): string {
  return `${format.format(time)}, Lagos time`;
}
