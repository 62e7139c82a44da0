const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', ...options });
  return (time: string) => made.format(new Date(time));
};

/** '21 Nov 2026', in Nigerian time; takes the API's ISO times. For what only the browser renders. */
export const formatDate = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** 'November 2026' */
export const formatMonth = format({ month: 'long', year: 'numeric' });

/** '14:05' */
export const formatTime = format({ hour: '2-digit', minute: '2-digit' });

/** '21 Nov 2026, 14:05' */
export const formatDateTime = format({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
