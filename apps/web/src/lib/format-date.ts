const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** '3 Nov 2026', in the reader's time zone. @param time ISO 8601 */
export const formatDate = (time: string): string => day.format(new Date(time));
